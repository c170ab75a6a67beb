### Was das Terminal an einem Tisch sagt: Dream Factory und Traumfabrik.

drawing-films-middle = in der Mitte: { $pot }
drawing-films-pile = Nächstes Drehbuch (noch { $left }): { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = Der Drehbuchstapel ist leer.
drawing-films-legends = Es kommen noch: { $legends }
drawing-films-markers = Vergebene Wertungsmarker: { $taken }
drawing-films-trophies = Trophäen: { $won }; noch { $left } zu gewinnen
drawing-films-trophies-end = Trophäen: { $won }
drawing-films-purse = Geld { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = gepasst
drawing-films-trophy-count = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
}
asking-films-choosing = Du bist Startspieler: Wer kommt in dieser Runde auf den Regieort? Gib director PLÄTTCHEN ein, mit dem Wort links.
asking-films-opening = Versteigerung: { $location }. Noch gibt es kein Gebot; du hast { $money }. Gib bid N ein (auch 0 ist ein Gebot) oder pass.
asking-films-bidding = Versteigerung: { $location }. Das Gebot steht bei { $standing }; du hast { $money }. Gib bid N ein oder pass.
asking-films-outbid = Versteigerung: { $location }. Das Gebot steht bei { $standing }; du hast { $money }, und das reicht nicht. Gib pass ein.
asking-films-taking = Party: { $location }. Nimm dir kostenlos eines der Plättchen: Gib take PLÄTTCHEN ein{ $decline ->
    [yes] , oder decline, um zu verzichten
   *[no] {""}
}.
asking-films-placing = Lege oder wirf ab, eines nach dem anderen: Gib place PLÄTTCHEN FILM FELD oder discard PLÄTTCHEN ein.
asking-films-pass = aus dieser Versteigerung ausscheiden
asking-films-bid = das Gebot überbieten
asking-films-director = jemanden auf den Regieort holen
asking-films-take = ein Plättchen der Party nehmen
asking-films-decline = nichts nehmen
asking-films-discard = ein Plättchen abwerfen
asking-films-place = ein Plättchen auf ein Feld deiner Filme legen
asking-films-covers = { $asked }, überdeckt { $tile }
