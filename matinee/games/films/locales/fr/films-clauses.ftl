### Les règles de Dream Factory et de Traumfabrik dans l’application : un message par article, nommé par son numéro.
### La valeur est ce que disent les livrets de règles ; `.ruling` est notre décision là où l’un
### d’eux se tait, où l’on peut les lire de deux façons, ou lorsqu’on joue autrement sur un écran.

section-films-box = Contenu de la boîte

F-B1 =
    Il y a 93 tuiles de production : 19 acteurs, 7 stars, 4 réalisateurs légendaires, 15 réalisateurs, 9 contrats, 13 effets spéciaux, 13 musiques et 13 caméras.
    Traumfabrik emploie d’autres mots pour quatre d’entre elles : la star y est une guest-star, le réalisateur légendaire un réalisateur quatre étoiles, le contrat une agence et la caméra une équipe de tournage.
    Attention en lisant ses règles : ce que Traumfabrik appelle « contrats », c’est l’argent.
    .ruling = Le livret de Traumfabrik dit seulement qu’il y a 93 tuiles, dont 4 réalisateurs quatre étoiles. Notre boîte en a autant de chaque type que Dream Factory.

F-B2 =
    Il y a 22 scénarios : chacun des 5 studios en possède 3, et 7 n’appartiennent à aucun studio.
    Un scénario porte un titre, un genre, des étoiles imprimées, des espaces obligatoires (avec ou sans icône, dont un au plus pour un réalisateur) et un espace star facultatif.
    Les genres de Dream Factory sont drame (bleu), action (vert) et comédie ; celle-ci est orange dans le livret français, rouge dans l’anglais.
    Les genres de Traumfabrik sont drame, aventure et divertissement, et chacun de ses studios possède un scénario de chaque genre.
    .ruling = Les livrets n’indiquent pas les espaces des scénarios. Dans nos boîtes, chacun a un espace réalisateur et deux à quatre autres espaces obligatoires, et dans Dream Factory aussi, chaque studio possède un scénario de chaque genre.

F-B3 =
    Il y a 30 bobines, de valeur 0 à 22.
    Chaque valeur de 8 à 14 existe en double, et l’une des deux bobines porte alors un « + ».

F-B4 = Il y a 50 billets.

F-B5 = Il y a 11 trophées : six valent 5 points chacun, cinq en valent 10.

F-B6 =
    Le plateau compte 8 lieux, visités dans le sens horaire.
    Le premier est la case du réalisateur (Hollywood dans Traumfabrik), avec 1 tuile. Les autres sont 5 villes, avec 2 ou 3 tuiles selon le chiffre de chacune, et 2 fêtes, avec autant de tuiles que de joueurs.
    .ruling = Les livrets n’indiquent ni l’ordre des villes et des fêtes, ni quelles villes ont 3 tuiles. Sur nos plateaux, ce sont une ville avec 3, une ville avec 2, une fête, une ville avec 3, une ville avec 2, encore une ville avec 2 et la seconde fête.

section-films-setup = Mise en place

F-S1 =
    On peut jouer de deux à cinq.
    Chaque joueur choisit un studio et en étale les 3 scénarios, face visible.
    Les scénarios des studios que personne ne joue quittent la partie.
    .ruling =
        Seul Traumfabrik indique le nombre de joueurs. Dream Factory a cinq studios, et des précisions pour deux et pour cinq joueurs.
        Un studio revient au premier qui le demande ; celui qui n’en demande aucun en reçoit un au hasard.

F-S2 = Chaque joueur commence avec 12 billets, ou avec 10 dans une partie à cinq.

F-S3 =
    Chacun cache son argent aux autres ; à deux joueurs, l’argent est visible.
    Les paiements et les partages se font au grand jour, si bien que celui qui tient les comptes connaît les montants : ils ne sont pas affichés, mais ils ne sont pas secrets.

F-S4 =
    Dans Dream Factory, les 4 réalisateurs légendaires sont mélangés en une pile face cachée, et celui du dessus est révélé à chaque manche.
    Dans Traumfabrik, tous les 4 sont face visible dès le début. À chaque manche, l’un d’eux va à Hollywood, avant que les autres lieux soient garnis.
    .ruling =
        Le livret de Traumfabrik ne dit pas qui choisit lequel.
        Si tous ceux qui restent portent le même nombre d’étoiles, la question n’est pas posée et le suivant est pris ; sinon, c’est le premier joueur de la manche qui choisit.

F-S5 = Les 89 autres tuiles de production sont mélangées face cachée.

F-S6 = Les 7 scénarios sans studio sont mélangés et empilés face visible, de sorte que l’on ne voit que celui du dessus.

F-S7 =
    La tablée désigne le premier joueur. Dans Dream Factory en français, c’est celui qui récite la meilleure réplique d’un film connu ou, faute d’accord, le dernier à être allé au cinéma ; les autres livrets lui laissent le choix.
    Le premier joueur prend le jeton de premier joueur : le pop-corn dans Dream Factory, la caméra dans Traumfabrik.
    .ruling = Ici, le premier joueur est plutôt tiré au sort.

section-films-round = Déroulement d’une manche

F-R1 = La partie dure quatre manches.

F-R2 =
    Avant chaque manche, on regarnit le plateau.
    Un réalisateur légendaire va face visible sur la case du réalisateur, 3 ou 2 tuiles face visible sur chaque ville selon son chiffre, et autant de tuiles que de joueurs, face cachée, sur chaque fête.

F-R3 =
    Les 8 lieux sont visités l’un après l’autre, dans le sens horaire à partir de la case du réalisateur.
    Toutes les tuiles d’un lieu sont attribuées avant que l’on passe au suivant.

F-R4 = Celui qui est premier joueur à la fin d’une manche l’est encore au début de la suivante.

section-films-auction = Enchères à la case du réalisateur et dans les villes

F-A1 =
    Le premier joueur ouvre l’enchère ; puis, dans le sens horaire, chacun à son tour mise ou passe.
    Miser 0 est permis, et ce n’est pas passer.

F-A2 = Toute nouvelle mise doit dépasser la précédente.

F-A3 = Personne ne peut miser plus que l’argent qu’il possède.

F-A4 = Celui qui a passé ne prend plus part à l’enchère en cours.

F-A5 =
    Quand tous les joueurs sauf un ont passé, celui qui reste paie sa mise et prend toutes les tuiles du lieu ainsi que le jeton de premier joueur.
    Si personne n’a misé, il n’y a rien à payer.
    .ruling = Le livret de Traumfabrik donne les tuiles à la plus grosse mise. Là aussi, si personne n’a misé, le dernier joueur en lice prend les tuiles et le jeton pour 0. On ne lui pose pas la question.

F-A6 =
    Le paiement s’ajoute à ce qui se trouve au milieu, et la somme est partagée à parts égales entre les autres joueurs.
    Ce qui ne peut pas être partagé reste au milieu et s’ajoute au paiement suivant.

F-A7 = Les livrets ne disent pas à qui revient l’argent qui se trouve encore au milieu en fin de partie.
    .ruling = L’argent resté au milieu à la fin n’appartient à personne et ne rapporte rien à personne.

section-films-party = Fêtes

F-P1 = Quand on arrive à une fête, on en retourne les tuiles face visible.

F-P2 =
    Chaque joueur prend gratuitement une tuile.
    Celui qui a le plus de tuiles acteur et star sur tous ses scénarios se sert en premier, puis celui qui en a le plus après lui, et ainsi de suite.
    C’est le nombre de tuiles qui compte, pas les étoiles qu’elles portent.
    .ruling =
        Selon le livret de Traumfabrik, un joueur « peut » prendre une tuile. Il peut donc y renoncer, et une tuile dont personne ne veut quitte la partie, bien que le même livret dise ailleurs que toutes les tuiles ont été prises à la fin d’une manche.
        Les films terminés comptent aussi, comme le dit Traumfabrik ; Dream Factory ne le dit pas.
        Seules les tuiles visibles comptent, pas celles qui sont recouvertes. Un contrat à la place d’un acteur n’est pas un acteur.

F-P3 = Entre joueurs à égalité, le premier joueur choisit avant les autres ; s’il n’est pas concerné, c’est celui qui le suit de plus près dans le sens horaire.

F-P4 =
    L’ordre dans lequel les joueurs choisissent est déterminé une fois les tuiles retournées.
    Chacun place ou défausse aussitôt sa tuile (F-T1), avant que le suivant ne choisisse.
    .ruling = Seul le livret français de Dream Factory dit quand l’ordre est déterminé. Dans les deux jeux, il ne change plus au cours de la fête.

F-P5 = Le jeton de premier joueur ne change pas de main lors d’une fête.

section-films-placing = Placer les tuiles

F-T1 =
    Les tuiles reçues doivent être aussitôt placées sur ses propres scénarios ou défaussées, une par une et dans l’ordre de son choix.
    Personne n’est obligé de placer une tuile, mais on n’en garde aucune pour plus tard : une tuile défaussée quitte la partie.

F-T2 =
    Une tuile se place sur un espace de son type.
    Un réalisateur légendaire compte comme un réalisateur.

F-T3 = Un espace sans icône accueille un acteur, une caméra, une musique ou des effets spéciaux, mais ni réalisateur ni star.

F-T4 = Un contrat (une agence dans Traumfabrik) est un joker : il se place sur n’importe quel espace, sauf un espace star.

F-T5 = Une star ne se place que sur un espace star, et un espace star n’accueille que des stars.

F-T6 =
    Tant qu’un scénario n’est pas terminé, un espace occupé peut être recouvert par une tuile du même type que celle du dessus.
    Sur un espace sans icône aussi, c’est la tuile du dessus qui décide du type permis.
    Un contrat peut recouvrir n’importe quelle tuile, sauf une star.

F-T7 = Une fois qu’un contrat occupe un espace, seul un autre contrat peut le recouvrir.

F-T8 = Une star peut être recouverte par une autre star tant que le scénario n’est pas terminé.

F-T9 = Un scénario terminé ne change plus jamais.

section-films-finishing = Terminer un film

F-C1 =
    Un scénario devient un film terminé à l’instant où son dernier espace obligatoire est occupé.
    Si son espace star est alors vide, il le reste définitivement.

F-C2 =
    Le total d’un film est la somme de ses étoiles imprimées et des étoiles de la tuile du dessus de chaque espace.
    Les étoiles négatives sont soustraites, et les tuiles recouvertes ne comptent pas.

F-C3 =
    Le film reçoit la bobine égale à son total ; s’il y en a deux, celle avec le « + » part en premier.
    S’il ne reste aucune bobine de cette valeur, il reçoit la première disponible en dessous, là encore le « + » d’abord.
    .ruling =
        Aucun livret n’envisage un total supérieur à 22 ou inférieur à 0. Un total supérieur à 22 compte pour 22, un total inférieur à 0 compte pour 0.
        S’il ne reste aucune bobine de cette valeur ou en dessous, le film n’en a pas : il vaut 0 et se classe derrière tous les films qui ont une bobine.
        Entre films sans bobine, celui qui a été terminé le plus tôt est le mieux classé.

F-C4 =
    Une bobine avec un « + » se classe devant celle de même valeur sans « + ».
    .ruling = En anglais, le livret de Dream Factory dit qu’elle « vaut plus », ce qui peut aussi s’entendre des points. Ici, toutes deux rapportent autant de points : la valeur imprimée.

F-C5 =
    Le propriétaire prend ensuite le scénario du dessus de la pile, s’il en reste.
    Puis il continue à placer les tuiles qui lui restent, y compris sur le nouveau scénario s’il le souhaite.

section-films-trophies = Trophées

F-W1 =
    Le premier film terminé de chaque genre gagne aussitôt un trophée de 5 points.
    Seuls les films terminés gagnent des trophées, et un même film peut en avoir plusieurs.

F-W2 =
    À la fin des manches 1, 2 et 3, le film terminé le mieux classé gagne un trophée du meilleur film, qui vaut 5 points.
    Le même film peut le gagner plusieurs fois. Sans film terminé, le trophée n’est pas attribué.

F-W3 =
    Après la manche 4, le film terminé le mieux classé de chaque genre gagne un trophée de 10 points.
    Le trophée d’un genre dans lequel aucun film n’est terminé n’est pas attribué.

F-W4 =
    Après la manche 4, le moins bien classé de tous les films terminés gagne le trophée du pire film, qui vaut 10 points. Sans film terminé, il n’est pas attribué.
    Les livrets donnent un conseil : les tuiles sans étoile aident à le gagner, et celle qui vaut −1 aussi.

F-W5 =
    Après la manche 4, le joueur qui a le plus d’étoiles sur les tuiles réalisateur de ses films terminés gagne le trophée du meilleur réalisateur, qui vaut 10 points.
    Les réalisateurs légendaires comptent aussi ; un contrat à la place d’un réalisateur ne compte pas.
    En cas d’égalité, personne ne le reçoit ; sans film terminé, personne non plus.

section-films-end = Fin de la partie

F-E1 =
    Chacun additionne les bobines de ses films terminés, ses trophées et 1 point par billet restant.
    Les films inachevés ne rapportent rien.

F-E2 =
    Celui qui a le plus de points gagne.
    Dans Dream Factory, en cas d’égalité, la victoire va à celui des ex æquo qui possède le film le mieux classé ; le livret de Traumfabrik ne départage pas les égalités.
    .ruling =
        Dans Dream Factory, si aucun des ex æquo n’a de film terminé, ils partagent la victoire.
        Dans Traumfabrik, les ex æquo partagent toujours la victoire.

section-films-examples = Exemples

F-X =
    Une enchère, dans les deux éditions : on joue à quatre et Nora remporte l’enchère en misant 7.
    Elle verse 7 au milieu, les trois autres reçoivent 2 chacun, et 1 y reste pour l’enchère suivante.
    Nora prend aussi le jeton de premier joueur.

    Une fête dans Dream Factory : Nora est premier joueur ; Emil, Oskar et Lena suivent dans le sens horaire.
    Nora a 1 acteur et 1 star, Emil 3 acteurs, Oskar 1 star, et Lena 2 acteurs et 1 star.
    Emil et Lena sont à égalité avec trois tuiles, mais Emil suit Nora de plus près : l’ordre est Emil, Lena, Nora, Oskar.
    Il serait le même si Nora avait 2 stars et Oskar 1 acteur.

    Une fête dans Traumfabrik : aux mêmes places, Nora a 2 acteurs, Emil et Lena en ont 4 chacun et Oskar en a 1.
    Ils choisissent dans l’ordre Emil, Lena, Nora, Oskar.

    Trois tuiles d’un coup, dans les deux éditions : Lena reçoit trois tuiles, et la première qu’elle place termine un film.
    Elle prend la bobine du film et un nouveau scénario, puis peut poser les deux autres tuiles sur n’importe lequel de ses scénarios inachevés, le nouveau compris.

    Un espace sans icône, dans les deux éditions : Oskar a posé une musique sur un espace sans icône, si bien que seuls une musique ou un contrat (une agence dans Traumfabrik) peuvent la recouvrir.
    Il la recouvre d’un contrat ; dès lors, cet espace n’accueille plus que des contrats.

    Un décompte final dans Dream Factory : Emil a terminé des films de valeur 10, 12 et 18, il a deux trophées de 5 points et un de 10, et il lui reste 5 billets.
    Son score est 10 + 12 + 18 + 5 + 5 + 10 + 5 = 65.
