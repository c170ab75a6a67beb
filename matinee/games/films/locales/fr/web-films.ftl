### Ce que dit le navigateur aux tables de Dream Factory et de Traumfabrik.

web-films-round = Manche { $round } sur 4
web-films-nth = { $number } sur 8
web-films-house = Trophées, bobines et pile
web-films-close = Fermer
web-films-own = Votre studio
web-films-others = Les autres studios
web-films-locations = Les huit lieux
web-films-past = visité
web-films-now = nous sommes ici
web-films-sold = { $name } a payé { $price }
web-films-nothing-here = Il n’y a plus rien ici.
web-films-face-down = { $count ->
    [one] 1 tuile face cachée
   *[other] { $count } tuiles face cachée
}
web-films-tile = { $name } : { $kind }, { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

## Les questions.

web-films-ask-choosing = Quelle légende vient cette manche ?
web-films-ask-bidding = Votre enchère pour { $place } ?
web-films-ask-outbid = Trop cher pour vous : { $place }
web-films-ask-taking = Qui ramenez-vous de la fête ?
web-films-ask-placing = { $count ->
    [one] Où va cette tuile ?
   *[other] Où vont ces tuiles ?
}
web-films-wait-choosing = { $name } choisit une légende…
web-films-wait-bidding = { $name } médite une enchère pour { $place }…
web-films-wait-taking = { $name } fait le tour de la fête…
web-films-wait-placing = { $name } reçoit { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} et cherche où placer…
web-films-have = Vous avez { $money }
web-films-standing = enchère en cours
web-films-no-bid = personne encore
web-films-bid = Miser { $amount }
web-films-bids = mise { $amount }
web-films-pass = Passer
web-films-passed = a passé
web-films-in = en lice
web-films-thinks = réfléchit…
web-films-exact = Autre montant
web-films-amount = Montant
web-films-less = Moins
web-films-more = Plus
web-films-take = Prendre { $tile }
web-films-director = Inviter { $tile }
web-films-decline = Ne rien prendre
web-films-guest = { $actors ->
    [one] { $actors } acteur
   *[other] { $actors } acteurs
}
web-films-why = Le plus d’acteurs et de stars d’abord ; à égalité, dans le sens horaire depuis { $name }.
web-films-lit = { $tile } : { $count ->
    [one] une case est éclairée
   *[other] { $count } cases sont éclairées
}. Touchez-en une ou glissez-y la tuile.
web-films-place-on = { $tile } sur « { $film } » ?
web-films-discard-what = Défausser { $tile } ? La tuile quitte la partie.
web-films-fits-nowhere = { $tile } ne va nulle part et quitte la partie.
web-films-confirm = Placer
web-films-change = Changer d’avis
web-films-discard = Défausser
web-films-put-here = { $film }, { $space } : la note serait { $total }
web-films-cover-here = { $film }, sur { $space } : la note serait { $total } au lieu de { $from }
web-films-would-finish = { $marker ->
    [none] Première sans bobine
   *[other] Première avec la bobine { $marker }
}

## Conseils.

web-films-hint-place = Note de { $from } à { $total }.
web-films-hint-premiere = Note de { $from } à { $total } : première { $marker ->
    [none] sans bobine
   *[other] avec la bobine { $marker }
}.
web-films-hint-pass = Vous gardez { $money } et recevez votre part de ce qui est payé, s’il y en a une.
web-films-hint-bid = Pour { $kinds } : { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} en tout. Il vous reste { $money }.
web-films-hint-tile = { $kind }, { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

## Studios et films.

web-films-asks = demande : { $kind }
web-films-printed = { $stars } étoiles imprimées
web-films-rating = Note actuelle
web-films-points = { $points } points
web-films-money = Argent : { $money }
web-films-money-word = argent
web-films-hidden = caché
web-films-actors = acteurs
web-films-actors-how = Sur tous les films, terminés ou non : qui en a le plus choisit d’abord à une fête.
web-films-director-stars = étoiles de réalisateurs
web-films-director-stars-how = Sur les films terminés seulement : elles comptent pour le meilleur réalisateur.
web-films-so-far = points acquis
web-films-total = Total : { $total }
web-films-finished = Films terminés
web-films-film-glance = { $film } : { $total } pour l’instant, { $open ->
    [one] { $open } case libre
   *[other] { $open } cases libres
}
web-films-finished-glance = { $film }, terminé : { $points } points

## À côté de la table.

web-films-trophies = Trophées
web-films-trophies-left = Trophées encore à gagner
web-films-worth = { $points } points
web-films-open = encore à gagner
web-films-lost = attribué à personne
web-films-markers = Bobines
web-films-markers-left = Bobines restantes
web-films-marker-free = Bobine { $marker }
web-films-marker-held = Bobine { $marker } : { $name }, { $film }
web-films-pile = Scénarios dans la pile
web-films-pile-left = Scénarios restant dans la pile
web-films-pile-top = Qui termine un film prend celui-ci :
web-films-pile-empty = Il n’en reste plus.
web-films-legends = Légendes à venir
web-films-legends-hidden = Elles sont face cachée ; une se dévoile à chaque manche.
web-films-pot = Argent au milieu
web-films-pot-why = Il s’ajoute au prochain paiement et se partage avec lui.

## Grands moments.

web-films-moment-finished = Première !
web-films-moment-awarded = Et le gagnant est…
web-films-moment-drew = Un nouveau scénario
