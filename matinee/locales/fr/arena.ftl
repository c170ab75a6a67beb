### L’arène : des robots contre des robots.

error-arena-no-bots = Aucun robot n’est indiqué. Séparez les robots par des virgules : --bots search@200,random.
error-arena-twice = Le robot « { $bot } » est indiqué deux fois. Indiquez chaque robot une seule fois.
error-arena-league-ladder = Choisissez soit --league, soit --ladder.
error-arena-league-bots = Il faut au moins deux robots pour une ligue.
error-arena-bot = Le robot « { $bot } » est inutilisable : { $reason }.
error-arena-worker = Les processus s’arrêtent sans cesse avant d’avoir fini ({ $reason }). Toutes les parties déjà jouées sont conservées.
error-arena-ray = Impossible de se connecter à une grappe Ray à l’adresse { $address } ({ $reason }).
error-arena-busy = Une autre arène se joue dans { $folder }. Laissez-la finir, ou choisissez un autre dossier avec --out DOSSIER.
error-arena-ledger = { $file }, ligne { $line } : illisible. Retirez cette ligne, ou choisissez un autre dossier avec --out DOSSIER.
error-arena-other = { $folder } contient les résultats d’une autre arène : « { $field } » y vaut { $found }, pas { $ours }. Choisissez un autre dossier avec --out DOSSIER.

arena-plan = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $deals ->
        [one] une donne, jouée
       *[other] { $deals } donnes, chacune jouée
    } { $line-ups ->
        [one] à une seule table.
       *[other] à { $line-ups } tables, le robot seul à chaque place.
    }
arena-plan-league = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $deals ->
        [one] une donne, jouée
       *[other] { $deals } donnes, chacune jouée
    } par des robots tirés au sort, chacun à toutes les places.
arena-resuming = { $played ->
        [one] L’une d’elles a déjà été jouée.
       *[other] { $played } d’entre elles ont déjà été jouées.
    }
arena-playing = En jeu
arena-rating-bots = Calcul des cotes
arena-failed = { $failed } en échec
arena-interrupted = Interrompu. Toutes les parties terminées sont conservées ; relancez la même commande pour continuer.
arena-nothing = Aucune partie n’a été jouée jusqu’au bout.
arena-kept = Parties, résultats et graphiques se trouvent dans { $folder }

## Les tableaux.

arena-title = { $game }, { $players } joueurs
arena-caption = Cote : 400 log10 de la force, moyenne 0. Intervalles : 95 %, d’après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
arena-caption-league = Cote : Plackett–Luce d’après tous les rangs, 400 log10 de la force, moyenne 0. Intervalles : 95 %, d’après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
arena-few = À moins de { $few } donnes, les parties sont tenues pour indépendantes les unes des autres.
arena-bot = robot
arena-rating = cote
arena-interval = 95 %
arena-place = rang moyen
arena-games = parties
arena-points = points
arena-seconds = par coup
arena-longest = au plus
arena-line-ups = Un contre les autres
arena-line-ups-caption = Taux de victoire du robot seul ; à force égale, il serait de { $fair }.
arena-candidate = seul
arena-opponents = les autres
arena-share = part
arena-points-candidate = points
arena-points-opponents = autres
arena-failures = Parties en échec
arena-failures-caption = Les parties en échec ne comptent pas dans les autres tableaux.
arena-failure-count = échecs
arena-first = premier échec
arena-failure = donne { $deal }, place { $seat }, coup { $move } : { $what }
arena-failure-error = { $reason }
arena-failure-illegal = coup interdit ({ $reason })
arena-failure-overrun = a dépassé le temps imparti ({ $reason })
arena-failure-hung = n’a pas répondu ({ $reason })
arena-failure-died = son processus s’est arrêté ({ $reason })

## Les graphiques.

arena-chart-ratings = Cotes
arena-chart-shares = Un contre les autres
arena-chart-points = Points
arena-subtitle = { $game }, { $players } joueurs · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} · intervalles à 95 %
arena-subtitle-points = { $game }, { $players } joueurs · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · trait : moyenne
arena-axis-rating = cote (moyenne 0)
arena-axis-share = taux de victoire du robot seul
arena-axis-points = points à la fin de la partie
arena-against = { $one } contre { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = à force égale : { $fair }
