### L’aperçu du lien d’une table.

preview-result = { $game } : { $winners }
preview-playing = Une partie est en cours. Ouvrez le lien pour la suivre.
preview-gathering = { $free ->
    [0] Toutes les places sont prises. Ouvrez le lien pour regarder.
    [one] 1 place est libre. Rejoignez la partie !
   *[other] { $free } places sont libres. Rejoignez la partie !
}
