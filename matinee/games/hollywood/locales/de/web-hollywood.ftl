### Was der Browser an einem Tisch sagt: Hollywood.

web-hollywood-round = Runde { $round } von { $rounds }
web-hollywood-lay = Lege eine Filmrolle oder spiele eine Studiokarte
web-hollywood-owed = Doppelrolle: noch { $reels ->
    [one] 1 Filmrolle
   *[other] { $reels } Filmrollen
} zu legen
web-hollywood-finish-which = Ein Star! Welchen Film vollendet er?
web-hollywood-reel = Filmrolle hierher ({ $column })
web-hollywood-clap = Klappe: passen
web-hollywood-double = Doppelrolle
web-hollywood-columns = Die vier Spalten der Karten
web-hollywood-column = Spalte { $column }
web-hollywood-nth = Wird als { $nth }. Karte verteilt
web-hollywood-action = Action
web-hollywood-horror = Horror
web-hollywood-romance = Romanze
web-hollywood-blockbuster = Blockbuster
web-hollywood-stars = { $stars ->
    [one] Star mit { $stars } Stern
   *[other] Star mit { $stars } Sternen
}
web-hollywood-award = Auszeichnung, zählt doppelt
web-hollywood-reel-of = Filmrolle von { $name }
web-hollywood-reels = Übrige Filmrollen
web-hollywood-ambition = Für das größte unfertige Projekt
web-hollywood-project = Projekt, { $genre }: { $size }
web-hollywood-film = Fertiger Film, { $genre }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
web-hollywood-handed = Verteilt
web-hollywood-left = für niemanden
web-hollywood-floor = Schnittreste
web-hollywood-floor-empty = Hier landen die Karten, die niemand bekommt: zwei je Runde, und Stars ohne Projekt.
web-hollywood-scarce = { $genre }: Filme zählen bisher × { $count }
web-hint-reel = Auf { $card }: { $kind }.
web-hint-finish = Wert: { $product }.
web-hint-finish-scarce = Wert bisher: { $product }.
web-move-reel = Eine Filmrolle in Spalte { $number } legen
web-move-clap = Die Klappe spielen: passen
web-move-double = Die Doppelrolle spielen
web-move-finish = Den Film fertigstellen: { $genre }
