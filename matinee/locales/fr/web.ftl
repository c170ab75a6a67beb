### Ce que dit le navigateur.

web-skip = Aller à la table
web-language = Langue
web-light = Couleurs claires
web-dark = Couleurs sombres
web-home = Vers le foyer
web-nowhere = Il n’y a rien à cette adresse.
web-not-come = Une partie de cette page n’est pas arrivée. La connexion est perdue, ou bien nous venons de rénover la maison.
web-reload = La recharger
web-unreached = Le serveur est injoignable. Vérifiez votre connexion ; nous réessayons.
web-welcome = Quatre jeux sur le cinéma et les rêves. Jouez avec vos amis ou avec des robots : sans compte, sans attente.
web-no-cookies = Ce navigateur ne garde pas de cookies pour cette page, et il en faut un pour une place. Autorisez-les, ou regardez.
web-no-storage = Ce navigateur ne garde rien : votre nom et vos tables sont oubliés quand vous fermez la page.
web-players = { $fewest } à { $most }
web-play-now = Jouer
web-invite = Inviter
web-join = Rejoindre une table
web-code = Code ou lien
web-go = Entrer
web-tables = Tables ouvertes
web-no-tables = Aucune table publique. Ouvrez-en une et affichez-la.
web-stage-gathering = attend des joueurs
web-stage-playing = en jeu : regarder
web-stage-over = finie
web-game-dream-factory = Dream Factory
web-game-traumfabrik = Traumfabrik
web-game-hollywood = Hollywood
web-game-dreams = Dreams
web-length-dream-factory = 60 minutes
web-length-traumfabrik = 60 minutes
web-length-hollywood = 15 minutes
web-length-dreams = 30 minutes
web-about-dream-factory = Surenchérissez, charmez les invités et réunissez des talents pour vos scénarios avant la remise des prix.
web-about-traumfabrik = L’âge d’or : stars, légendes et vieux renards aux enchères, avec les classiques du grand écran.
web-about-hollywood = Posez vos bobines, poussez celles des autres vers le haut et attrapez une star quand votre projet est assez grand.
web-about-dreams = Les dieux dessinent un rêve en étoiles. L’un d’eux est un mortel qui ignore ce qu’il montre.
web-seat = Place { $seat }
web-bot-name = { $seat ->
    [1] Botgart
    [2] Garbot
    [3] Keatron
    [4] Chaplink
    [5] Hepbyte
   *[other] Bitford
}
web-your-turn = À vous
web-turn-of = { $name } réfléchit…
web-lost = La connexion est perdue. Nous réessayons ; rien n’est perdu.
web-log = Ce qui s’est passé
web-log-empty = Rien ne s’est encore passé.
web-undone = { $name } a repris un coup.
web-more-in-log = { $count ->
    [one] Encore un dans le journal.
   *[other] Encore { $count } dans le journal.
}
web-chat = Discussion
web-guest = Spectateur
web-say = Dites quelque chose
web-send = Envoyer
web-unread = { $count ->
    [one] Une nouvelle ligne dans la discussion
   *[other] { $count } nouvelles lignes dans la discussion
}
web-reactions = Réactions
web-reaction-applause = Bravo
web-reaction-laugh = Rires
web-reaction-wow = Oh
web-reaction-hmm = Hum
web-reaction-sorry = Désolé
web-reaction-thanks = Merci
web-reaction-hurry = Plus vite
web-reaction-good-game = Belle partie
web-seats = Places
web-your-name = Votre nom
web-free = libre
web-away = absent
web-sit = S’asseoir
web-leave = Quitter la partie
web-studio = Votre studio
web-any-studio = N’importe quel studio
web-bot-for = Robot à la place { $seat }
web-no-bot = Pas de robot
web-start = Commencer la partie
web-start-when = { $free ->
    [one] Une place est encore libre. Vous pourrez commencer quand une personne ou un robot l’aura prise.
   *[other] { $free } places sont encore libres. Vous pourrez commencer quand des personnes ou des robots les auront prises.
}
web-host-starts = L’hôte commence la partie.
web-share = Inviter des amis
web-share-how = Envoyez le lien, dictez le code ou faites scanner le carré.
web-qr = Code QR du lien vers cette table
web-share-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour faire entrer vos amis, lancez « matinee serve --host 0.0.0.0 » et ouvrez la page à l’adresse de cet ordinateur dans votre réseau.
web-copy = Copier le lien
web-copied = Copié
web-levels = Les robots
web-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-rematch = Encore une partie
web-record = Enregistrer la partie
web-first = Premier joueur
web-points = Points
web-hollywood-round = Manche { $round } sur { $rounds }
web-hollywood-lay = Posez une bobine ou jouez une carte studio
web-hollywood-owed = Double bobine : { $reels } à poser
web-hollywood-finish-which = Une star arrive ! Quel film terminez-vous ?
web-hollywood-reel = Bobine ici ({ $column })
web-hollywood-clap = Clap de fin : passer
web-hollywood-double = Double bobine
web-hollywood-columns = Les quatre colonnes de cartes
web-hollywood-column = Colonne { $column }
web-hollywood-nth = Distribuée en { $nth }
web-hollywood-action = Action
web-hollywood-horror = Horreur
web-hollywood-romance = Romance
web-hollywood-blockbuster = Superproduction
web-hollywood-stars = Star valant { $stars }
web-hollywood-award = palme, compte double
web-hollywood-reel-of = bobine de { $name }
web-hollywood-reels = Bobines restantes
web-hollywood-ambition = Pour le plus grand projet inachevé
web-hollywood-project = Projet, { $genre } : { $size }
web-hollywood-film = Film terminé, { $genre } : { $value } points
web-hollywood-handed = Distribution
web-hollywood-left = à personne
web-hollywood-floor = Chutes du montage
web-hollywood-floor-empty = Ici finissent les cartes que personne ne reçoit : deux par manche, et les stars sans projet.
web-hollywood-scarce = { $genre } : films × { $count } pour l’instant

## Autour des jeux.

web-random-name = Le hasard
web-no-board = Le plateau de ce jeu est encore en construction. Le journal, la discussion et les règles sont déjà là.
web-agreed-line = { $what } : { $value }
web-replay-of = Revoir : { $game }
web-newcomer = La nouvelle tête
web-close = Fermer
web-link = Lien
web-rule = Règle { $clause }
web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-how = Chaque règle a un numéro, pour qu’un coup refusé puisse la citer. Là où les livrets se taisent, notre réponse figure à côté comme décision.
web-rules-none = Il n’y a pas de règle « { $what } ». Choisissez un jeu.
web-contents = Sommaire
web-ruling = Notre décision
web-book-films = Dream Factory · Traumfabrik
web-book-hollywood = Hollywood
web-book-dreams = Dreams
web-over = La partie est finie
web-turn-named = À vous : { $name }
web-watching = Vous regardez.
web-clock-of = Temps restant pour { $name } : { $time }
web-clock-soon = Vite : votre temps est presque écoulé.
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-box = Boîte
web-box-usual = L’habituelle
web-box-how = Ce qui est imprimé sur ses tuiles, ses cartes ou ses images.
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-how = Quand il est écoulé, un robot joue jusqu’au retour de la personne.
web-actions = Ce que vous pouvez faire
web-undo = Reprendre
web-hint = Conseil
web-sound = Son
web-notices = Avis
web-notices-how = Un avis quand c’est à vous et que cette page est cachée
web-notices-on = Les avis sont activés. Voici comment vous apprendrez que c’est à vous.
web-notices-forbidden = Votre navigateur interdit les avis ici ; le titre de l’onglet vous dit quand c’est à vous.
web-notices-impossible = Votre navigateur ne sait pas montrer d’avis ici ; le titre de l’onglet vous dit quand c’est à vous.
web-table = La table
web-hint-title = Ce que ferait un robot fort
web-hint-thinking = Le robot réfléchit…
web-hint-why = En attend { $points } points pour vous à la fin et la victoire dans { $win } parties sur 100 ; essayé { $visits } fois.
web-hint-reel = Sur { $card } : { $kind }.
web-hint-finish = Valeur : { $product }.
web-hint-finish-scarce = Valeur pour l’instant : { $product }.
web-hint-do = Le faire
web-stand-in = Un robot joue pour { $name }.
web-return = Reprendre ma place
web-is-away = { $name } est absent.
web-let-bot = Faire jouer un robot
web-yours = vous
web-you = Vous
web-replaced = un robot joue
web-agreed = Ce qui est convenu
web-earlier = Parties précédentes à cette table
web-earlier-nth = Partie { $number }
web-watch-link = Lien vers cette table
web-watch-link-how = Qui a ce lien, ou le code { $code }, peut regarder.
web-device = Jouer sur un autre appareil
web-device-how = Un lien secret qui ouvre votre place. Qui l’a peut jouer pour vous : gardez-le pour vous.
web-device-show = Créer le lien secret
web-device-copy = Copier le lien secret
web-leave-how = Un robot joue pour vous jusqu’à votre retour.
web-fair = Donne loyale
web-fair-how = La donne était fixée avant le premier coup. À la fin, ce nombre le prouve avec l’enregistrement de la partie : matinee verify.
web-option-scarcity = Rareté
web-option-scarcity-how = À la fin, chaque film est multiplié par les scénarios de son genre dont personne n’a voulu.
web-option-prototype = Prototype
web-option-prototype-how = Les colonnes sont distribuées de bas en haut.
web-yes = oui
web-no = non
web-allow-undo = Reprendre des coups
web-allow-undo-how = Tant que rien n’a été révélé et qu’aucune autre personne n’a joué.
web-allow-hints = Demander conseil aux robots
web-allow-hints-how = À votre tour, un robot fort dit ses meilleurs coups.
web-public = Table publique
web-public-how = Elle est affichée dans le foyer : chacun peut s’asseoir ou regarder.
web-private = Table privée
web-private-how = Seuls ceux qui ont le lien ou le code la trouvent.
web-moment = Un instant…
web-intermission = Entracte
web-no-code = Ce n’est pas le code d’une table. Un code compte 4 à 16 lettres et chiffres.
web-beside = Journal et discussion
web-ready = prêt
web-not-ready = pas encore prêt
web-ready-me = C’est bon pour moi
web-wait-ready = Pas encore prêts : { $names }. Vous pouvez commencer quand même.
web-sit-too = Jouer aussi cette place
web-stand-up = Se lever
web-sit-down = { $free ->
    [one] Une place est libre : asseyez-vous.
   *[other] { $free } places sont libres : asseyez-vous.
}
web-full = Toutes les places sont prises. Restez pour regarder : la partie apparaîtra ici. Ou ouvrez votre propre table dans le foyer.
web-score-film = { $film } : { $marker ->
    [none] pas de note
   *[other] note { $marker }
}
web-score-money = Argent restant
web-score-hollywood-film = Film ({ $genre }) avec { $star } : { $factors }
web-score-blockbusters = { $count ->
    [one] { $count } superproduction
   *[other] { $count } superproductions
}
web-score-ambition = Plus grand projet inachevé
web-score-hidden = Resté caché en mortel ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
web-score-found-vision = La vraie vision trouvée en mortel ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
web-score-found-mortal = Le mortel nommé en dieu ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
web-score-unsuspected = Insoupçonné en dieu ({ $count ->
    [one] manche { $rounds }
   *[other] manches { $rounds }
})
web-score-nothing = Rien cette fois
web-breakdown = Les points et leur origine
web-chart = Les points au fil de la partie
web-chart-round = Manche { $round }
web-chart-after = Après
web-replay = Revoir la partie
web-rematch-host = L’hôte peut commencer une autre partie.
web-open-title = { $game } : ouvrir une table
web-open = Ouvrir la table
web-how-many = Combien de joueurs ?
web-how-many-how = Des robots peuvent prendre les places libres.
web-own = Vos tables sur cet appareil
web-own-gathering = attend des joueurs
web-own-playing = les autres réfléchissent
web-forget = Retirer de la liste
web-level = « Jouer » contre
web-replay-at = Coup { $at } sur { $last }
web-step-back = Un coup en arrière
web-step-forward = Un coup en avant
web-play = Lire
web-pause = Pause
web-speed = Vitesse
web-eyes = Vue de
web-eyes-all = tous (tout est visible)
web-moment-link = Lien vers cet instant
web-to-table = Vers la table
web-move-bid = Miser { $number }
web-move-pass = Passer
web-move-director = Faire venir { $tile }
web-move-take = Prendre { $tile }
web-move-decline = Ne rien prendre
web-move-place = { $tile } sur { $film }, case { $space }
web-move-place-star = { $tile } sur la case de star de { $film }
web-move-discard = Défausser { $tile }
web-move-reel = Poser une bobine dans la colonne { $number }
web-move-clap = Jouer le clap : passer
web-move-double = Jouer la double bobine
web-move-finish = Terminer le film : { $genre }
web-move-star = Poser l’étoile ({ $tone }) en { $x }, { $y }
web-move-vote = Voter pour { $colour }
web-move-vote-dream = Voter pour le rêve { $number }
