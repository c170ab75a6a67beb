### Ce que dit le navigateur.

web-skip = Aller au contenu
web-language = Langue
web-light = Thème clair
web-dark = Thème sombre
web-home = Accueil
web-nowhere = Aucune page à cette adresse.
web-load-failed = Une partie de la page n’a pas pu être chargée. Soit la connexion est coupée, soit le site vient d’être mis à jour.
web-reload = Recharger la page
web-unreachable = Le serveur est injoignable. Vérifiez votre connexion ; nouvelle tentative en cours.
web-welcome = Quatre jeux sur le cinéma et les rêves. Jouez avec vos amis ou avec des robots : sans compte, sans attente.
web-no-cookies = Les cookies sont désactivés. Il en faut pour prendre une place ; sans eux, vous pouvez seulement regarder.
web-no-storage = Ce navigateur n’enregistre rien : votre nom et vos tables seront oubliés à la fermeture de la page.
web-players = { $fewest } à { $most }
web-play-now = Jouer
web-invite = Inviter
web-join = Rejoindre une table
web-code = Code ou lien
web-go = Entrer
web-tables = Tables publiques
web-no-tables = Aucune table publique. Ouvrez-en une.
web-seats-taken = { $taken }/{ $seats } places
web-stage-gathering = en attente de joueurs
web-stage-playing = en jeu : regarder
web-stage-over = terminée
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
web-turn-of = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
web-lost = Connexion interrompue. Nouvelle tentative en cours ; la partie est conservée.
web-log = Journal de la partie
web-log-empty = Rien ne s’est encore passé.
web-log-undone = Annulé :
web-undone = { $name } a annulé son coup.
    .you = Vous avez annulé votre coup.
web-more-in-log = { $count ->
    [one] Encore 1 événement dans le journal
   *[other] Encore { $count } événements dans le journal
}
web-chat = Discussion
web-guest = Spectateur
web-spectator = spectateur
web-chat-players = Seuls les joueurs peuvent écrire ici.
web-say = Écrire un message
web-send = Envoyer
web-unread = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
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
web-name-missing = Entrez d’abord votre nom.
web-name-is = Vous jouez sous le nom de { $name }.
web-name-change = Changer de nom
web-free = libre
web-away = absent
web-sit = S’asseoir
web-leave = Quitter la partie
web-remove-guest = Retirer
web-studio = Votre studio
web-any-studio = N’importe quel studio
web-bot-for = Robot : place { $seat }
web-no-bot = Pas de robot
web-fill-bots = Compléter avec des robots
web-fill-level = Niveau des robots
web-start = Lancer la partie
web-start-when = { $free ->
    [one] 1 place est encore libre. Ajoutez un robot ou attendez quelqu’un.
   *[other] { $free } places sont encore libres. Ajoutez des robots ou attendez vos amis.
}
web-host-starts = L’hôte lance la partie.
web-share = Inviter des amis
web-share-help = Envoyez le lien, dictez le code ou faites scanner le code QR.
web-share-link = Partager le lien
web-share-text = Rejoins ma partie de { $game } !
web-qr-code = Code QR
web-qr = Code QR du lien vers cette table
web-share-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour faire entrer vos amis, lancez « matinee serve --host 0.0.0.0 » et ouvrez la page à l’adresse de cet ordinateur dans votre réseau.
web-copy = Copier le lien
web-copied = Copié
web-levels = Les robots
web-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-rematch = Revanche
web-rematch-accept = Accepter la revanche
web-rematch-offered = Vous proposez une revanche.
web-rematch-by = { $count ->
    [one] { $names } propose une revanche.
   *[other] { $names } proposent une revanche.
}
web-rematch-with = Vous et { $names } voulez une revanche.
web-rematch-waiting = En attente de : { $names }.
web-rematch-accepted = Qui veut une revanche
web-rematch-yes = oui
web-rematch-open = pas encore
web-rematch-start = Commencer, avec des robots pour les autres
web-rematch-withdraw = Pas maintenant
web-rematch-settings = Changer les joueurs ou les réglages
web-rematch-begun = La partie suivante a commencé sans vous.
web-rematch-watch = La regarder
web-rematch-lobby = La partie suivante se prépare, et il reste peut-être une place pour vous.
web-rematch-join = Rejoindre la table
web-record = Télécharger la partie
web-first = Premier joueur
web-points = Points

## Autour des jeux.

web-random-bot = Coups au hasard
web-setting-line = { $what } : { $value }
web-replay-of = Revoir : { $game }
web-newcomer = Nouveau joueur
web-close = Fermer
web-link = Lien
web-rule = Règle { $clause }
web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-help = Chaque règle a un numéro. Quand le livret ne dit rien, notre décision figure à côté de la règle.
web-rules-none = Il n’y a pas de règle « { $what } ». Choisissez un jeu.
web-contents = Sommaire
web-ruling = Notre décision
web-over = La partie est terminée
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
web-box-default = Standard
web-box-help = Le jeu de tuiles, de cartes ou d’images avec lequel vous jouez.
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-help = Quand le temps est écoulé, un robot joue jusqu’au retour du joueur.
web-actions = Ce que vous pouvez faire
web-undo = Annuler
web-hint = Conseil
web-sound = Son
web-notifications = Notifications
web-notifications-help = Une notification quand c’est à vous et que la page est masquée
web-notifications-on = Les notifications sont activées : voici à quoi elles ressemblent.
web-notifications-forbidden = Votre navigateur interdit les notifications ici ; le titre de l’onglet vous dit quand c’est à vous.
web-notifications-impossible = Votre navigateur ne peut pas afficher de notifications ici ; le titre de l’onglet vous dit quand c’est à vous.
web-table = Menu
web-hint-title = Ce que jouerait un bon robot
web-hint-thinking = Le robot réfléchit…
web-hint-why = Chances de victoire : { $win } % · environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
web-hint-reasons = En sa faveur : { $reasons }.
web-hint-do = Jouer ce coup
web-shortcuts = Raccourcis clavier
web-shortcuts-on = Utiliser les raccourcis clavier
web-shortcuts-answers = Vos coups
web-shortcuts-table = Table
web-key-choose = Sélectionner le premier, le deuxième… choix
web-key-confirm = Confirmer
web-stand-in = Un robot joue pour { $name }.
web-take-seat = Jouer en tant que { $names } sur cet appareil ?
web-replace-seat = Jouer en tant que { $names } sur cet appareil, à la place de { $own } ? Gardez le lien privé de { $own } si vous voulez y revenir.
web-return = Reprendre ma place
web-is-away = { $name } est absent.
web-let-bot = Faire jouer un robot
web-yours = vous
web-you = Vous
web-replaced = remplacé par un robot
web-settings = Réglages de la partie
web-options = Vos options
web-animations = Animations
web-animations-normal = Normales
web-animations-fast = Rapides
web-animations-off = Aucune
web-earlier = Parties précédentes à cette table
web-earlier-nth = Partie { $number }
web-watch-link = Lien vers cette table
web-watch-link-help = Toute personne qui a ce lien, ou le code { $code }, peut regarder.
web-device = Jouer sur un autre appareil
web-device-help = Un lien privé qui ouvre votre place. Toute personne qui l’a peut jouer pour vous : gardez-le pour vous.
web-device-show = Afficher le lien privé
web-device-link-help = Copiez ce lien sur votre autre appareil, ou conservez-le. Toute personne qui l’a peut jouer pour vous : ne le montrez à personne.
web-device-replace-help = Si quelqu’un d’autre connaît ce lien, remplacez-le. L’ancien n’ouvrira plus votre place, sur aucun appareil.
web-device-replace = Remplacer le lien privé
web-device-replaced = Le lien privé a été remplacé.
web-leave-help = Un robot joue pour vous jusqu’à votre retour.
web-leave-sure = Quitter la partie maintenant ?
web-leave-stay = Rester
web-fair = Donne vérifiable
web-fair-help = La donne était fixée avant le premier coup. Après la partie, vérifiez-la avec « matinee verify » et ce nombre.
web-yes = oui
web-no = non
web-allow-undo = Annuler des coups
web-allow-undo-help = Tant que rien de nouveau n’est révélé et que personne d’autre n’a joué.
web-allow-hints = Conseils
web-allow-hints-help = À votre tour, un bon robot indique les meilleurs coups.
web-allow-chat = Discussion pour les spectateurs
web-allow-chat-help = Sans elle, seuls les joueurs écrivent dans la discussion.
web-public = Table publique
web-public-help = Affichée sur la page d’accueil ; tout le monde peut jouer ou regarder.
web-private = Table privée
web-private-help = Seules les personnes qui ont le lien ou le code peuvent jouer.
web-loading = Un instant…
web-not-found = Page introuvable
web-no-code = Ce n’est pas un code de table. Un code compte 4 à 16 lettres et chiffres.
web-side-panel = Journal et discussion
web-ready = prêt
web-not-ready = pas encore prêt
web-ready-me = Je suis prêt
web-wait-ready = On attend encore { $names }. Vous pouvez lancer la partie quand même.
web-sit-also = Jouer aussi cette place
web-stand-up = Quitter la place
web-sit-down = { $free ->
    [one] 1 place est libre : prenez-la.
   *[other] { $free } places sont libres : prenez-en une.
}
web-full = La table est complète. Vous pourrez regarder la partie, ou ouvrir votre propre table depuis l’accueil.
web-score-nothing = Aucun point
web-breakdown = Décompte des points
web-chart = Les points au fil de la partie
web-chart-round = Manche { $round }
web-chart-after = Après
web-replay = Revoir la partie
web-ceremony-places = Classement final
web-ceremony-award = { $award } : { $name }.
web-ceremony-skip = Passer
web-ceremony-close = Voir le résultat
web-result-won = { $shared ->
    [no] Vous gagnez !
   *[yes] Vous partagez la première place !
}
web-result-place = Vous terminez { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
web-bot-moves = { $moves ->
    [one] un robot a joué le seul coup
   *[other] un robot a joué { $bot } coups sur { $moves }
}
web-share-result = Partager le résultat
web-share-copied = Lien copié, image enregistrée
web-share-failed = L’image n’a pas pu être chargée. Réessayez.
web-open-title = { $game } : ouvrir une table
web-open = Ouvrir la table
web-how-many = Joueurs
web-how-many-help = Des robots peuvent prendre les places libres.
web-own = Vos parties sur cet appareil
web-own-gathering = en attente de joueurs
web-own-playing = aux autres de jouer
web-own-won = { $shared ->
    [no] vous avez gagné
   *[yes] vous êtes premier à égalité
}
web-forget = Retirer de la liste
web-level = Vos adversaires
web-play-title = { $game } : jouer contre des robots
web-play-change = Changer les joueurs, le niveau ou les variantes
web-player-count = { $count } joueurs
web-replay-at = Coup { $at } sur { $last }
web-step-back = Un coup en arrière
web-step-forward = Un coup en avant
web-play = Lire
web-pause = Pause
web-speed = Vitesse
web-view-as = Point de vue
web-view-as-all = tout est visible
web-replay-link = Lien vers cet instant
web-to-table = Retour à la table
web-generic-choose = À vous de jouer
web-generic-type = Tapez votre coup
web-generic-turn = doit jouer

## L’analyse d’une partie terminée.

web-analysis = Analyse
web-analysis-working = Les bots examinent la partie…
web-analysis-method = Chaque coup est jugé d’après ce que son joueur pouvait savoir. Les chances de gain sont estimées par un réseau entraîné.
web-analysis-chart = Chances de gain en pour cent
web-analysis-key-moments = Moments clés
web-analysis-move = Coup { $number }
web-analysis-change = { $name } : { $change }
web-analysis-own-mistakes = Vos erreurs
web-analysis-mistakes = Erreurs
web-analysis-better = Mieux : { $move }.
web-analysis-no-mistakes = Les bots n’en ont trouvé aucune.
web-analysis-ledger = D’où viennent les résultats
web-analysis-opening = Début
web-analysis-own = Ses coups
web-analysis-others = Coups des autres
web-analysis-luck = Chance
web-analysis-result = Résultat

## Les premières parties guidées.

web-learn = Apprendre à jouer
web-learn-title = Apprendre { $game }
web-learn-step = { $step } sur { $steps }
web-learn-next = Continuer
web-learn-again = Un autre coup, s’il vous plaît. Regardez la partie indiquée.
web-learn-read = Appuyez d’abord sur « Continuer ».
web-learn-done = Vous en savez assez pour votre première partie de { $game }.
web-learn-repeat = Encore une fois
web-learn-offer = Vous découvrez { $game } ? Une partie guidée de trois minutes vous montre comment jouer.
web-learn-offer-yes = Montrez-moi
web-learn-offer-no = Je connais : jouer

web-guide = Comment jouer
web-all-rules = Toutes les règles
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle
   *[other] { $count } règles
}
web-rule-now = La règle de cette décision

## S’exercer sur les erreurs d’une partie.

web-practice = Trouver mieux
web-practice-working = Analyse de la partie : { $share }
web-practice-none = Cette partie ne peut pas être analysée : il n’y a pas de coups à travailler.
web-practice-ask = Vous avez joué : { $move }. Cela a coûté { $loss } de chances de gain. Qu’est-ce qui est mieux ?
web-practice-good = Oui, { $win } au lieu de { $played } : { $move }.
web-practice-worse = { $move } : { $win } de chances de gain. Il y a mieux.
web-practice-unlikely = { $move } : un bon robot n’y penserait guère. Essayez un autre coup.
web-practice-reveal = Montrer la réponse
web-practice-end = C’était la dernière. Bravo !

## L’entraîneur.

web-coach = Entraîneur : me prévenir après un mauvais coup contre des robots
web-coach-title = Était-ce le meilleur coup ?
web-coach-loss = Il vous a coûté environ { $loss } de chances de gain.
web-coach-better = Mieux : { $move }.
web-coach-undo = Le reprendre
web-coach-keep = Le garder
