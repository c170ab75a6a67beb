### Ce que dit le navigateur devant le ciel de Dreams.

web-dreams-sky = Le firmament. { $count ->
    [0] Aucune étoile n’est posée.
    [one] 1 étoile.
   *[other] { $count } étoiles.
}
web-dreams-round = Manche { $round }
web-dreams-players = Joueurs
web-dreams-dealer = donneur
web-dreams-light = Montrer les étoiles de { $name }
web-dreams-path = La voie des dieux
web-dreams-on-path = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }

## Étoiles et endroits.

web-dreams-tone-light = Étoile claire
web-dreams-tone-grey = Étoile grise
web-dreams-tone-dark = Étoile noire
web-dreams-star = Étoile { $number }, { $tone ->
    [light] claire
    [grey] grise
   *[dark] noire
}, de { $name } : { $x }, { $y }, { $where }
web-dreams-where-upper-left = en haut à gauche
web-dreams-where-upper-middle = en haut au milieu
web-dreams-where-upper-right = en haut à droite
web-dreams-where-middle-left = au milieu à gauche
web-dreams-where-middle-middle = au centre
web-dreams-where-middle-right = au milieu à droite
web-dreams-where-lower-left = en bas à gauche
web-dreams-where-lower-middle = en bas au milieu
web-dreams-where-lower-right = en bas à droite
web-dreams-at = { $x }, { $y } : { $where }.
web-dreams-near = Près de l’étoile { $number } de { $name }.
web-dreams-under = Rêve { $number } : { $what }.
web-dreams-overlap = Ici, une étoile recouvrirait l’étoile { $number } de { $name }.
web-dreams-nearest = Endroit libre le plus proche
web-dreams-order = Les étoiles dans l’ordre où elles ont été posées
web-dreams-playback = Revoir la pose des étoiles
web-dreams-empty = Le firmament est vide

## Les rêves.

web-dreams-dreams = Les quatre rêves
web-dreams-dream = Rêve { $number } : { $name }
web-dreams-dream-true = Rêve { $number } : { $name }. La vraie vision
web-dreams-true = La vraie vision
web-dreams-previous = Précédent
web-dreams-next = Suivant
web-dreams-lay-over = Afficher derrière mon firmament
web-dreams-on-it = Ce qu’on y voit, et où
web-dreams-mark = { $what } : { $where }, { $x }, { $y }
web-dreams-aim-at = Viser : { $what }
web-dreams-guide = Calque
web-dreams-guide-none = Sans calque
web-dreams-strength = Intensité du calque

## Qui l’on est.

web-dreams-role-god = Vous êtes un dieu
web-dreams-role-mortal = Vous êtes le mortel
web-dreams-know = La vraie vision : { $number }, { $name }
web-dreams-know-nothing = Vous ignorez la vraie vision. Personne ne doit s’en apercevoir.
web-dreams-covered = Votre rôle et le numéro sont cachés.
web-dreams-cover = Cacher le rôle et le numéro
web-dreams-uncover = Montrer le rôle et le numéro

## Poser une étoile.

web-dreams-ask-lay = Posez une de vos étoiles
web-dreams-wait-lay = { $name } choisit un endroit…
web-dreams-choose = Quelle étoile ?
web-dreams-help = Touchez le firmament, ajustez, puis posez l’étoile.
web-dreams-help-keys = Clavier : les flèches déplacent (de dix avec Maj), 1 à 3 choisissent l’étoile, Entrée la pose.
web-dreams-nudge = Ajuster la position
web-dreams-nudge-left = Vers la gauche
web-dreams-nudge-right = Vers la droite
web-dreams-nudge-up = Vers le haut
web-dreams-nudge-down = Vers le bas
web-dreams-choose-first = Choisissez une étoile
web-dreams-lay = { $tone ->
    [light] Poser l’étoile claire
    [grey] Poser l’étoile grise
   *[dark] Poser l’étoile noire
}

## Le vote.

web-dreams-ask-vote = Toutes les étoiles sont posées : votez en secret
web-dreams-ask-god = Qui est le mortel ?
web-dreams-ask-mortal = Quel rêve est la vraie vision ?
web-dreams-vote = Voter
web-dreams-vote-covered = Voter (cela montre votre rôle)
web-dreams-vote-title = Le vote secret
web-dreams-vote-choose = Faites votre choix
web-dreams-vote-for = Voter : { $what }
web-dreams-vote-final = Les votes restent secrets jusqu’à ce que tous aient voté. On ne peut plus changer le sien.
web-dreams-your-vote = Votre vote : { $vote }
web-dreams-wait-vote = Vous avez voté. On attend { $names }
web-dreams-wait-votes = On attend { $names }
web-dreams-voted = a voté
web-dreams-votes = vote en cours…
web-dreams-number = le rêve { $number }

## La révélation.

web-dreams-reveal = Révélation de la manche { $round }
web-dreams-look-back = Revoir la manche { $round }
web-dreams-was-vision = La vraie vision était le rêve { $number } : { $name }.
web-dreams-was-mortal = Le mortel était { $name }.
web-dreams-gave = { $name } a voté pour { $vote }.
web-dreams-gained = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-dreams-right = juste
web-dreams-wrong = faux
web-dreams-why-hidden = pas démasqué
web-dreams-why-found-vision = a trouvé la vision
web-dreams-why-found-mortal = a démasqué le mortel
web-dreams-why-unsuspected = pas soupçonné
web-dreams-mortal = mortel
web-dreams-named-by = désigné par { $name }
web-dreams-go-on = Continuer
web-dreams-reasons = Pourquoi les bots ont voté ainsi

## Remarques.

web-dreams-remarks = Remarques rapides
web-dreams-say-suspect = Je soupçonne
web-dreams-say-vouch = Je fais confiance à
web-dreams-bot-talk = Afficher ce que disent les bots
web-dreams-discussion = Discutez ! Les bots votent après tout le monde, ou dans { $seconds } s.

## Les coups, dans la liste d’une partie rejouée et dans les conseils.

web-move-star = Poser l’étoile { $tone } en { $x }, { $y }
web-move-vote = Voter pour { $colour }
web-move-vote-dream = Voter pour le rêve { $number }
