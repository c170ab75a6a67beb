### Texts of the terminal for Hollywood.

drawing-hollywood-scarcity = thrown away: { $scarce }
drawing-hollywood-full = full
drawing-hollywood-blockbuster = blockbuster
drawing-hollywood-legend = star  ×2 award: counts as two
drawing-hollywood-order = Cards will be handed out column by column from the left, each from top to bottom.
drawing-hollywood-order-up = Cards will be handed out column by column from the left, each from bottom to top.
asking-hollywood-finishing = You got { $star } { $stars } and must finish one of your projects: type finish and its genre.
asking-hollywood-owed = Double Reel: { $reels ->
    [one] place one more reel
   *[other] place { $reels } more reels
} (reel N).
asking-hollywood-laying = You have { $reels ->
    [one] 1 reel
   *[other] { $reels } reels
}. Place one at the bottom of a column (reel N){ $studio ->
    [both] , or play a studio card (clap or double)
    [clap] , or play your Clap Board (clap)
    [double] , or play your Double Reel (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre }: { $cards } × stars = { $points ->
    [one] 1 point
   *[other] { $points } points
}
asking-hollywood-reel = place a reel on the bottom card of a column; the others move up
asking-hollywood-clap = Clap Board: pass without placing a reel, once in the game
asking-hollywood-double = Double Reel: place two reels at once, once in the game
asking-hollywood-finish = finish a project with the star you got

drawing-hollywood-reels = Reels
drawing-hollywood-cards = Studio cards
drawing-hollywood-projects = Projects
drawing-hollywood-films = Films
