### Die Vorschau auf den Link eines Tisches.

preview-result = { $game }: { $winners }
preview-playing = Das Spiel läuft. Öffne den Link, um zuzuschauen.
preview-gathering = { $free ->
    [0] Alle Plätze sind besetzt. Öffne den Link, um zuzuschauen.
    [one] 1 Platz ist frei. Spiel mit!
   *[other] { $free } Plätze sind frei. Spiel mit!
}
