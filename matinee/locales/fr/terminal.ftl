### Ce que dit le terminal : plateaux, questions, commandes.

## Plateaux de tous les jeux.

drawing-you = (vous)
drawing-round = Manche { $round } sur { $rounds }
drawing-first = premier joueur : { $name }
drawing-player = Joueur
drawing-points = Points
drawing-what = Pour
drawing-total = Total
drawing-breakdown = Décompte final
drawing-reels = Jetons
drawing-cards = Cartes studio
drawing-projects = Projets
drawing-films = Films

## Le plateau de Dream Factory et de Traumfabrik.

drawing-films-middle = au milieu : { $pot }
drawing-films-pile = Prochain scénario (encore { $left }) : { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = La pile de scénarios est vide.
drawing-films-legends = À venir : { $legends }
drawing-films-markers = Bobines prises : { $taken }
drawing-films-trophies = Trophées : { $won } ; encore { $left } à gagner
drawing-films-trophies-end = Trophées : { $won }
drawing-films-purse = argent { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = passe
drawing-films-trophy-count = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}

## Le plateau de Hollywood.

drawing-hollywood-scarcity = cartes écartées : { $scarce }
drawing-hollywood-full = pleine
drawing-hollywood-blockbuster = superproduction
drawing-hollywood-legend = star  ×2 palme : compte pour deux
drawing-hollywood-order = Les cartes seront attribuées colonne par colonne depuis la gauche, chacune de haut en bas.
drawing-hollywood-order-up = Les cartes seront attribuées colonne par colonne depuis la gauche, chacune de bas en haut.

## Le plateau de Dreams.

drawing-dreams-round = Manche { $round }
drawing-dreams-dealer = donneur : { $name }
drawing-dreams-goal = la partie se termine à { $goal } points
drawing-dreams-vision = vraie vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Mortel
drawing-dreams-number = Manche
drawing-dreams-star = { $number ->
    [1] 1re étoile
    [2] 2e étoile
   *[3] 3e étoile
}

## Les questions de Dream Factory et de Traumfabrik.

asking-films-choosing = Vous êtes premier joueur : lequel vient sur la case du réalisateur pour cette manche ? Tapez director TUILE, avec le mot de gauche.
asking-films-opening = Enchère : { $location }. Personne n’a encore misé ; vous avez { $money } en caisse. Tapez bid N (0 est aussi une mise) ou pass.
asking-films-bidding = Enchère : { $location }. La mise est à { $standing } ; vous avez { $money } en caisse. Tapez bid N ou pass.
asking-films-outbid = Enchère : { $location }. La mise est à { $standing } ; vous avez { $money } en caisse, ce qui ne suffit pas. Tapez pass.
asking-films-taking = Fête : { $location }. Prenez l’une de ses tuiles, gratuitement : tapez take TUILE{ $decline ->
    [yes] {" "}ou decline pour y renoncer
   *[no] {""}
}.
asking-films-placing = Placez ou défaussez, une tuile à la fois : tapez place TUILE FILM ESPACE ou discard TUILE.
asking-films-pass = quitter cette enchère
asking-films-bid = dépasser la mise en cours
asking-films-director = faire venir un réalisateur
asking-films-take = prendre une tuile de la fête
asking-films-decline = ne rien prendre
asking-films-discard = se défausser d’une tuile
asking-films-place = placer une tuile sur un espace de vos films
asking-films-covers = { $asked }, recouvre { $tile }

## Les questions de Hollywood.

asking-hollywood-finishing = Vous recevez { $star } { $stars }, qui doit terminer l’un de vos projets : tapez finish et son genre.
asking-hollywood-owed = Double bobine : posez encore { $reels ->
    [one] un jeton
   *[other] { $reels } jetons
} (reel N).
asking-hollywood-laying = Vous avez { $reels ->
    [one] { $reels } jeton
   *[other] { $reels } jetons
}. Posez-en un au bas d’une colonne (reel N){ $studio ->
    [both] {" "}ou jouez une carte studio (clap ou double)
    [clap] {" "}ou jouez votre Clap de fin (clap)
    [double] {" "}ou jouez votre Double bobine (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre } : { $cards } × étoiles = { $points } points
asking-hollywood-reel = poser un jeton sur la carte du bas d’une colonne ; les autres montent
asking-hollywood-clap = Clap de fin : passer sans poser de jeton, une fois par partie
asking-hollywood-double = Double bobine : poser deux jetons de suite, une fois par partie
asking-hollywood-finish = terminer un projet avec la star reçue

## Les questions de Dreams.

asking-dreams-mortal = Vous êtes le mortel : vous ne connaissez pas la vraie vision. Ne vous faites pas démasquer par les dieux.
asking-dreams-god = Vous êtes un dieu. La vraie vision est le rêve { $vision } : { $dream }.
asking-dreams-laying = Posez une étoile sur le firmament : tapez star TON X Y, par exemple star light 60 40 pour le milieu.
asking-dreams-voting-god = Qui est le mortel ? Tapez vote et une couleur.
asking-dreams-voting-mortal = Quel rêve est la vraie vision ? Tapez vote et son numéro.
asking-dreams-star = poser une étoile sur le firmament
asking-dreams-vote = donner votre vote ; il est définitif
asking-dreams-place = { $tone } ; puis X (de 0 à { $right } depuis la gauche) et Y (de 0 à { $bottom } depuis le haut)

## La table.

terminal-preparing = On prépare la table ; la toute première fois, cela prend un moment…
terminal-pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée.
terminal-more = { $count ->
    [one] … et { $count } ligne plus tôt (journal la montre)
   *[other] … et { $count } lignes plus tôt (journal les montre toutes)
}
terminal-kept = La partie est conservée. Pour la reprendre : matinee play --resume
terminal-not-kept = La partie n’a pas pu être enregistrée : { $reason }.
terminal-reason = { $why ->
    [full] il n’y a plus de place sur le disque
    [denied] vous n’avez pas le droit d’y écrire
    [path] ce dossier n’existe pas
    [folder] c’est un dossier, pas un fichier
    [name] ce n’est pas un nom de fichier
   *[other] { $detail }
}
terminal-save-taken = Le fichier { $file } existe déjà. Un nom libre : { $free }
terminal-resume-over = La partie de { $file } est terminée. Pour la revoir : matinee replay FICHIER
terminal-undo-final = Un vote est définitif : rien de ce qui l’a précédé ne peut être annulé.
terminal-undo-others = { $name } a joué depuis votre dernière décision ; on ne peut plus l’annuler.
terminal-save-where = Où l’enregistrer ? Tapez enregistrer FICHIER.
terminal-saved = Enregistré : { $file }
terminal-finished = L’enregistrement de cette partie : { $file }
terminal-commitment = Donne fixée : { $commitment }
terminal-seed = Graine de la donne : { $seed }
terminal-prove = Est-ce la donne fixée au début ? matinee verify FICHIER --commitment HEX
terminal-and = { $first } et { $last }
terminal-winners = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } partagent la victoire avec { $points } points chacun.
}
terminal-tie = { $count ->
    [one] { $names } a autant de points, mais { $clause } départage les ex æquo.
   *[other] { $names } ont autant de points, mais { $clause } départage les ex æquo.
}
terminal-not-over = La partie n’est pas encore terminée.
terminal-step = Coup { $number } sur { $moves } : appuyez sur Entrée.
terminal-ruling = Décision (les livrets se taisent) :

## Commandes.

terminal-command-help = aide
terminal-command-undo = annuler
terminal-command-rules = règles
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-choose = Votre coup, par son numéro ou en toutes lettres :
terminal-hint = Tab complète · ? · { $undo } · { $rules } { $clause } · { $log } · { $save } NOM · { $quit }
terminal-help-help = vos coups et les commandes (ou : ?)
terminal-help-undo = revenir à votre dernière décision
terminal-help-rules = les règles, ou un de leurs articles
terminal-help-log = tout ce qui s’est passé
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = partir ; la partie est conservée
