# Les niveaux des bots : un nom et un caractère en une ligne.

level-extra = La figurante
    .character = Ravie d’être sur le plateau. Oublie une ficelle ou deux et vous laisse les belles scènes.
level-understudy = La doublure
    .character = Connaît le texte de tout le monde, mais se trompe parfois de page.
level-lead = Le premier rôle
    .character = Prend ce qui vaut le plus au premier regard, et il a l’œil.
level-legend = La légende
    .character = A vu tous les films, le vôtre aussi. Réfléchit une seconde et le regrette rarement.
