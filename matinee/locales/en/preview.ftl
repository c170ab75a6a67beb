### The preview of a table's link.

preview-result = { $game }: { $winners }
preview-playing = A game is in progress. Open the link to watch.
preview-gathering = { $free ->
    [0] All seats are taken. Open the link to watch.
    [one] 1 seat is open. Join the game!
   *[other] { $free } seats are open. Join the game!
}
