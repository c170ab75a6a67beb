### Les règles de Hollywood, le jeu de cartes, dans l’application : un message par article, nommé par son numéro.
### La valeur est ce que dit le livret de règles ; `.ruling` est notre décision là où il se tait, ou
### lorsqu’on joue autrement sur un écran.

section-hollywood-box = Contenu de la boîte

H-B1 =
    Il y a 12 cartes star, acteurs et réalisateurs, qui portent chacune un nombre d’étoiles.
    Il y a 44 cartes film : 39 cartes scénario de trois genres (action, horreur et romance), dont certaines portent une palme, et 5 superproductions.
    Chaque joueur a des jetons d’une couleur et deux cartes studio, un Clap de fin et une Double bobine.

section-hollywood-setup = Mise en place

H-S1 = Les cartes star et les cartes film sont mélangées séparément et forment deux piles.

H-S2 =
    On peut jouer à trois ou à quatre.
    À trois joueurs, chacun prend 4 jetons de sa couleur ; à quatre, 3 chacun.
    Il y a donc 12 jetons en jeu dans toutes les parties.
    .ruling = Selon le livret, les joueurs choisissent leur couleur ; ici, chaque place a la sienne.

H-S3 = Le premier joueur de la première manche est tiré au sort.

section-hollywood-round = Déroulement d’une manche

H-R1 = La partie dure autant de manches qu’il y a de joueurs.

H-R2 =
    À chaque manche, on prend 3 stars et 11 films sur leurs piles et on les mélange ensemble.
    Ces 14 cartes sont disposées face visible en quatre colonnes, à partir de la gauche et chacune de haut en bas : les deux premières colonnes ont 4 cartes, les deux dernières en ont 3.

H-R3 =
    En commençant par le premier joueur puis dans le sens horaire, chacun à son tour pose un jeton ou joue une carte studio.
    Celui qui n’a plus de jeton passe son tour.
    La manche se termine quand le 12e jeton est posé.

H-R4 =
    Un jeton se pose toujours sur la carte du bas d’une colonne.
    Les jetons déjà présents dans cette colonne montent chacun d’une carte, quel que soit leur propriétaire ; une carte ne porte donc jamais deux jetons.

H-R5 = Une colonne dont toutes les cartes portent un jeton est pleine, et l’on ne peut plus y poser de jeton.

H-R6 =
    Chaque carte studio ne se joue qu’une fois dans toute la partie et en est ensuite retirée.
    Avec le Clap de fin, un joueur passe son tour sans poser de jeton.

H-R7 =
    Avec la Double bobine, un joueur pose deux jetons l’un après l’autre, selon les règles habituelles.
    Il faut avoir encore au moins deux jetons pour la jouer.

section-hollywood-handing-out = Attribution des cartes

H-A1 =
    Après le 12e jeton, chaque carte qui porte un jeton va au propriétaire de celui-ci, une carte à la fois.
    On commence par la colonne de gauche, puis on va de gauche à droite, chaque colonne de haut en bas.
    L’ordre est important : chaque carte est rangée avant que la suivante soit attribuée.

H-A2 =
    Les deux cartes sans jeton quittent la partie.
    Elles n’ont d’importance que pour la variante de la rareté (H-V1).

H-A3 = Une superproduction est simplement mise de côté devant son propriétaire ; elle rapporte des points à la fin.

H-A4 =
    Une carte scénario doit rejoindre le projet du même genre de son propriétaire.
    S’il n’a pas de projet de ce genre, la carte en commence un.

H-A5 =
    Une carte star doit aussitôt servir à terminer l’un des projets de son propriétaire, qui choisit lequel.
    Le film est alors clos et ne reçoit plus de cartes ; une nouvelle carte scénario pourra commencer un autre projet du même genre.

H-A6 = Si celui qui reçoit une star n’a aucun projet à ce moment-là, la star est défaussée.

H-A7 = On ne peut pas refuser une star : celui qui a au moins un projet en cours doit l’employer, même à contrecœur.

H-A8 = Chacun peut consulter à tout moment les films terminés de tous les joueurs.

section-hollywood-next = Manche suivante

H-N1 =
    Chacun reprend ses jetons.
    Le joueur à gauche du premier joueur de cette manche est premier joueur de la suivante.

section-hollywood-end = Fin de la partie

H-E1 = Chaque superproduction rapporte 2 points.

H-E2 =
    Chaque film terminé rapporte le nombre de ses cartes scénario multiplié par les étoiles de sa carte star.
    Une carte avec une palme compte pour deux.

H-E3 =
    De ses projets inachevés, un joueur ne marque que le plus grand, à 1 point par carte.
    Une carte avec une palme compte ici aussi pour deux, tant pour déterminer le plus grand projet que pour les points.
    Si deux ou plusieurs de ses projets sont à égalité pour la première place, aucun ne rapporte de points.

H-E4 = Celui qui a le plus de points gagne ; en cas d’égalité, c’est celui des ex æquo dont le meilleur film terminé a la plus grande valeur.
    .ruling =
        Avec la variante de la rareté, c’est la valeur multipliée du film qui compte.
        N’avoir aucun film terminé est moins qu’en avoir un qui vaut 0.
        Les joueurs encore à égalité partagent la victoire.

section-hollywood-variants = Variantes

H-V1 = Rareté : à la fin de la partie, chaque film terminé est en outre multiplié par le nombre de cartes scénario de son genre qui ont été écartées à la fin des manches faute de jeton.
    .ruling =
        Chaque carte écartée compte une fois, avec ou sans palme, et les cartes qui n’ont jamais été disposées ne comptent pas.
        Si aucune carte d’un genre n’a été écartée, les films de ce genre valent 0.

H-V2 = Prototype : à la fin d’une manche, chaque colonne est attribuée de bas en haut au lieu de haut en bas.

section-hollywood-examples = Exemples

H-X =
    Bill a deux projets en cours, l’un de deux cartes d’horreur et l’autre d’une seule carte d’action.
    Il reçoit encore une carte d’horreur : elle doit rejoindre le projet d’horreur, qui en compte maintenant trois.

    Il reçoit ensuite la star Jean Premier et doit aussitôt terminer avec elle l’un des deux projets.
    Bill choisit l’horreur et met de côté un film terminé, composé de trois cartes scénario et de Jean Premier ; son projet d’action continue.
