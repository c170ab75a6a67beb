### Was das Terminal an einem Tisch sagt: Hollywood.

drawing-hollywood-scarcity = aus dem Spiel: { $scarce }
drawing-hollywood-full = voll
drawing-hollywood-blockbuster = Blockbuster
drawing-hollywood-legend = Star  ×2 Auszeichnung: zählt als zwei
drawing-hollywood-order = Verteilt wird Spalte für Spalte von links, jede von oben nach unten.
drawing-hollywood-order-up = Verteilt wird Spalte für Spalte von links, jede von unten nach oben.
asking-hollywood-finishing = Du bekommst { $star } { $stars } und musst eines deiner Projekte fertigstellen: Gib finish und das Genre ein.
asking-hollywood-owed = Doppelrolle: Lege noch { $reels ->
    [one] eine Filmrolle
   *[other] { $reels } Filmrollen
} (reel N).
asking-hollywood-laying = Du hast { $reels ->
    [one] eine Filmrolle. Lege sie
   *[other] { $reels } Filmrollen. Lege eine davon
} unten an eine Spalte (reel N){ $studio ->
    [both] {" "}oder spiele eine Studiokarte (clap oder double)
    [clap] {" "}oder spiele deine Klappe (clap)
    [double] {" "}oder spiele deine Doppelrolle (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre }: { $cards } × Sterne = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
asking-hollywood-reel = eine Filmrolle auf die unterste Karte einer Spalte legen; die anderen rücken hoch
asking-hollywood-clap = Klappe: passen, ohne eine Filmrolle zu legen, einmal im Spiel
asking-hollywood-double = Doppelrolle: zwei Filmrollen nacheinander legen, einmal im Spiel
asking-hollywood-finish = mit dem Star, den du bekommen hast, ein Projekt fertigstellen

drawing-hollywood-reels = Filmrollen
drawing-hollywood-cards = Studiokarten
drawing-hollywood-projects = Projekte
drawing-hollywood-films = Filme
