### Ce que disent les robots de Dreams, par humeur et par occasion, et les remarques toutes faites. { $name } est la personne visée.

dreams-remark-see = Je la vois !
dreams-remark-elsewhere = Ce n’est pas là que je regarderais…
dreams-remark-bold = Une étoile audacieuse.
dreams-remark-same = C’est ce que je pensais.
dreams-remark-hide = Il y en a un qui joue au hasard…
dreams-remark-trust = Croyez-moi, je suis un dieu.
dreams-remark-suspect = { $name }, je crois que c’est toi, le mortel.
dreams-remark-vouch = Je fais confiance à { $name }.

## cautious

dreams-remark-cautious-star-1 = J’espère qu’elle ne dérange personne, ici.
dreams-remark-cautious-star-2 = Voilà. N’y cherchez pas trop de choses.
dreams-remark-cautious-star-3 = Dans ma tête, c’était mieux.
dreams-remark-cautious-star-4 = Ma main a tremblé, mais à peine.
dreams-remark-cautious-star-5 = Une toute petite étoile. Inutile de la regarder.
dreams-remark-cautious-star-6 = Ça devrait aller. Enfin, je crois. Peut-être.
dreams-remark-cautious-star-7 = Je la pose vite, avant de changer d’avis.

dreams-remark-cautious-praise-1 = Ça m’a l’air plutôt bien, { $name }. Si je vois juste.
dreams-remark-cautious-praise-2 = { $name }, c’était ma place préférée. Je n’aurais pas osé.
dreams-remark-cautious-praise-3 = Je me sens déjà un peu mieux, { $name }.
dreams-remark-cautious-praise-4 = J’ai cherché ce qui cloche, { $name }. Rien, je crois.
dreams-remark-cautious-praise-5 = Bien joué, { $name }. Pardon de fixer ton étoile comme ça.
dreams-remark-cautious-praise-6 = { $name }, celle-là, je la comprends. C’est assez rare.

dreams-remark-cautious-suspect-1 = Sans vouloir te vexer, { $name }, cette étoile m’inquiète.
dreams-remark-cautious-suspect-2 = { $name }, tu pourrais m’expliquer ? Rien ne presse, mais je n’en dormirai pas.
dreams-remark-cautious-suspect-3 = Excuse-moi, { $name }, mais tes étoiles ne vont avec rien.
dreams-remark-cautious-suspect-4 = Je me trompe sans doute, { $name }. J’ai l’habitude. N’empêche…
dreams-remark-cautious-suspect-5 = S’il fallait vraiment dire un nom : { $name }, peut-être. Ne le répétez pas.
dreams-remark-cautious-suspect-6 = { $name }, j’ai penché la tête de tous les côtés : elle reste bizarre.
dreams-remark-cautious-suspect-7 = Montrer du doigt, c’est mal. Je vais juste regarder { $name } un petit moment.
dreams-remark-cautious-suspect-8 = Quand je regarde { $name }, j’ai envie de rallumer la veilleuse.

dreams-remark-cautious-agree-1 = Puisque quelqu’un l’a dit avant moi : oui, { $name } m’intrigue aussi.
dreams-remark-cautious-agree-2 = Je n’osais pas le dire, mais { $name } est sur ma liste. Elle est courte.
dreams-remark-cautious-agree-3 = Je vous suis. Vers { $name }, je veux dire. Sur la pointe des pieds.
dreams-remark-cautious-agree-4 = { $name } ? J’avais la moitié de cette idée. Merci pour l’autre.
dreams-remark-cautious-agree-5 = Ouf, je ne suis pas le seul esprit inquiet. { $name }, rien de personnel.

dreams-remark-cautious-accused-1 = Moi, { $name } ? C’était de la prudence, rien d’autre.
dreams-remark-cautious-accused-2 = { $name }, j’aurais dû rester sous la couette.
dreams-remark-cautious-accused-3 = Aïe. { $name }, regarde encore une fois mes étoiles, s’il te plaît.
dreams-remark-cautious-accused-4 = Je comprends ta question, { $name }. Mais ce n’est pas moi.
dreams-remark-cautious-accused-5 = { $name }, j’ai peut-être l’air coupable. C’est ma tête de tous les jours.
dreams-remark-cautious-accused-6 = On peut en parler sans crier, { $name } ?
dreams-remark-cautious-accused-7 = Je tremble toujours un peu, { $name }. Ça ne veut rien dire.

dreams-remark-cautious-defend-1 = Moi, je laisserais { $name } tranquille. Si ça ne gêne personne.
dreams-remark-cautious-defend-2 = J’ai vérifié { $name } deux fois. Je vérifie tout deux fois.
dreams-remark-cautious-defend-3 = On est peut-être un peu durs avec { $name }.
dreams-remark-cautious-defend-4 = { $name } me paraît honnête, autant qu’on puisse l’être la nuit.
dreams-remark-cautious-defend-5 = { $name } ? Ce serait une surprise, et je crains les surprises.

dreams-remark-cautious-claim-1 = Je sais laquelle c’est. Je préfère ne pas le dire trop fort.
dreams-remark-cautious-claim-2 = Je vois bien la vision. Je la vois tout bas.
dreams-remark-cautious-claim-3 = Je suis presque certain de l’image. Surtout presque.
dreams-remark-cautious-claim-4 = J’ai vu la même chose que vous. Du moins je l’espère.
dreams-remark-cautious-claim-5 = Si ça peut aider : je suis un dieu. Un dieu prudent.
dreams-remark-cautious-claim-6 = Doucement. Il y a ici quelqu’un qui n’attend qu’un indice.

dreams-remark-cautious-found-1 = Je pensais bien que c’était toi, { $name }. J’en suis presque désolé.
dreams-remark-cautious-found-2 = C’était donc { $name }. Je respire enfin.
dreams-remark-cautious-found-3 = J’avais des doutes, { $name }. J’en ai toujours, remarque.
dreams-remark-cautious-found-4 = Quel courage, { $name } ! Je me serais évanoui.
dreams-remark-cautious-found-5 = Pour une fois que j’ai raison d’avoir peur. Merci, { $name }.

dreams-remark-cautious-fooled-1 = Oh. J’avais donc peur de la mauvaise personne.
dreams-remark-cautious-fooled-2 = J’aurais dû écouter mon avant-dernier pressentiment.
dreams-remark-cautious-fooled-3 = Tout s’explique. Trop tard, mais tout s’explique.
dreams-remark-cautious-fooled-4 = Mes excuses à qui j’ai accusé. Vraiment.
dreams-remark-cautious-fooled-5 = À force de prudence, je n’ai rien vu.

dreams-remark-cautious-escaped-1 = C’était moi. Je n’osais plus respirer.
dreams-remark-cautious-escaped-2 = Vous n’avez rien vu ? J’ai failli me dénoncer.
dreams-remark-cautious-escaped-3 = Derrière ma timidité, il y a beaucoup de place pour se cacher.
dreams-remark-cautious-escaped-4 = Je vais m’asseoir. Mes genoux ne sont que mortels.

dreams-remark-cautious-caught-1 = Vous avez vu. C’est presque un soulagement.
dreams-remark-cautious-caught-2 = La dernière étoile était de trop, je le savais.
dreams-remark-cautious-caught-3 = Bien vu. La prochaine fois, je me cacherai plus loin.
dreams-remark-cautious-caught-4 = Ce sont mes oreilles, c’est ça ? Elles rougissent.

## accuser

dreams-remark-accuser-star-1 = Pièce à conviction numéro un.
dreams-remark-accuser-star-2 = Voilà une étoile qui a la conscience tranquille.
dreams-remark-accuser-star-3 = Notez l’heure et l’endroit, je vous prie.
dreams-remark-accuser-star-4 = La mienne, on peut la vérifier. Et les vôtres ?
dreams-remark-accuser-star-5 = Je joue cartes sur ciel. Faites-en autant.
dreams-remark-accuser-star-6 = Que le greffier note : je n’ai pas hésité.
dreams-remark-accuser-star-7 = Quelqu’un transpire ici, et ce n’est pas moi.

dreams-remark-accuser-praise-1 = Bien, { $name }. Cette déposition tient debout.
dreams-remark-accuser-praise-2 = { $name }, vous pouvez quitter la barre. Pour l’instant.
dreams-remark-accuser-praise-3 = J’ai cherché la faille, { $name }. Il n’y en a pas. C’est agaçant.
dreams-remark-accuser-praise-4 = { $name }, ça passe. Au suivant !
dreams-remark-accuser-praise-5 = Voilà un alibi en béton, { $name }.
dreams-remark-accuser-praise-6 = Je retire ce que j’allais dire, { $name }.

dreams-remark-accuser-suspect-1 = { $name }, où étais-tu quand cette étoile est tombée ?
dreams-remark-accuser-suspect-2 = J’ai un dossier sur toi, { $name }. Il vient d’épaissir.
dreams-remark-accuser-suspect-3 = On ne pose pas une étoile pareille par hasard, { $name }.
dreams-remark-accuser-suspect-4 = { $name } a bien regardé celles des autres avant. Je note tout.
dreams-remark-accuser-suspect-5 = Une seule question, { $name } : que montre cette étoile, au juste ?
dreams-remark-accuser-suspect-6 = C’est { $name }. Je flaire une devinette à cent nuages.
dreams-remark-accuser-suspect-7 = { $name }, regarde-moi dans les yeux, pour voir.
dreams-remark-accuser-suspect-8 = Je n’accuse personne. Je montre juste { $name } du doigt, des deux mains.

dreams-remark-accuser-agree-1 = Enfin quelqu’un le dit : { $name } !
dreams-remark-accuser-agree-2 = J’appuie la motion. { $name }, ne quitte pas la ville.
dreams-remark-accuser-agree-3 = Deux témoins contre { $name }. On tient presque un procès.
dreams-remark-accuser-agree-4 = J’avais déjà souligné { $name }. En rouge. Deux fois.
dreams-remark-accuser-agree-5 = Exactement ce que je pensais. { $name }, la lampe est sur toi.

dreams-remark-accuser-accused-1 = Un grand classique, { $name } : accuser l’enquêteur.
dreams-remark-accuser-accused-2 = Moi ? { $name }, te voilà en tête de ma liste.
dreams-remark-accuser-accused-3 = Intéressant, { $name }. Qui t’a soufflé cette réplique ?
dreams-remark-accuser-accused-4 = Les questions, c’est moi qui les pose, { $name }.
dreams-remark-accuser-accused-5 = { $name } m’accuse. Que quelqu’un le mette au procès-verbal.
dreams-remark-accuser-accused-6 = Mes étoiles sont un livre ouvert, { $name }. Il suffit de lire.
dreams-remark-accuser-accused-7 = C’est exactement ce que dirait le mortel, { $name }.

dreams-remark-accuser-defend-1 = Pas { $name }. L’alibi est vérifié.
dreams-remark-accuser-defend-2 = Fausse piste ! { $name } n’a rien à se reprocher.
dreams-remark-accuser-defend-3 = Qui accuse { $name } veut nous faire regarder ailleurs.
dreams-remark-accuser-defend-4 = J’ai déjà soupçonné { $name } pour moins que ça. Pas cette nuit.
dreams-remark-accuser-defend-5 = Non-lieu pour { $name }.

dreams-remark-accuser-claim-1 = Je connais la vision, et je sais que quelqu’un l’ignore.
dreams-remark-accuser-claim-2 = L’un de vous n’a aucune idée. Je compte les clignements d’yeux.
dreams-remark-accuser-claim-3 = Personne ne descend de ce nuage sans s’expliquer.
dreams-remark-accuser-claim-4 = J’ai étudié les indices. Quelqu’un recopie.
dreams-remark-accuser-claim-5 = Dieux, ouvrez l’œil : il y a un passager clandestin.
dreams-remark-accuser-claim-6 = Le mortel a déjà commis une erreur. Je ne dirai pas laquelle.

dreams-remark-accuser-found-1 = { $name } ! L’enquête est close.
dreams-remark-accuser-found-2 = Je l’avais dit : { $name }. Affaire classée.
dreams-remark-accuser-found-3 = { $name }, tes étoiles ont avoué avant toi.
dreams-remark-accuser-found-4 = Emmenez { $name }. Sans brutalité : le mensonge était beau.
dreams-remark-accuser-found-5 = Je t’avais à l’œil depuis le début, { $name }. Enfin, presque.

dreams-remark-accuser-fooled-1 = Toutes mes preuves parlaient donc de la météo.
dreams-remark-accuser-fooled-2 = Impossible. Je demande à revoir le verdict.
dreams-remark-accuser-fooled-3 = Une victime innocente : mon orgueil.
dreams-remark-accuser-fooled-4 = Je rouvre tous mes dossiers.
dreams-remark-accuser-fooled-5 = J’ai interrogé tout le monde, sauf la bonne personne.

dreams-remark-accuser-escaped-1 = Vous soupçonniez tout le monde, sauf celui qui posait les questions.
dreams-remark-accuser-escaped-2 = Le crime parfait : je menais l’enquête.
dreams-remark-accuser-escaped-3 = C’était moi. J’ai même rédigé le procès-verbal.
dreams-remark-accuser-escaped-4 = Pas un doigt tourné vers moi : je les dirigeais tous.

dreams-remark-accuser-caught-1 = Belle enquête. Je n’aurais pas fait mieux, et j’ai essayé.
dreams-remark-accuser-caught-2 = J’avoue. On gagnera du temps.
dreams-remark-accuser-caught-3 = Soit. Vous avez appris auprès des meilleurs.
dreams-remark-accuser-caught-4 = Je veux un avocat, et une autre manche.

## jester

dreams-remark-jester-star-1 = Oups. Bon, maintenant c’est une étoile.
dreams-remark-jester-star-2 = Je lui ai demandé où elle voulait aller.
dreams-remark-jester-star-3 = Pile ici. Ou face, je ne sais plus.
dreams-remark-jester-star-4 = Attention, c’est encore chaud.
dreams-remark-jester-star-5 = Tiens, j’ai fait tomber quelque chose de profond.
dreams-remark-jester-star-6 = En plissant les yeux, c’est un canard.
dreams-remark-jester-star-7 = Je vous l’expliquerais bien, mais il faudrait que je comprenne.

dreams-remark-jester-praise-1 = { $name }, c’est si bon que je dirai que c’était moi.
dreams-remark-jester-praise-2 = Regardez-moi { $name }, quelle allure divine !
dreams-remark-jester-praise-3 = J’avais une blague toute prête, { $name }, et voilà que tu fais ça.
dreams-remark-jester-praise-4 = { $name }, laisse un peu de génie aux autres.
dreams-remark-jester-praise-5 = Chapeau, { $name }. J’en ai un autre en dessous.
dreams-remark-jester-praise-6 = Ton étoile est mieux habillée que moi, { $name }.

dreams-remark-jester-suspect-1 = { $name }, tu l’as lancée ou elle est tombée toute seule ?
dreams-remark-jester-suspect-2 = C’est une étoile, { $name }, ou tu as éternué ?
dreams-remark-jester-suspect-3 = Je parie mon aile gauche sur { $name }. Je n’ai pas d’ailes, mais l’idée y est.
dreams-remark-jester-suspect-4 = { $name }, cligne deux fois des yeux si tu n’en as aucune idée.
dreams-remark-jester-suspect-5 = { $name } a l’air si innocent que j’ai recompté mes petites cuillères.
dreams-remark-jester-suspect-6 = Qui a invité { $name } ? Sur ce nuage, je veux dire.
dreams-remark-jester-suspect-7 = Parlez de l’image à { $name } et surveillez ses oreilles.
dreams-remark-jester-suspect-8 = { $name } a la tête de quelqu’un qui a révisé la mauvaise page.

dreams-remark-jester-agree-1 = { $name } ! { $name } ! J’adore les slogans.
dreams-remark-jester-agree-2 = Super, on regarde tous { $name }. J’apporte le pop-corn.
dreams-remark-jester-agree-3 = J’allais dire { $name } pour rire. Maintenant, je ne ris plus. Enfin, si.
dreams-remark-jester-agree-4 = Tout le monde montre { $name } d’un air grave. J’essaie.
dreams-remark-jester-agree-5 = { $name }, la foule a parlé. Moi, je suis l’écho, avec un chapeau.

dreams-remark-jester-accused-1 = Moi ? { $name }, je ne saurais même pas comment on fait, mortel.
dreams-remark-jester-accused-2 = Scandale, { $name } ! Continue, j’adore.
dreams-remark-jester-accused-3 = Est-ce que cette tête te mentirait, { $name } ? Ne réponds pas.
dreams-remark-jester-accused-4 = Je plaide la pitrerie, { $name }.
dreams-remark-jester-accused-5 = { $name }, d’accord : j’ai volé la lune. Mais le reste, ce n’est pas moi.
dreams-remark-jester-accused-6 = On ne m’avait jamais accusé si gentiment, { $name }.
dreams-remark-jester-accused-7 = { $name }, j’ai des habits bien trop chics pour un mortel.

dreams-remark-jester-defend-1 = Pas { $name } ! Qui rirait de mes blagues ?
dreams-remark-jester-defend-2 = Laissez { $name } tranquille. Il me faut un public.
dreams-remark-jester-defend-3 = { $name } ne tromperait pas un poisson rouge.
dreams-remark-jester-defend-4 = J’échangerais mon chapeau avec { $name }. C’est dire ma confiance.
dreams-remark-jester-defend-5 = Si c’est { $name }, je mange un petit nuage.

dreams-remark-jester-claim-1 = Je sais, je sais, je ne dirai rien, je vais éclater.
dreams-remark-jester-claim-2 = Je la vois très bien. C’est celle avec le truc.
dreams-remark-jester-claim-3 = Un indice : c’est une image. De rien.
dreams-remark-jester-claim-4 = Vite, tout le monde prend l’air divin !
dreams-remark-jester-claim-5 = Bien sûr que je suis un dieu. J’ai les sandales.
dreams-remark-jester-claim-6 = Je mise tout sur quelqu’un. Ma fortune est en chocolat.

dreams-remark-jester-found-1 = { $name } ! Je le savais. Je savais aussi quatre autres choses, toutes fausses.
dreams-remark-jester-found-2 = On applaudit { $name } bien fort, et qu’on apporte un plan du ciel.
dreams-remark-jester-found-3 = { $name }, c’était splendide. J’ai failli y croire.
dreams-remark-jester-found-4 = J’ai dit { $name } parce que c’était le plus drôle. Ça marche toujours. Souvent.
dreams-remark-jester-found-5 = Je te tiens, { $name } ! On remet ça ?

dreams-remark-jester-fooled-1 = On m’a fait marcher ! Mais c’est mon métier !
dreams-remark-jester-fooled-2 = Plus clown que moi, c’est possible.
dreams-remark-jester-fooled-3 = J’ai voté avec le cœur. Il lui faut des lunettes.
dreams-remark-jester-fooled-4 = C’était tout près. Enfin, à la même table.
dreams-remark-jester-fooled-5 = Notez bien que je plaisantais.

dreams-remark-jester-escaped-1 = Tadam ! J’étais le lapin et le chapeau.
dreams-remark-jester-escaped-2 = Je n’avais aucune idée de rien. C’est mon état naturel.
dreams-remark-jester-escaped-3 = Merci, vous avez été un merveilleux public de dieux.
dreams-remark-jester-escaped-4 = Je remercie tous ceux qui ne m’ont pas remarqué, donc tous.

dreams-remark-jester-caught-1 = Touché. Ce sont mes chaussures qui m’ont trahi ?
dreams-remark-jester-caught-2 = J’y étais presque ; il ne me manquait que de savoir quelque chose.
dreams-remark-jester-caught-3 = Bon, je suis mortel. Ça me passera.
dreams-remark-jester-caught-4 = J’ai encore ri au mauvais moment.

## poet

dreams-remark-poet-star-1 = Je l’ai laissée tomber où la nuit est douce.
dreams-remark-poet-star-2 = Une étincelle pour qui sait lire.
dreams-remark-poet-star-3 = Voici mon vers. Il tient en un mot.
dreams-remark-poet-star-4 = J’ai confié un secret au ciel. Il est bavard, mais si loin…
dreams-remark-poet-star-5 = Brille, petite virgule, dans la longue phrase de la nuit.
dreams-remark-poet-star-6 = Je l’ai posée sans bruit, pour ne pas éveiller le rêve.
dreams-remark-poet-star-7 = Elle est là, et elle dit ce qu’elle dit.

dreams-remark-poet-praise-1 = { $name }, ton étoile rime avec la mienne.
dreams-remark-poet-praise-2 = Joliment chanté, { $name } !
dreams-remark-poet-praise-3 = { $name } écrit à l’encre d’argent, et je lis avec bonheur.
dreams-remark-poet-praise-4 = Ce vers-là, { $name }, j’aurais aimé l’écrire.
dreams-remark-poet-praise-5 = La nuit se penche pour t’écouter, { $name }.
dreams-remark-poet-praise-6 = Ce n’est pas deviné, { $name }. C’est un souvenir.

dreams-remark-poet-suspect-1 = { $name }, ton étoile boite. Elle a un pied de trop.
dreams-remark-poet-suspect-2 = Une fausse note plane là-haut, et elle chante comme { $name }.
dreams-remark-poet-suspect-3 = { $name } rêve les yeux ouverts, en regardant chez les voisins.
dreams-remark-poet-suspect-4 = J’ai lu tes étoiles, { $name }. La page est blanche.
dreams-remark-poet-suspect-5 = C’est très beau, { $name }. Mais qu’est-ce que cela veut dire ?
dreams-remark-poet-suspect-6 = { $name } fredonne l’air sans savoir les paroles.
dreams-remark-poet-suspect-7 = Il y a parmi nous une lumière d’emprunt. Est-ce la tienne, { $name } ?
dreams-remark-poet-suspect-8 = Même la lune a haussé un sourcil devant { $name }.

dreams-remark-poet-agree-1 = Le chœur a raison : { $name } chante une autre chanson.
dreams-remark-poet-agree-2 = Je l’ai entendu aussi. { $name } n’est pas dans le ton.
dreams-remark-poet-agree-3 = Formons un duo : { $name } trouble aussi ma nuit.
dreams-remark-poet-agree-4 = Tu as dit en prose ce que je sentais en vers : { $name }.
dreams-remark-poet-agree-5 = Oui, { $name }. C’est de ce côté que l’ombre tombe.

dreams-remark-poet-accused-1 = { $name }, tu me blesses. J’en ferai un sonnet.
dreams-remark-poet-accused-2 = Le soupçon est une couverture froide, { $name }. Reprends-la.
dreams-remark-poet-accused-3 = Relis-moi, { $name }, lentement, à la lueur de la lune.
dreams-remark-poet-accused-4 = { $name }, mes étoiles ne mentent pas. Elles font des métaphores.
dreams-remark-poet-accused-5 = On accuse toujours les poètes en premier, { $name }. C’est la tradition.
dreams-remark-poet-accused-6 = Si j’étais mortel, { $name }, mon encre luirait-elle la nuit ?
dreams-remark-poet-accused-7 = Que de mots durs, { $name }, par une nuit si tendre.

dreams-remark-poet-defend-1 = Laissez briller { $name }. Cette lumière est vraie.
dreams-remark-poet-defend-2 = { $name } rêve le même rêve que moi. Je le sens à la cadence.
dreams-remark-poet-defend-3 = Vous jetez des pierres à la lune. Épargnez { $name }.
dreams-remark-poet-defend-4 = Chez { $name }, aucune rime n’est forcée.
dreams-remark-poet-defend-5 = À { $name }, je prêterais ma dernière bougie.

dreams-remark-poet-claim-1 = Je vois le rêve comme on voit la mer : d’un seul regard.
dreams-remark-poet-claim-2 = La vision chante en moi. Je n’ai pas le droit de la siffler.
dreams-remark-poet-claim-3 = Nous regardons une image. Quelqu’un nous regarde, nous.
dreams-remark-poet-claim-4 = Quelque part ici bat un tout petit cœur.
dreams-remark-poet-claim-5 = Je pourrais le dire d’un mot ; je le dirai donc d’un silence.
dreams-remark-poet-claim-6 = La nuit est pleine de réponses. Qui n’a que des questions ?

dreams-remark-poet-found-1 = { $name } ! Sous le masque, un visage humain. Comme c’est beau.
dreams-remark-poet-found-2 = J’entendais battre ton cœur, { $name }.
dreams-remark-poet-found-3 = { $name } était le dernier vers, et j’ai deviné la rime.
dreams-remark-poet-found-4 = Adieu, { $name }. L’immortalité t’allait bien.
dreams-remark-poet-found-5 = C’était donc toi, { $name }, qui rêvais parmi les rêveurs.

dreams-remark-poet-fooled-1 = J’ai poursuivi une ombre. C’était la mienne.
dreams-remark-poet-fooled-2 = Tant de clair de lune, et je n’ai rien vu.
dreams-remark-poet-fooled-3 = J’ai l’oreille juste et l’œil romantique.
dreams-remark-poet-fooled-4 = J’ai accusé une rose d’être une rose.
dreams-remark-poet-fooled-5 = Le mortel est passé en fredonnant, et j’ai fredonné avec lui.

dreams-remark-poet-escaped-1 = J’ai marché parmi les dieux, et nul n’a demandé mon billet.
dreams-remark-poet-escaped-2 = Une nuit parmi vous sans être vu. Je l’écrirai.
dreams-remark-poet-escaped-3 = Je ne savais rien, et j’en ai fait des vers.
dreams-remark-poet-escaped-4 = Mon masque était de lune. Il va à tout le monde.

dreams-remark-poet-caught-1 = Vous m’avez lu jusqu’au dernier vers.
dreams-remark-poet-caught-2 = Icare vous salue.
dreams-remark-poet-caught-3 = Ainsi finit la chanson. À vous les bravos.
dreams-remark-poet-caught-4 = Le vol était beau. C’est l’atterrissage que je n’apprends jamais.
