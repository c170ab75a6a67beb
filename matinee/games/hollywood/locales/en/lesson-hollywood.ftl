### The guided first game of Hollywood.

lesson-hollywood-goal = Everybody wants these cards. Films alone are worth little …
lesson-hollywood-star-goal = … but a star finishes a film: its cards times the star’s stars are points.
lesson-hollywood-lay = A reel claims a card. Put your first one on column 2.
    .again = Put it on column 2, for now.
lesson-hollywood-push = Pushed! Your reel moved up a card. Push one yourself: column 4.
    .again = Choose column 4, and push the reel that lies there.
lesson-hollywood-own = It moved up. At the end you get the cards under your reels. Now column 1.
    .again = Column 1 needs you. Put your reel there.
lesson-hollywood-last = Somebody pushed you onto a star! Your last reel: column 1.
    .again = Not yet. Put your last reel on column 1.
lesson-hollywood-handout = All reels are down. Cards go to their owners, column by column, from the top.
lesson-hollywood-star = You got a star. It must finish one of your films: choose horror, the largest.
    .again = That works, but your horror film is larger. Choose horror.
lesson-hollywood-points = 2 cards, one with an award that counts double, times 4 stars: 12 points.
lesson-hollywood-lost = A star without a film is lost. That just happened to somebody else.
lesson-hollywood-end = As many rounds as players. Blockbusters and your largest unfinished film count a little. Most points win.
