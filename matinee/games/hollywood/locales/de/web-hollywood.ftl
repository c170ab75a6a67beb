### Was der Browser an einem Tisch sagt: Hollywood.

web-hollywood-round = Runde { $round } von { $rounds }
web-hollywood-lay = Lege eine Filmrolle: Sie schiebt die anderen hoch.
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
web-hollywood-project = Projekt, { $genre }: { $size }
web-hollywood-film = Fertiger Film, { $genre }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
web-hollywood-left = für niemanden
web-hollywood-floor = Schnittreste
web-hollywood-floor-empty = Hier landen die Karten, die niemand bekommt: zwei je Runde, und Stars ohne Projekt.
web-hollywood-scarce = { $genre }: Filme zählen bisher × { $count }
web-hollywood-forecast = Wenn die Runde jetzt endete
web-hollywood-forecast-help = Zeigt auf jeder Karte, wer sie bekäme und was sie brächte. Bei einem Star gilt das Projekt, das am meisten zählt.
web-hollywood-forecast-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn die Runde jetzt endete
web-hollywood-plus = +{ $points }
web-hollywood-size = → { $size }
web-hollywood-no-project = kein Projekt
web-hollywood-would-join = das Projekt { $genre } hätte dann { $size }
web-hollywood-would-finish = würde einen Film vollenden, { $genre }: { $product }
web-hollywood-new-reel = Deine Filmrolle kommt auf { $card }.
web-hollywood-pushed = Die Filmrolle von { $name } rückt auf { $card }.
    .you = Deine Filmrolle rückt auf { $card }.
web-hollywood-again = Nochmal tippen
web-hollywood-full = Voll
web-hollywood-handing-out = Jede Karte geht an den Besitzer ihrer Rolle.
web-hollywood-skip = Überspringen
web-hollywood-largest = größtes: +{ $points }
web-hollywood-largest-help = Am Ende zählt nur das größte unfertige Projekt, 1 Punkt je Karte. Eine Auszeichnung zählt wie zwei Karten. Sind zwei gleich groß, zählt keines.
web-hollywood-nothing-yet = Noch keine Karten.
web-hollywood-variants = Varianten
web-hollywood-scarce-help = Filme zählen × die Drehbücher ihres Genres hier: 3 Karten mit 4 Sternen sind 12 wert, mit zwei solchen Drehbüchern 24, ohne eines 0.
web-hint-reel = Deine Filmrolle kommt auf { $card } ({ $kind }).
web-hint-finish = Wert: { $product }.
web-hint-finish-scarce = Wert bisher: { $product }.
web-move-reel = Eine Filmrolle in Spalte { $number } legen
web-move-clap = Die Klappe spielen: passen
web-move-double = Die Doppelrolle spielen
web-move-finish = Den Film fertigstellen: { $genre }
