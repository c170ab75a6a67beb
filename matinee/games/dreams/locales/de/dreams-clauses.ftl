### Die Spielregel von Dreams in der App: eine Nachricht je Abschnitt, benannt nach seiner Nummer.
### Der Wert ist, was die Spielregel sagt; `.ruling` ist unsere Entscheidung, wo sie schweigt oder
### wo am Bildschirm anders gespielt wird.

section-dreams-box = Was in der Schachtel liegt

D-B1 =
    Es gibt 72 Träume, das sind Bilder auf Karten, 4 nummerierte Marker, einen Himmel und einen Pfad, auf dem die Punkte gezählt werden.
    Es gibt 20 Plättchen für die Götter, mit den Nummern der Träume, und 4 für den Sterblichen.
    Alle haben je eine Farbe, eine Stimme, eine Mondsichel für den Pfad und 3 Sterne: einen hellen, einen grauen und einen dunklen.

section-dreams-setup = Spielvorbereitung

D-B0 = Die Spielregel sagt nicht, wie der erste Geber bestimmt wird, und auch nicht, wie viele Personen mitspielen können. Es gibt 6 Farben und Plättchen für bis zu 6 Rollen.
    .ruling =
        Drei bis sechs Personen können mitspielen: Zu zweit wüsste der Gott, wer der Sterbliche ist.
        Der erste Geber wird ausgelost. Nach der Spielregel werden die Farben gewählt; hier hat jeder Platz seine eigene.

section-dreams-round = Ablauf einer Runde

D-R1 =
    In jeder Runde werden 4 Träume aufgedeckt und von 1 bis 4 nummeriert.
    Sie liegen so herum wie der Himmel.

D-R2 =
    Eine der vier Nummern ist die der wahren Vision.
    Alle bis auf eine Person erfahren die Nummer; sie sind die Götter.
    Eine Person erfährt nur, dass sie der Sterbliche ist.
    Niemand kennt die Rolle von jemand anderem.
    Dafür mischen die Mitspielenden vier verdeckte Stapel aus Plättchen, einen je Nummer und jeden mit einem Plättchen für den Sterblichen, und der Geber verteilt die Plättchen eines Stapels.
    .ruling = Hier werden die Nummer und der Sterbliche stattdessen ausgelost, was auf dasselbe hinausläuft.

D-R3 =
    Der Geber beginnt, und die anderen folgen im Uhrzeigersinn, dreimal reihum.
    Wer an der Reihe ist, wählt einen noch nicht gelegten eigenen Stern und legt ihn an eine beliebige Stelle des Himmels.
    Ein gelegter Stern wird nie verschoben oder weggenommen.
    Die Spielregel rät den Göttern, die auffälligsten Einzelheiten der wahren Vision zu markieren.
    .ruling =
        Ein Stern muss ganz auf dem Himmel liegen; er darf einen anderen berühren, aber nicht überlappen.
        Positionen sind ganze Zahlen: x von 0 bis 79 von links und y von 0 bis 119 von oben gezählt. Ein Stern ist eine Scheibe mit Radius 3.
        Der Himmel hat die Proportionen eines Bildes, sodass ihn ein daraufgelegtes Bild ganz bedeckt: Er ist 80 breit und 120 hoch, seine Ecken sind mit dem Radius 12 gerundet, und kein Teil eines Sterns darf über den Rand ragen.
        Partien, die vor dieser Regel begonnen wurden, behalten ihren Himmel, eine Ellipse, 120 breit und 80 hoch.

D-R4 =
    Alle dürfen über das, was sie sehen und tun, sagen, was sie wollen, ob wahr oder falsch, und niemand muss etwas sagen.
    Die Spielregel warnt die Götter davor, ein Bild mit mehr Interesse anzusehen als die anderen.

section-dreams-vote = Die Abstimmung

D-V1 =
    Dann stimmen alle geheim und gleichzeitig ab: Ein Gott nennt die Farbe der Person, die er für den Sterblichen hält, und der Sterbliche nennt die Nummer, die er für die wahre Vision hält.
    Haben alle abgestimmt, werden Stimmen und Rollen zusammen aufgedeckt.
    .ruling = Niemand darf sich enthalten, niemand darf für sich selbst stimmen, und eine abgegebene Stimme ist endgültig.

section-dreams-points = Punkte

D-P1 =
    Der Sterbliche erhält 3 Punkte, wenn niemand seine Farbe genannt hat, und 2 Punkte, wenn er die richtige Nummer genannt hat.
    Die Spielregel empfiehlt, die Punkte nacheinander zu vergeben, möglichst zuerst dem Sterblichen.

D-P2 = Ein Gott erhält 2 Punkte, wenn er den Sterblichen genannt hat, und 1 Punkt, wenn niemand seine eigene Farbe genannt hat.

section-dreams-next = Die nächste Runde

D-N1 =
    Hat niemand 16 Punkte erreicht, folgt eine weitere Runde.
    Alle nehmen ihre Sterne zurück, die vier Träume werden beiseitegelegt, und der nächste Geber ist, wer links vom bisherigen sitzt.

section-dreams-end = Spielende

D-E1 =
    Das Spiel endet mit der Runde, in der jemand 16 Punkte erreicht oder überschreitet; vor dieser Prüfung erhalten alle ihre Punkte der Runde.
    Wer die meisten Punkte hat, gewinnt, und der Sieg kann geteilt werden.

D-E2 = Die Spielregel sagt nicht, was geschieht, wenn für eine neue Runde weniger als 4 Träume übrig sind.
    .ruling = Die beiseitegelegten Träume werden wieder eingemischt.

section-dreams-examples = Beispiele

D-X =
    Sterne legen: Valentine beginnt mit ihrem hellen Stern, Jules legt seinen dunklen, Bruno und Ruth legen beide ihren grauen.
    Das alles ist erlaubt, denn der erste Stern darf von jeder Sorte sein.

    Eine Runde werten: Bruno (Blau) ist der Sterbliche und stimmt für Traum 2, aber die wahre Vision ist die 3.
    Die Götter haben nur Gelb (Jules) und Grün (Valentine) genannt.
    Bruno erhält 3 Punkte, weil niemand ihn genannt hat, Ruth erhält 1, weil niemand sie genannt hat, und sonst erhält niemand etwas.

    Die letzte Runde: Jules ist der Sterbliche, findet die wahre Vision, erhält 2 Punkte und erreicht damit 16.
    Ruth hat ihn genannt, erhält ebenfalls 2 Punkte und erreicht 17: Ruth gewinnt.
