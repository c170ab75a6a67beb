### Comment jouer, sur une page : les titres et les textes des parties, dans l’ordre.

guide-hollywood-goal = Le but
    .text = Réunissez des scénarios d’un genre, puis attrapez une star : elle termine le film. Ses cartes fois les étoiles de la star font vos points.
guide-hollywood-turn = Votre tour
    .text = Posez un jeton sur la dernière carte d’une colonne. Les jetons qui s’y trouvent montent tous d’une carte. Une colonne avec un jeton sur chaque carte est complète.
guide-hollywood-handout = L’attribution
    .text = Quand 12 jetons sont posés, chaque carte va au propriétaire de son jeton : colonne par colonne depuis la gauche, de haut en bas. L’ordre compte : une star a besoin d’un projet déjà commencé.
guide-hollywood-star = Les cartes studio
    .text = Une fois par partie : le clap de fin fait passer un tour, la double bobine pose deux jetons d’un coup.
guide-hollywood-score = Les points, après autant de manches que de joueurs
    .text = Films terminés : cartes fois étoiles, une palme compte pour deux cartes. Superproductions : 2 chacune. Le plus grand projet inachevé : 1 par carte, rien en cas d’égalité.
