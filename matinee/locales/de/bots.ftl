# Die Spielstärken der Bots: ein Name, ein Charakter in einer Zeile und eine einfache Angabe der Stärke.

level-passerby = Die Passantin
    .character = Ist aus Versehen ins Bild gelaufen. Übersieht die Hälfte und hat einen schönen Tag.
    .difficulty = Einsteiger
level-extra = Die Komparsin
    .character = Freut sich, dabei zu sein. Vergisst die eine oder andere Faustregel und lässt dir die guten Szenen.
    .difficulty = Leicht
level-understudy = Die Zweitbesetzung
    .character = Kann alle Rollen auswendig, erwischt aber hin und wieder die falsche Seite.
    .difficulty = Mittel
level-lead = Die Hauptrolle
    .character = Nimmt, was auf den ersten Blick am meisten bringt, und hat ein gutes Auge dafür.
    .difficulty = Schwer
level-diva = Die Diva
    .character = Hat jede Rolle eine Million Mal gespielt und weiß auf einen Blick Bescheid. Erklärt nichts.
    .difficulty = Experte
level-legend = Die Legende
    .character = Hat jeden Film gesehen, auch deinen. Überlegt eine Sekunde und bereut es selten.
    .difficulty = Meister
