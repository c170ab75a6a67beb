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
terminal-commitment = La donne est fixée. Son engagement, pour la vérifier plus tard : { $commitment }
terminal-seed = Graine de la donne : { $seed }
terminal-prove = Vérifier que la donne était fixée au début : matinee verify FICHIER --commitment HEX
terminal-and = { $first } et { $last }
terminal-winners = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
}
terminal-tie = { $count ->
    [one] { $names } a autant de points, mais { $clause } départage les ex æquo.
   *[other] { $names } ont autant de points, mais { $clause } départage les ex æquo.
}
terminal-not-over = La partie n’est pas encore terminée.
terminal-step = Coup { $number } sur { $moves } : appuyez sur Entrée.
terminal-ruling = Notre décision :

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

## L’analyse d’une partie.

terminal-analysis-working = Analyse de la partie
terminal-analysis-ledger = D’où viennent les résultats (chances de gain en pour cent)
terminal-analysis-player = Joueur
terminal-analysis-opening = Au début
terminal-analysis-own = Ses décisions
terminal-analysis-others = Décisions des autres
terminal-analysis-luck = Chance
terminal-analysis-result = Résultat
terminal-analysis-turning-points = Tournants
terminal-analysis-turn = ({ $name } : chances de gain { $change } %)
terminal-analysis-mistakes = Erreurs
terminal-analysis-mistake = { $label ->
    [blunder] Grosse erreur
    [mistake] Erreur
   *[inaccuracy] Imprécision
} de { $name } : « { $move } » (chances de gain −{ $loss } %). Mieux : « { $best } ».
terminal-analysis-no-mistakes = Personne n’en a fait.
