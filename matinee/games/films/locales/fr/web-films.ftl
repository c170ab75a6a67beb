### Ce que dit le navigateur aux tables de Dream Factory et de Traumfabrik.

web-films-round = Manche { $round } sur 4
web-films-nth = { $number } sur 8
web-films-house = Trophées, bobines et scénarios
web-films-close = Fermer
web-films-own = Votre studio
web-films-others = Autres studios
web-films-locations = Les huit lieux
web-films-past = terminé
web-films-now = en cours
web-films-sold = { $name } a payé { $price }
web-films-nothing-here = Il ne reste rien ici.
web-films-face-down = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
web-films-tile = { $name } : { $kind }, { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

## Les questions.

web-films-ask-choosing = Choisissez le réalisateur de cette manche
web-films-ask-bidding = Votre mise pour { $place } ?
web-films-ask-outbid = Vous ne pouvez pas surenchérir : { $place }
web-films-ask-taking = Choisissez une tuile
web-films-ask-placing = { $count ->
    [one] Où va cette tuile ?
   *[other] Où vont ces tuiles ?
}
web-films-wait-choosing = { $name } choisit un réalisateur…
web-films-wait-bidding = { $name } réfléchit à sa mise pour { $place }…
web-films-wait-taking = { $name } choisit une tuile à la fête…
web-films-wait-placing = { $name } reçoit { $count ->
    [one] une tuile et cherche où la placer…
   *[other] { $count } tuiles et cherche où les placer…
}
web-films-have = Vous avez { $money }
web-films-standing = mise en cours
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
web-films-fit = { $asks ->
    [blank] espace libre
    [star] espace star
   *[other] { $kind }
} de « { $film } » ({ $gain }{ $finishes ->
    [yes] , première
   *[no] {""}
})
web-films-fits = { $count ->
    [-1] Ne va sur aucun de vos espaces libres
    [0] Pour : { $fit }
   *[other] Pour : { $fit } et { $count } de plus
}
web-films-fits-short = { $count ->
    [0] aucune place
    [one] { $count } place
   *[other] { $count } places
}
web-films-bid-exactly = Miser
web-films-payout = { $pot ->
    [0] Vos { $bid } vont
   *[other] Vos { $bid } et les { $pot } du milieu vont
} { $others ->
    [one] à l’autre joueur
   *[other] aux autres : { $each } chacun
}{ $stays ->
    [0] {""}
    [one] , 1 reste au milieu
   *[other] , { $stays } restent au milieu
}.
web-films-share = (vous recevez { $each })
web-films-take = Prendre { $tile }
web-films-director = Choisir { $tile }
web-films-decline = Ne rien prendre
web-films-guest = { $actors ->
    [one] { $actors } acteur ou star
   *[other] { $actors } acteurs et stars
}
web-films-why = Le plus d’acteurs et de stars d’abord ; à égalité, dans le sens horaire depuis { $name }.
web-films-lit = { $tile } : { $count ->
    [one] 1 espace est éclairé
   *[other] { $count } espaces sont éclairés
}. Touchez-en un ou glissez-y la tuile.
web-films-out-of-sight = { $count ->
    [one] { $count } autre espace
   *[other] { $count } autres espaces
}
web-films-place-on = Placer { $tile } sur « { $film } » ?
web-films-discard-what = Défausser { $tile } ? La tuile quitte la partie.
web-films-fits-nowhere = { $tile } n’a de place nulle part et est défaussée.
web-films-confirm = Placer
web-films-change = Annuler
web-films-discard = Défausser
web-films-put-here = { $film }, { $space } : le score serait { $total }
web-films-cover-here = { $film }, sur { $space } : le score serait { $total } au lieu de { $from }
web-films-would-finish = { $marker ->
    [none] Première sans bobine
   *[other] Première avec la bobine { $marker }
}

## Ce que la page joue pour vous, et vos options.

web-films-made-place = { $tile } : tuile placée sur « { $film } ».
web-films-made-take = { $tile } : tuile prise.
web-films-auto-pass = Passé pour vous : vous ne pouvez pas dépasser { $standing }.
web-films-auto-take = { $tile } : prise pour vous, c’était la dernière tuile.
web-films-auto-director = { $tile } : choix fait pour vous, il n’en reste pas d’autre.
web-films-auto-discard = { $tile } : défaussée pour vous, faute de place.
web-films-auto-limit-bid = Mise de { $amount } pour vous (jusqu’à { $limit }).
web-films-auto-limit-pass = Passé pour vous : la mise dépasse { $limit }.
web-films-limit = Miser d’avance jusqu’à { $limit }
web-films-limit-short = Miser jusqu’à
web-films-limit-help = Mise toujours le minimum nécessaire, jusqu’à { $limit }, puis passe.
web-films-limit-set = Mise pour vous jusqu’à { $limit }.
web-films-limit-stop = Arrêter
web-films-option-automatic = Jouer pour moi quand je n’ai pas le choix, par exemple passer quand je ne peux pas surenchérir
web-films-option-confirm = Demander avant de placer ou de prendre une tuile
web-films-discard-tile = Défausser { $tile }
web-films-key-bid = Miser le montant suivant
web-films-key-pass = Passer, ou ne rien prendre
web-films-key-tile = Sélectionner la tuile suivante

## Conseils.

web-films-hint-place = Score : { $from } → { $total }.
web-films-hint-premiere = Score : { $from } → { $total }, première { $marker ->
    [none] sans bobine
   *[other] avec la bobine { $marker }
}.
web-films-hint-pass = Vous gardez { $money } et recevez votre part de ce que paie le gagnant.
web-films-hint-bid = Vous obtenez { $kinds } : { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} en tout. Il vous resterait { $money }.
web-films-hint-tile = { $kind }, { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

## Studios et films.

web-films-asks = accepte : { $kind }
web-films-space = { $asks ->
    [blank] un espace libre
    [star] l’espace star
   *[other] l’espace { $kind }
}
web-log-films-placed = { $seat } place « { $tile } » sur { $space } de « { $film } ».
    .you = Vous placez « { $tile } » sur { $space } de « { $film } ».
web-films-printed = { $stars ->
    [one] { $stars } étoile imprimée
   *[other] { $stars } étoiles imprimées
}
web-films-rating = Score actuel
web-films-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-films-money = Argent : { $money }
web-films-money-word = argent
web-films-hidden = caché
web-films-actors = acteurs
web-films-actors-help = Sur tous les films, terminés ou non : qui en a le plus choisit d’abord à une fête.
web-films-director-stars = étoiles de réalisateurs
web-films-director-stars-help = Sur les films terminés seulement : elles comptent pour le meilleur réalisateur.
web-films-actors-word = { $count ->
    [one] acteur
   *[other] acteurs
}
web-films-points-word = { $count ->
    [one] point
   *[other] points
}
web-films-so-far = points acquis
web-films-so-far-help = Films, trophées et argent, s’il est connu. D’autres trophées s’y ajoutent à la fin.
web-films-total = Total : { $total }
web-films-finished = Films terminés
web-films-film-glance = { $film } : score { $total } pour l’instant, espaces libres : { $open }
web-films-finished-glance = { $film }, terminé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À côté de la table.

web-films-trophies = Trophées
web-films-trophies-left = Trophées encore à gagner
web-films-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-films-open = encore à gagner
web-films-lost = non attribué
web-films-markers = Bobines
web-films-markers-left = Bobines restantes
web-films-marker-free = Bobine { $marker }
web-films-marker-held = Bobine { $marker } : { $name }, { $film }
web-films-pile = Scénarios dans la pile
web-films-pile-left = Scénarios restant dans la pile
web-films-pile-top = Prochain scénario (pour le prochain film terminé) :
web-films-pile-empty = Il ne reste plus de scénario.
web-films-legends = Légendes à venir
web-films-legends-hidden = Face cachée ; une légende est révélée à chaque manche.
web-films-pot = Argent au milieu
web-films-pot-why = S’ajoute au prochain partage.

## Grands moments.

web-films-moment-finished = Première !
web-films-moment-awarded = Et le gagnant est…
web-films-moment-drew = Un nouveau scénario

## Les coups, dans la liste d’une partie rejouée et dans les conseils.

web-move-bid = Miser { $number }
web-move-pass = Passer
web-move-director = Choisir { $tile }
web-move-take = Prendre { $tile }
web-move-decline = Ne rien prendre
web-move-place = { $tile } sur { $space } de { $film }
web-move-discard = Défausser { $tile }
