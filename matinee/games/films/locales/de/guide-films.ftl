### Wie man spielt, auf einer Seite: Titel und Texte der Abschnitte, der Reihe nach.

guide-films-goal = Das Ziel
    .text = Dreh Filme. Jeder hat Felder für Regie, Schauspieler, Kamera, Musik oder Effekte. Ein fertiger Film bringt so viele Punkte, wie er Sterne hat.
guide-films-auction = Plättchen ersteigern
    .text = Sechsmal je Runde werden Plättchen zusammen versteigert. Biete reihum oder passe. Das höchste Gebot bekommt alle, und die anderen teilen sich den Preis.
guide-films-party = Auf Partys gehen
    .text = Zweimal je Runde nehmen alle auf einer Party ein Plättchen, und es kostet nichts. Wer die meisten Schauspieler und Stars hat, wählt zuerst.
guide-films-place = Felder füllen
    .text = Ein Plättchen kommt auf ein Feld mit seinem Symbol. Ein freies Feld nimmt alles außer Regie und Star. Ein Vertrag passt überall außer auf ein Starfeld. Was du nicht brauchst, wirfst du ab.
guide-films-score = Punkte nach vier Runden
    .text = Jeder fertige Film: seine Wertung. Jede Trophäe: 5 oder 10. Jede Münze: 1. Unfertige Filme zählen nichts.
