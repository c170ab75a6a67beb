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
seer-fits-unnamed = { $name } : sa { $star ->
        [1] première
        [2] deuxième
       *[3] troisième
    } étoile va { $strength ->
        [1] un peu mieux
        [2] mieux
       *[3] bien mieux
    } avec le rêve { $dream } qu’avec le rêve { $other }.
seer-memory = Contrairement aux autres, { $name } n’a presque jamais été l’objet de faux soupçons.
seer-heard = Autour de la table, on a parlé contre { $name }.
seer-whim = Un caprice : les étoiles accusaient { $rival } plus que { $name }.
seer-hunch = Surtout un pressentiment au sujet de { $name }. Il se trouve que les étoiles sont du même avis.
seer-whim-dream = Un caprice : les étoiles parlaient plus pour le rêve { $rival } que pour le rêve { $dream }.
seer-hunch-dream = Surtout un pressentiment pour le rêve { $dream }. Il se trouve que les étoiles sont du même avis.

## Ce qui parle pour un coup suggéré.

seer-hint-mark-vision = Marque ceci dans le rêve { $dream }, la vraie vision : { $what }.
seer-hint-mark = Marque ceci dans le rêve { $dream } : { $what }.
seer-hint-suggests = Pour l’instant, les étoiles désignent le rêve { $dream } ({ $percent } %).
seer-hint-mortal = D’après les étoiles, { $percent } % de chances que ce soit le mortel.
seer-hint-vision = D’après les étoiles, { $percent } % de chances que ce soit la vraie vision.
