### Die Bilder von Dreams: Bilderbögen und eigene Bildersätze.

pictures-sheet = { $deck }: { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}
pictures-written = { $file } zeigt { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}. Öffne die Datei im Browser.
pictures-deck = { $file } ist eine Schachtel mit { $count ->
    [one] 1 Bild
   *[other] { $count } Bildern
}, davon { $added ->
    [one] 1 neues
   *[other] { $added } neue
}. Ändere die Blickfänge darin nach Belieben und spiele damit: matinee play dreams --box { $file }.

## Wie eine Stelle in einem Bild heißt, das niemand beschrieben hat.

dreams-something = { $tone ->
    [light] etwas Helles
    [dark] etwas Dunkles
   *[grey] etwas
} { $row ->
    [0] { $column ->
        [0] oben links
        [1] oben
       *[2] oben rechts
    }
    [1] { $column ->
        [0] links
        [1] in der Mitte
       *[2] rechts
    }
   *[2] { $column ->
        [0] unten links
        [1] unten
       *[2] unten rechts
    }
}

error-deck-few = { $count ->
    [0] In { $folder } sind keine Bilder.
    [one] In { $folder } ist nur ein Bild.
   *[other] In { $folder } sind nur { $count } Bilder.
} Ein Bildersatz hat mindestens { $least }: SVG, PNG, JPEG oder WebP.
error-deck-picture = { $file } ist kein lesbares Bild.
error-deck-landmarks = { $file } hat keine Blickfänge. Ein SVG braucht eine Gruppe mit der id „landmarks“ (docs/pictures.md); ein Foto oder Gemälde darf nicht leer sein.
