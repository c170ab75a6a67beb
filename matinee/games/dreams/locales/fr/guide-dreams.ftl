### Comment jouer, sur une page : les titres et les textes des parties, dans l’ordre.

guide-dreams-goal = L’histoire
    .text = Tous sauf un sont des dieux, qui savent lequel des quatre rêves est la vraie vision. L’autre est un mortel et ne doit pas se faire remarquer.
guide-dreams-stars = Poser des étoiles
    .text = Tour à tour, chacun pose trois étoiles dans le firmament. Les dieux montrent des détails de la vision, mais pas trop clairement. Le mortel tente de suivre.
guide-dreams-votes = Voter
    .text = Puis tous votent en secret : les dieux désignent le joueur qu’ils prennent pour le mortel, le mortel désigne un rêve.
guide-dreams-score = Les points
    .text = Mortel : 3 si personne ne vous a désigné, et 2 pour le bon rêve. Dieu : 2 pour avoir désigné le mortel, et 1 si personne ne vous a désigné. La partie se termine à 16 points.
