### Les bots de Dreams : le nom et le caractère de chaque niveau, et pourquoi un voyant vote ainsi.

level-daydreamer = Le rêveur éveillé
    .character = Montre ce qui est le plus joli, dieu ou mortel, et soupçonne les gens à la couleur de leur chemise.
    .difficulty = Facile
level-sleepwalker = Le somnambule
    .character = Trouve le plus souvent la bonne fenêtre, hardi une nuit, timide la suivante.
    .difficulty = Moyen
level-stargazer = L’astronome
    .character = Suggère, doute et bluffe en bon joueur, selon son humeur : hardi, timide, taquin ou méfiant.
    .difficulty = Difficile
level-seer = Le voyant
    .character = Voit ce que trahit chaque étoile, se souvient de qui fut dupé et ne sourit à personne.
    .difficulty = Expert
# $star vaut 1, 2 ou 3 : la première, deuxième ou troisième étoile ; $what est une chose de l’image.

seer-fits = { $name } : sa { $star ->
        [1] première
        [2] deuxième
       *[3] troisième
    } étoile va { $strength ->
        [1] un peu mieux
        [2] mieux
       *[3] bien mieux
    } avec le rêve { $dream } ({ $what }) qu’avec le rêve { $other }.
seer-nowhere = { $name } : sa { $star ->
        [1] première
        [2] deuxième
       *[3] troisième
    } étoile ne marque rien du tout dans le rêve { $dream }.
seer-echo = { $name } : sa { $star ->
        [1] première
        [2] deuxième
       *[3] troisième
    } étoile ({ $what }) n’en dit pas plus sur le rêve { $dream } que celles d’avant.
