### Ce que dit le terminal à une table de Dream Factory et Traumfabrik.

drawing-films-middle = au milieu : { $pot }
drawing-films-pile = Prochain scénario (encore { $left }) : { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = La pile de scénarios est vide.
drawing-films-legends = À venir : { $legends }
drawing-films-markers = Bobines prises : { $taken }
drawing-films-trophies = Trophées : { $won } ; encore { $left } à gagner
drawing-films-trophies-end = Trophées : { $won }
drawing-films-purse = argent { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = passe
drawing-films-trophy-count = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
asking-films-choosing = Vous êtes premier joueur : lequel vient sur la case du réalisateur pour cette manche ? Tapez director TUILE, avec le mot de gauche.
asking-films-opening = Enchère : { $location }. Personne n’a encore misé ; vous avez { $money } en caisse. Tapez bid N (0 est aussi une mise) ou pass.
asking-films-bidding = Enchère : { $location }. La mise est à { $standing } ; vous avez { $money } en caisse. Tapez bid N ou pass.
asking-films-outbid = Enchère : { $location }. La mise est à { $standing } ; vous avez { $money } en caisse, ce qui ne suffit pas. Tapez pass.
asking-films-taking = Fête : { $location }. Prenez l’une de ses tuiles, gratuitement : tapez take TUILE{ $decline ->
    [yes] {" "}ou decline pour y renoncer
   *[no] {""}
}.
asking-films-placing = Placez ou défaussez, une tuile à la fois : tapez place TUILE FILM ESPACE ou discard TUILE.
asking-films-pass = quitter cette enchère
asking-films-bid = dépasser la mise en cours
asking-films-director = faire venir un réalisateur
asking-films-take = prendre une tuile de la fête
asking-films-decline = ne rien prendre
asking-films-discard = se défausser d’une tuile
asking-films-place = placer une tuile sur un espace de vos films
asking-films-covers = { $asked }, recouvre { $tile }
