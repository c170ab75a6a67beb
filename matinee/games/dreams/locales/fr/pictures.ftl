### Les images de Dreams : planches et jeux d’images personnels.

pictures-sheet = { $deck } : { $count ->
    [one] { $count } image
   *[other] { $count } images
}
pictures-written = { $file } montre { $count ->
    [one] { $count } image
   *[other] { $count } images
}. Ouvrez-le dans un navigateur.
pictures-deck = { $file } est une boîte de { $count ->
    [one] { $count } image
   *[other] { $count } images
}, dont { $added ->
    [one] { $added } nouvelle
   *[other] { $added } nouvelles
}. Modifiez ses points de repère si vous le souhaitez, puis jouez avec : matinee play dreams --box { $file }.

## Le nom d’un endroit dans une image que personne n’a décrite.

dreams-something = { $tone ->
    [light] quelque chose de clair
    [dark] quelque chose de sombre
   *[grey] quelque chose
} { $row ->
    [0] { $column ->
        [0] en haut à gauche
        [1] en haut
       *[2] en haut à droite
    }
    [1] { $column ->
        [0] à gauche
        [1] au milieu
       *[2] à droite
    }
   *[2] { $column ->
        [0] en bas à gauche
        [1] en bas
       *[2] en bas à droite
    }
}

error-deck-few = { $count ->
    [0] Il n’y a pas d’image dans { $folder }.
    [one] Il n’y a qu’une image dans { $folder }.
   *[other] Il n’y a que { $count } images dans { $folder }.
} Il en faut au moins { $least } : SVG, PNG, JPEG ou WebP.
error-deck-picture = { $file } n’est pas une image lisible.
error-deck-landmarks = { $file } n’a pas de points de repère. Un SVG a besoin d’un groupe d’identifiant « landmarks » (docs/pictures.md) ; une photo ou une peinture ne doit pas être vide.
