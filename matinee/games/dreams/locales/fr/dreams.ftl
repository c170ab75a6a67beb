### Ce que dit Dreams : ses mots, son journal, ses refus.

## Le jeu en une phrase, pour la page d’accueil.

dreams-about-dreams = Les dieux dessinent un rêve en étoiles. Parmi eux, un mortel ignore lequel.

dreams-colour-red = rouge
dreams-colour-blue = bleu
dreams-colour-yellow = jaune
dreams-colour-green = vert
dreams-colour-purple = violet
dreams-colour-orange = orange
dreams-tone-light = claire
dreams-tone-grey = grise
dreams-tone-dark = noire

## La feuille de score.

dreams-score-hidden = Mortel : non démasqué ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
dreams-score-found-vision = Mortel : vraie vision trouvée ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
dreams-score-found-mortal = Dieu : mortel démasqué ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
dreams-score-unsuspected = Dieu : jamais soupçonné ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})

## Le journal.

dreams-round-begins = La manche { $round } commence. Le donneur est { $seat }.
    .you = La manche { $round } commence. Vous êtes le donneur.
dreams-star-laid = { $seat } pose son étoile { $tone ->
    [light] claire
    [grey] grise
   *[dark] noire
} en { $x }, { $y }.
    .you = Vous posez votre étoile { $tone ->
        [light] claire
        [grey] grise
       *[dark] noire
    } en { $x }, { $y }.
dreams-voted = { $seat } a voté.
    .you = Vous avez voté.
dreams-revealed = La vraie vision était le rêve { $vision }, et le mortel était { $seat }.
    .you = La vraie vision était le rêve { $vision }, et le mortel, c’était vous.
dreams-named = { $seat } a voté pour { $vote ->
    [red] { dreams-colour-red }
    [blue] { dreams-colour-blue }
    [yellow] { dreams-colour-yellow }
    [green] { dreams-colour-green }
    [purple] { dreams-colour-purple }
    [orange] { dreams-colour-orange }
   *[other] le rêve { $vote }
}.
    .you = Vous avez voté pour { $vote ->
        [red] { dreams-colour-red }
        [blue] { dreams-colour-blue }
        [yellow] { dreams-colour-yellow }
        [green] { dreams-colour-green }
        [purple] { dreams-colour-purple }
        [orange] { dreams-colour-orange }
       *[other] le rêve { $vote }
    }.
dreams-scored = { $seat } marque { $points ->
    [one] 1 point
   *[other] { $points } points
} : { $why ->
    [hidden] personne n’a démasqué le mortel
    [found-vision] le mortel a trouvé la vraie vision
    [found-mortal] ce dieu a démasqué le mortel
   *[unsuspected] personne n’a soupçonné ce dieu
}.
    .you = Vous marquez { $points ->
        [one] 1 point
       *[other] { $points } points
    } : { $why ->
        [hidden] personne n’a démasqué le mortel
        [found-vision] le mortel a trouvé la vraie vision
        [found-mortal] ce dieu a démasqué le mortel
       *[unsuspected] personne n’a soupçonné ce dieu
    }.
dreams-game-over = La partie est terminée.

## Refus.

refused-dreams-unreadable = « { $move } » n’est pas un coup. Les coups sont : star light X Y, star grey X Y, star dark X Y, vote COULEUR (en anglais), vote 1 à vote 4.
refused-dreams-no-such-tone = Il n’y a pas d’étoile « { $tone } ». Les étoiles sont : light (claire), grey (grise), dark (noire).
refused-dreams-no-such-place = { $x }, { $y } n’est pas sur le firmament : x va de 0 à { $right } et y de 0 à { $bottom }.
refused-dreams-no-such-vote = Il n’y a pas de vote « { $vote } ». On vote pour une couleur (red, blue, yellow, green, purple, orange) ou pour un numéro de 1 à 4.
refused-dreams-laid = Vous avez déjà posé votre étoile { $tone ->
    [light] claire
    [grey] grise
   *[dark] noire
}.
refused-dreams-outside = En { $x }, { $y }, une étoile dépasserait le bord du firmament.
refused-dreams-overlap = En { $x }, { $y }, votre étoile chevaucherait l’étoile { $number }, celle du joueur { $colour }.
refused-dreams-all-laid = Toutes les étoiles sont posées. Il faut maintenant voter : un dieu pour une couleur, le mortel pour un numéro.
refused-dreams-stars-first = On vote quand chacun a posé ses trois étoiles. Posez-en d’abord une : star light, grey ou dark, avec X et Y.
refused-dreams-god = Vous êtes un dieu : votez pour la couleur du joueur que vous prenez pour le mortel, pas pour un numéro.
refused-dreams-mortal = Vous êtes le mortel : votez pour le numéro d’un rêve, de 1 à 4, pas pour une couleur.
refused-dreams-oneself = C’est votre propre couleur. Personne ne vote pour soi-même.
refused-dreams-nobody = Personne ne joue { $colour } dans cette partie.
refused-dreams-vote-final = Vous avez voté ; un vote est définitif.

## Les erreurs d’une boîte.

dreams-box-deck = Il faut { $count } rêves, pas { $found }.
dreams-box-own-deck = Un jeu d’images personnel a de { $low } à { $high } rêves, pas { $found }.
dreams-box-file = Une image doit être un fichier SVG, PNG, JPEG ou WebP dans le dossier du jeu d’images, pas « { $file } ».
