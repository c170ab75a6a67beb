### Les règles de Dreams dans l’application : un message par article, nommé par son numéro.
### La valeur est ce que dit le livret de règles ; `.ruling` est notre décision là où il se tait, ou
### lorsqu’on joue autrement sur un écran.

section-dreams-box = Contenu de la boîte

D-B1 =
    Il y a 72 rêves, qui sont des images sur des cartes, 4 marqueurs numérotés, un firmament et une voie des dieux, sur laquelle on compte les points.
    Il y a 20 jetons pour les dieux, qui portent les numéros des rêves, et 4 pour le mortel.
    Chaque joueur a une couleur, un vote, un croissant de lune pour la voie et 3 étoiles : une claire, une grise et une noire.

section-dreams-setup = Mise en place

D-B0 = Le livret ne dit ni comment désigner le premier donneur, ni à combien on peut jouer. Il y a 6 couleurs, et des jetons pour 6 rôles au plus.
    .ruling =
        On peut jouer de trois à six : à deux, le dieu saurait qui est le mortel.
        Le premier donneur est tiré au sort. Selon le livret, les joueurs choisissent leur couleur ; ici, chaque place a la sienne.

section-dreams-round = Déroulement d’une manche

D-R1 =
    À chaque manche, on retourne 4 rêves, numérotés de 1 à 4.
    Ils sont orientés comme le firmament.

D-R2 =
    L’un des quatre numéros est celui de la vraie vision ; les trois autres rêves sont des mirages.
    Tous les joueurs sauf un apprennent ce numéro ; ce sont les dieux.
    Un joueur apprend seulement qu’il est le mortel.
    Personne ne connaît le rôle d’un autre.
    Pour cela, les joueurs permutent quatre piles de jetons face cachée, une par numéro, avec un jeton du mortel dans chacune, et le donneur distribue les jetons d’une pile.
    .ruling = Ici, le numéro et le mortel sont plutôt tirés au sort, ce qui revient au même.

D-R3 =
    Le donneur commence et les autres suivent dans le sens horaire, pendant trois tours de table.
    À son tour, chacun choisit une de ses étoiles encore disponibles et la pose où il veut sur le firmament.
    Une étoile posée n’est jamais déplacée ni retirée.
    Le livret conseille aux dieux de marquer les détails les plus remarquables de la vraie vision.
    .ruling =
        Une étoile doit se trouver tout entière sur le firmament ; elle peut en toucher une autre, mais pas la chevaucher.
        Les positions sont des nombres entiers : x de 0 à 79 depuis la gauche et y de 0 à 119 depuis le haut. Une étoile est un disque de rayon 3.
        Le firmament a les proportions d’une image, si bien qu’une image posée dessus le couvre tout entier : il fait 80 de large sur 120 de haut, ses coins sont arrondis sur un rayon de 12, et aucune partie d’une étoile ne peut en dépasser le bord.
        Les parties commencées avant cette règle gardent leur firmament, une ellipse de 120 de large sur 80 de haut.

D-R4 =
    Chacun peut dire ce qu’il veut de ce qu’il voit et de ce qu’il fait, vrai ou faux, et personne n’est obligé de parler.
    Le livret met les dieux en garde : il ne faut pas regarder une image avec plus d’intérêt que les autres.

section-dreams-vote = Le vote

D-V1 =
    Ensuite, tous votent en secret et en même temps : un dieu désigne la couleur du joueur qu’il prend pour le mortel, et le mortel désigne le numéro qu’il prend pour la vraie vision.
    Quand tous ont voté, les votes et les rôles sont révélés ensemble.
    .ruling = Personne ne peut s’abstenir, personne ne peut voter pour soi-même, et un vote donné est définitif.

section-dreams-points = Points

D-P1 =
    Le mortel marque 3 points si personne n’a désigné sa couleur, et 2 points s’il a désigné le bon numéro.
    Le livret recommande de compter les points de chacun à tour de rôle, de préférence en commençant par le mortel.

D-P2 = Un dieu marque 2 points s’il a désigné le mortel, et 1 point si personne n’a désigné sa propre couleur.

section-dreams-next = Manche suivante

D-N1 =
    Si personne n’a atteint 16 points, on joue une nouvelle manche.
    Chacun reprend ses étoiles, les quatre rêves sont mis de côté, et le joueur à gauche du donneur devient le donneur.

section-dreams-end = Fin de la partie

D-E1 =
    La partie se termine avec la manche où au moins un joueur atteint ou dépasse 16 points ; tous marquent leurs points de cette manche avant que l’on vérifie.
    Celui qui a le plus de points gagne, et plusieurs joueurs peuvent partager la victoire.

D-E2 = Le livret ne dit pas ce qui se passe quand il reste moins de 4 rêves pour une nouvelle manche.
    .ruling = Les rêves mis de côté sont mélangés et remis en jeu avec ceux qui restent.

section-dreams-examples = Exemples

D-X =
    Poser des étoiles : Valentine commence par sa claire, Jules pose sa noire, Bruno et Ruth posent tous deux leur grise.
    Tout cela est permis, car la première étoile peut être de n’importe quelle sorte.

    Compter une manche : Bruno (bleu) est le mortel et vote pour le rêve 2, mais la vraie vision est le 3.
    Les dieux n’ont désigné que jaune (Jules) et vert (Valentine).
    Bruno marque 3 points car personne ne l’a désigné, Ruth en marque 1 car personne ne l’a désignée, et nul autre ne marque de point.

    La dernière manche : Jules est le mortel, trouve la vraie vision, marque 2 points et atteint ainsi 16.
    Ruth l’a désigné, marque 2 points elle aussi et atteint 17 : Ruth gagne.
