# Die Spielstärken der Bots: ein Name und ein Charakter in einer Zeile.

level-extra = Die Komparsin
    .character = Freut sich, dabei zu sein. Vergisst die eine oder andere Faustregel und lässt dir die guten Szenen.
level-understudy = Die Zweitbesetzung
    .character = Kann alle Rollen auswendig, erwischt aber hin und wieder die falsche Seite.
level-lead = Die Hauptrolle
    .character = Nimmt, was auf den ersten Blick am meisten bringt, und hat ein gutes Auge dafür.
level-legend = Die Legende
    .character = Hat jeden Film gesehen, auch deinen. Überlegt eine Sekunde und bereut es selten.
