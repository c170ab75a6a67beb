# Les niveaux des bots : un nom et un caractère en une ligne.

level-extra = La figurante
    .character = Ravie d’être sur le plateau. Oublie une ficelle ou deux et vous laisse les belles scènes.
level-understudy = La doublure
    .character = Connaît le texte de tout le monde, mais se trompe parfois de page.
level-lead = Le premier rôle
    .character = Prend ce qui vaut le plus au premier regard, et il a l’œil.
level-legend = La légende
    .character = A vu tous les films, le vôtre aussi. Réfléchit une seconde et le regrette rarement.

# Ceux de Dreams. À une même table, les voyants ont chacun leur tempérament.

level-daydreamer = Le rêveur éveillé
    .character = Montre ce qui est le plus joli, dieu ou mortel, et soupçonne les gens à la couleur de leur chemise.
level-sleepwalker = Le somnambule
    .character = Trouve le plus souvent la bonne fenêtre, hardi une nuit, timide la suivante.
level-stargazer = L’astronome
    .character = Suggère, doute et bluffe en bon joueur, selon son humeur : hardi, timide, taquin ou méfiant.
level-seer = Le voyant
    .character = Voit ce que chaque étoile trahit, et quand, se souvient de qui fut dupé, et ne sourit à personne.

# Pourquoi un voyant vote ainsi. $star : 1, 2 ou 3 ; $what : une chose dans l'image.

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
