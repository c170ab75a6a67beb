### L’arène : des robots contre des robots.

error-arena-no-bots = Aucun robot n’est nommé. Séparez-les par des virgules : --bots search@200,random.
error-arena-twice = Le robot « { $bot } » est nommé deux fois. Nommez chaque robot une seule fois.
error-arena-bot = Le robot « { $bot } » est inutilisable : { $reason }.
error-arena-worker = Les processus s’arrêtent sans cesse avant d’avoir fini ({ $reason }). Toutes les parties déjà jouées sont conservées.
error-arena-ray = Il n’y a pas de grappe Ray à l’adresse { $address } ({ $reason }).
error-arena-busy = Une autre arène se joue dans { $folder }. Laissez-la finir, ou choisissez un autre dossier avec --out DOSSIER.
error-arena-ledger = { $file }, ligne { $line } : illisible. Retirez cette ligne, ou choisissez un autre dossier avec --out DOSSIER.
error-arena-other = { $folder } contient une autre arène : « { $field } » y vaut { $found }, pas { $ours }. Choisissez un autre dossier avec --out DOSSIER.

arena-plan = { $games } parties : { $deals ->
        [one] une donne, jouée
       *[other] { $deals } donnes, chacune jouée
    } { $line-ups ->
        [one] à une seule table.
       *[other] à { $line-ups } tables, le robot seul à chaque place.
    }
arena-going-on = { $played ->
        [one] L’une d’elles a déjà été jouée.
       *[other] { $played } d’entre elles ont déjà été jouées.
    }
arena-playing = En jeu
arena-failed = { $failed } en échec
arena-interrupted = Interrompu. Toutes les parties déjà jouées sont gardées : la même commande reprend ici.
arena-nothing = Aucune partie n’a été jouée jusqu’au bout.
arena-kept = Parties, résultats et graphiques se trouvent dans { $folder }

## Les tableaux.

arena-title = { $game }, { $players } joueurs
arena-caption = Cote : 400 log10 de la force, moyenne 0. Intervalles : 95 %, d’après { $games } parties en { $deals } donnes.
arena-few = À moins de { $few } donnes, les parties sont tenues pour indépendantes les unes des autres.
arena-bot = robot
arena-rating = cote
arena-interval = 95 %
arena-games = parties
arena-points = points
arena-seconds = par coup
arena-longest = au plus
arena-line-ups = Un contre les autres
arena-line-ups-caption = Part des victoires du robot seul ; entre égaux, elle serait de { $fair }.
arena-one = seul
arena-rest = les autres
arena-share = part
arena-points-one = points
arena-points-rest = autres
arena-failures = Parties en échec
arena-failures-caption = Elles ne comptent dans aucun autre chiffre.
arena-times = nombre
arena-first = la première fois
arena-failure = donne { $deal }, place { $seat }, coup { $move } : { $what }
arena-failure-error = { $reason }
arena-failure-illegal = coup interdit ({ $reason })
arena-failure-overrun = réflexion trop longue ({ $reason })
arena-failure-hung = n’a pas répondu ({ $reason })
arena-failure-died = son processus s’est arrêté ({ $reason })

## Les graphiques.

arena-chart-ratings = Cotes
arena-chart-shares = Un contre les autres
arena-chart-points = Points
arena-subtitle = { $game }, { $players } joueurs · { $games } parties, { $deals } donnes · intervalles à 95 %
arena-subtitle-points = { $game }, { $players } joueurs · { $games } parties · trait : moyenne
arena-axis-rating = cote (moyenne 0)
arena-axis-share = part des victoires du robot seul
arena-axis-points = points à la fin de la partie
arena-against = { $one } contre { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = entre égaux : { $fair }
