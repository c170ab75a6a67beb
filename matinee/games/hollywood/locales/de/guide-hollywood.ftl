### Wie man spielt, auf einer Seite: Titel und Texte der Abschnitte, der Reihe nach.

guide-hollywood-goal = Das Ziel
    .text = Sammle Drehbücher eines Genres und fang dann einen Star: Er vollendet den Film. Karten mal Sterne des Stars sind deine Punkte.
guide-hollywood-turn = Dein Zug
    .text = Lege eine Filmrolle auf die unterste Karte einer Spalte. Rollen, die dort liegen, rücken alle eine Karte höher. Eine Spalte mit einer Rolle auf jeder Karte ist voll.
guide-hollywood-handout = Die Karten werden verteilt
    .text = Wenn 12 Rollen liegen, geht jede Karte an den Besitzer ihrer Rolle: Spalte für Spalte von links, jeweils von oben. Die Reihenfolge zählt: Ein Star braucht ein Projekt, das du schon hast.
guide-hollywood-star = Studiokarten
    .text = Einmal im Spiel: Mit der Klappe passt du, mit der Doppelrolle legst du zwei Rollen auf einmal.
guide-hollywood-score = Punkte nach so vielen Runden wie Mitspielern
    .text = Fertige Filme: Karten mal Sterne, eine Auszeichnung zählt als zwei Karten. Blockbuster: je 2. Dein größtes unfertiges Projekt: 1 je Karte, bei Gleichstand nichts.
