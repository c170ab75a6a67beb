### La première partie guidée de Hollywood.

lesson-hollywood-goal = Tout le monde veut ces cartes. Seuls, les scénarios valent peu…
lesson-hollywood-star-goal = … mais une star termine un film : ses cartes fois les étoiles de la star font des points.
lesson-hollywood-lay = Un jeton réserve une carte. Posez le premier dans la colonne 2.
    .again = Pour l’instant, posez-le dans la colonne 2.
lesson-hollywood-push = Poussé ! Votre jeton monte d’une carte. À vous de pousser : colonne 4.
    .again = Prenez la colonne 4 et poussez le jeton qui s’y trouve.
lesson-hollywood-own = Il est monté. À la fin, vous recevez les cartes sous vos jetons. Puis la colonne 1.
    .again = La colonne 1 vous attend. Posez-y votre jeton.
lesson-hollywood-last = On vous a poussé sur une star ! Dernier jeton : colonne 1.
    .again = Pas encore. Posez votre dernier jeton dans la colonne 1.
lesson-hollywood-handout = Tous les jetons sont posés. Les cartes sont attribuées colonne par colonne, de haut en bas.
lesson-hollywood-star = Votre star arrive et doit terminer un film. Choisissez l’horreur, votre plus grand projet.
    .again = C’est permis, mais votre film d’horreur est plus grand. Choisissez l’horreur.
lesson-hollywood-points = 2 cartes, dont une palme qui compte double, fois 4 étoiles : 12 points.
lesson-hollywood-lost = Une star sans film est perdue. C’est ce qui vient d’arriver à un autre joueur.
lesson-hollywood-end = Il y a autant de manches que de joueurs. Les superproductions et votre plus grand projet inachevé comptent un peu. Le plus grand total gagne.
