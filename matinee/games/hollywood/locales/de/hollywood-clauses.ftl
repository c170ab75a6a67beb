### Die Spielregel von Hollywood, dem Kartenspiel, in der App: eine Nachricht je Abschnitt, benannt nach seiner Nummer.
### Der Wert ist, was die Spielregel sagt; `.ruling` ist unsere Entscheidung, wo sie schweigt oder
### wo am Bildschirm anders gespielt wird.

section-hollywood-box = Was in der Schachtel liegt

H-B1 =
    Es gibt 12 Starkarten, Schauspieler und Regisseure, jede mit einer Anzahl Sterne.
    Es gibt 44 Filmkarten: 39 Drehbuchkarten in drei Genres (Action, Horror und Romanze), von denen einige eine Auszeichnung tragen, und 5 Blockbuster.
    Dazu kommen für alle je Filmrollen in einer Farbe und zwei Studiokarten, eine Klappe und eine Doppelrolle.

section-hollywood-setup = Spielvorbereitung

H-S1 = Die Starkarten und die Filmkarten werden getrennt gemischt und bilden zwei Stapel.

H-S2 =
    Drei oder vier Personen können mitspielen.
    Zu dritt nehmen alle je 4 Filmrollen, zu viert je 3.
    Es sind also immer 12 Filmrollen im Spiel.
    .ruling = Nach der Spielregel werden die Farben gewählt; hier hat jeder Platz seine eigene.

H-S3 = Der Startspieler der ersten Runde wird ausgelost.

section-hollywood-round = Ablauf einer Runde

H-R1 = Das Spiel dauert so viele Runden, wie Personen mitspielen.

H-R2 =
    In jeder Runde werden 3 Stars und 11 Filme von ihren Stapeln genommen und zusammengemischt.
    Diese 14 Karten werden offen in vier Spalten ausgelegt, von links an und jede von oben nach unten: Die ersten beiden Spalten haben 4 Karten, die letzten beiden 3.

H-R3 =
    Vom Startspieler an wird reihum im Uhrzeigersinn entweder eine Filmrolle gelegt oder eine Studiokarte gespielt.
    Wer keine Filmrolle mehr hat, wird übersprungen.
    Die Runde endet, sobald die 12. Filmrolle liegt.

H-R4 =
    Eine Filmrolle wird immer auf die unterste Karte einer Spalte gelegt.
    Filmrollen, die schon in dieser Spalte liegen, rücken um je eine Karte nach oben, gleich wem sie gehören; auf einer Karte liegen also nie zwei.

H-R5 = Eine Spalte mit einer Filmrolle auf jeder Karte ist voll, und niemand darf dort noch eine legen.

H-R6 =
    Jede Studiokarte kann im ganzen Spiel nur einmal gespielt werden und kommt danach aus dem Spiel.
    Wer die Klappe spielt, passt in diesem Zug, ohne eine Filmrolle zu legen.

H-R7 =
    Wer die Doppelrolle spielt, legt zwei Filmrollen nacheinander nach den üblichen Regeln.
    Dafür müssen noch mindestens zwei eigene Filmrollen übrig sein.

section-hollywood-handing-out = Verteilen der Karten

H-A1 =
    Nach der 12. Filmrolle geht jede Karte, auf der eine Filmrolle liegt, an deren Besitzer, eine Karte nach der anderen.
    Zuerst kommt die Spalte ganz links, dann die übrigen von links nach rechts, jede von oben nach unten.
    Die Reihenfolge ist wichtig: Jede Karte wird eingeordnet, bevor die nächste verteilt wird.

H-A2 =
    Die beiden Karten ohne Filmrolle kommen aus dem Spiel.
    Welche es waren, ist nur für die Variante „Knappheit“ von Belang (H-V1).

H-A3 = Wer einen Blockbuster erhält, legt ihn einfach beiseite; er zählt am Spielende.

H-A4 =
    Wer eine Drehbuchkarte erhält, muss sie dem eigenen Projekt desselben Genres hinzufügen.
    Gibt es noch keines, beginnt die Karte ein neues Projekt.

H-A5 =
    Wer einen Star erhält, muss damit sofort eines der eigenen Projekte nach freier Wahl fertigstellen.
    Der Film ist dann abgeschlossen und nimmt keine Karten mehr auf; sein Genre kann mit einer späteren Drehbuchkarte neu begonnen werden.

H-A6 = Wer einen Star erhält und in diesem Augenblick kein Projekt hat, wirft den Star ab.

H-A7 = Ein Star lässt sich nicht ablehnen: Wer mindestens ein Projekt hat, muss ihn verwenden, auch wenn er ungelegen kommt.

H-A8 = Alle dürfen jederzeit alle fertigen Filme ansehen.

section-hollywood-next = Die nächste Runde

H-N1 =
    Alle nehmen ihre Filmrollen zurück.
    Startspieler der nächsten Runde ist, wer links vom bisherigen Startspieler sitzt.

section-hollywood-end = Spielende

H-E1 = Jeder Blockbuster ist 2 Punkte wert.

H-E2 =
    Jeder fertige Film ist so viel wert wie die Zahl seiner Drehbuchkarten mal die Sterne seiner Starkarte.
    Eine Karte mit Auszeichnung zählt als zwei.

H-E3 =
    Von den eigenen unfertigen Projekten zählt nur das größte, und zwar 1 Punkt je Karte.
    Eine Karte mit Auszeichnung zählt auch hier als zwei, sowohl für den Vergleich als auch für die Punkte.
    Sind zwei oder mehr eigene Projekte gleich groß und am größten, zählt keines davon.

H-E4 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt, wer unter den Beteiligten den fertigen Film mit dem höchsten Wert hat.
    .ruling =
        Mit der Variante „Knappheit“ gilt der multiplizierte Wert des Films.
        Kein fertiger Film ist weniger als ein fertiger Film mit dem Wert 0.
        Bleibt es beim Gleichstand, wird der Sieg geteilt.

section-hollywood-variants = Varianten

H-V1 = Knappheit: Am Spielende wird jeder fertige Film außerdem mit der Zahl der Drehbuchkarten seines Genres multipliziert, die am Ende der Runden ohne Filmrolle geblieben und aus dem Spiel gekommen sind.
    .ruling =
        Jede dieser Karten zählt einmal, ob mit oder ohne Auszeichnung, und Karten, die nie ausgelegt wurden, zählen nicht.
        Ist keine Karte eines Genres so aus dem Spiel gekommen, sind die Filme dieses Genres 0 wert.

H-V2 = Prototyp: Am Ende einer Runde wird jede Spalte von unten nach oben verteilt statt von oben nach unten.

section-hollywood-examples = Beispiele

H-X =
    Bill hat zwei Projekte, eines aus zwei Horrorkarten und eines aus einer einzelnen Actionkarte.
    Er erhält noch eine Horrorkarte: Sie muss zum Horrorprojekt, das nun drei Karten hat.

    Danach erhält er den Star Roman Tisch und muss mit ihm sofort eines der beiden Projekte fertigstellen.
    Bill wählt Horror und legt einen fertigen Film aus drei Drehbuchkarten und Roman Tisch beiseite; sein Actionprojekt läuft weiter.
