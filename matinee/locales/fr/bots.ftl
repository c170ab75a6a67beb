# Les niveaux des bots : un nom, un caractère en une ligne et un niveau en clair.

level-passerby = La passante
    .character = Entrée dans le champ par erreur. Ne voit pas la moitié de ce qu’on peut faire et passe une belle journée.
    .difficulty = Débutant
level-extra = La figurante
    .character = Ravie d’être sur le plateau. Oublie une ficelle ou deux et vous laisse les belles scènes.
    .difficulty = Facile
level-understudy = La doublure
    .character = Connaît le texte de tout le monde, mais se trompe parfois de page.
    .difficulty = Moyen
level-lead = Le premier rôle
    .character = Prend ce qui vaut le plus au premier regard, et il a l’œil.
    .difficulty = Difficile
level-diva = La diva
    .character = A joué chaque rôle un million de fois et sait au premier coup d’œil. Ne s’explique jamais.
    .difficulty = Expert
level-legend = La légende
    .character = A vu tous les films, le vôtre aussi. Réfléchit une seconde et le regrette rarement.
    .difficulty = Maître
