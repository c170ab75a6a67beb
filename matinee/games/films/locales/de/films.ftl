### Was Dream Factory und Traumfabrik sagen: ihre Wörter, ihr Verlauf, ihre Ablehnungen.

## Das Spiel in einem Satz, für die Startseite.

films-about-dream-factory = Überbiete die anderen Studios, umgarne die Partygäste und besetze deine Drehbücher, ehe die Preise verliehen werden.
films-about-traumfabrik = Das goldene Zeitalter: Biete auf Stars, Legenden und alte Füchse und drehe die Klassiker der Leinwand.

films-blank = blanko (alles außer Regie und Star)
films-trophy-first-film = Erster Film ({ $genre })
films-trophy-best-film = Bester Film der Runde { $round }
films-trophy-film-of-the-year = Film des Jahres ({ $genre })
films-trophy-worst-film = Schlechtester Film
films-trophy-best-director = Beste Regie

## Die Wertung.

films-score-film = { $film }: { $marker ->
    [none] keine Wertung
   *[other] Wertung { $marker }
}
films-score-trophy = { $trophy } – { $film }
films-score-money = Übriges Geld

## Optionen.

films-option-studios = Studios
    .help = Das Studio jedes Platzes, von 1 bis 5; 0 überlässt es dem Los.

## Der Verlauf.

films-round-begins = Runde { $round } beginnt. Startspieler ist { $seat }.
    .you = Runde { $round } beginnt. Du bist Startspieler.
films-legend-comes = { $tile } wird auf dem Regieort versteigert.
films-bid = { $seat } bietet { $amount }.
    .you = Du bietest { $amount }.
films-passed = { $seat } passt.
    .you = Du passt.
films-won = { $seat } ersteigert { $location } für { $price }.
    .you = Du ersteigerst { $location } für { $price }.
films-shared = Die anderen erhalten je { $share }; { $left ->
    [0] nichts bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
} in der Mitte.
films-invited = { $seat } wählt als Nächstes auf der Party ({ $actors ->
    [one] 1 Schauspieler oder Star
   *[other] { $actors } Schauspieler und Stars
}).
    .you = Du wählst als Nächstes auf der Party ({ $actors ->
        [one] 1 Schauspieler oder Star
       *[other] { $actors } Schauspieler und Stars
    }).
films-took = { $seat } nimmt „{ $tile }“.
    .you = Du nimmst „{ $tile }“.
films-declined = { $seat } nimmt nichts.
    .you = Du nimmst nichts.
films-left = Niemand nimmt „{ $tile }“: Das Plättchen kommt aus dem Spiel.
films-placed = { $seat } legt „{ $tile }“ auf { $space ->
    [star] das Starfeld
   *[other] Feld { $space }
} von „{ $film }“.
    .you = Du legst „{ $tile }“ auf { $space ->
        [star] das Starfeld
       *[other] Feld { $space }
    } von „{ $film }“.
films-discarded = { $seat } wirft „{ $tile }“ ab.
    .you = Du wirfst „{ $tile }“ ab.
films-finished = { $seat } stellt „{ $film }“ mit der Summe { $total } fertig: { $marker ->
    [none] Es ist kein Marker mehr da
   *[other] Wertung { $marker }
}.
    .you = Du stellst „{ $film }“ mit der Summe { $total } fertig: { $marker ->
        [none] Es ist kein Marker mehr da
       *[other] Wertung { $marker }
    }.
films-drew = { $seat } nimmt das Drehbuch „{ $film }“.
    .you = Du nimmst das Drehbuch „{ $film }“.
films-awarded = { $trophy }: Die Trophäe geht an { $seat }.
    .you = { $trophy }: Die Trophäe geht an dich.
films-not-awarded = { $trophy }: Die Trophäe geht an niemanden.
films-game-over = Die Partie ist zu Ende.

## Ablehnungen.

refused-films-unreadable = „{ $move }“ ist kein Zug. Züge sind: bid N, pass, director PLÄTTCHEN, take PLÄTTCHEN, decline, place PLÄTTCHEN FILM FELD, discard PLÄTTCHEN.
refused-films-no-such-tile = Es gibt kein Plättchen „{ $tile }“ in dieser Schachtel.
refused-films-no-such-film = Es gibt kein Drehbuch „{ $film }“ in dieser Schachtel.
refused-films-no-such-space = „{ $film }“ hat kein Feld „{ $space }“. Die Felder sind 1 bis { $last } von oben, und star.
refused-films-no-space = „{ $film }“ hat kein solches Feld.
refused-films-not-in-legend = „{ $tile }“ gehört nicht zu den Regielegenden.
refused-films-not-in-party = „{ $tile }“ ist nicht auf dieser Party.
refused-films-not-in-hand = „{ $tile }“ liegt nicht vor dir zum Legen bereit.
refused-films-not-yours = „{ $film }“ ist keines deiner Drehbücher.
refused-films-finished = „{ $film }“ ist fertig und wird nie mehr verändert.
refused-films-empty-hand = Ein solches Plättchen liegt nicht vor dir zum Legen bereit.
refused-films-must-take = Auf einer Party nehmen alle ein Plättchen; verzichten kannst du nicht.
refused-films-choose-first = Wähle zuerst die Regielegende dieser Runde: director PLÄTTCHEN.
refused-films-bid-first = Das ist eine Versteigerung: bid N oder pass.
refused-films-take-first = Das ist eine Party: take PLÄTTCHEN, oder decline, wenn die Ausgabe es erlaubt.
refused-films-place-first = Lege zuerst die Plättchen, die du erhalten hast, oder wirf sie ab.
refused-films-too-low = Ein Gebot von { $amount } ist zu niedrig; biete mehr als { $standing }.
refused-films-money = Du kannst nicht { $amount } bieten: Du hast { $money }.
refused-films-star-only-there = „{ $tile }“ ({ $kind }) kommt nur auf ein Starfeld; Feld { $space } ist keines.
refused-films-only-stars = Auf das Starfeld kommt nichts anderes als ein Star, und „{ $tile }“ ({ $kind }) ist keiner.
refused-films-over-contract = Auf Feld { $space } von „{ $film }“ liegt ein Plättchen der Art „{ $below }“: Nur eines derselben Art darf es überdecken.
refused-films-over-other = Auf Feld { $space } von „{ $film }“ liegt ein Plättchen der Art „{ $below }“: Nur eines derselben Art oder ein Joker darf es überdecken, keines der Art „{ $kind }“.
refused-films-blank = Ein Blankofeld nimmt einen Schauspieler, eine Kamera, Musik oder Spezialeffekte auf, kein Plättchen der Art „{ $kind }“.
refused-films-wrong-kind = Feld { $space } von „{ $film }“ verlangt ein Plättchen der Art „{ $asked }“; „{ $tile }“ ist von der Art „{ $kind }“.
refused-films-legend-gone = { $tile } war schon in einer früheren Runde an der Reihe.
refused-films-passed = Wer gepasst hat, ist aus dieser Versteigerung ausgestiegen.

## Fehler in einer Schachtel.

films-box-first-location = Der erste Ort muss der Regieort sein, denn dort beginnt jede Runde.
films-box-locations = Es muss { $count ->
    [one] einen Ort
   *[other] { $count } Orte
} der Art „{ $kind }“ geben, nicht { $found }.
films-box-location-tiles = { $kind ->
    [director] Der Regieort hat ein Plättchen
    [city] Eine Stadt hat 2 oder 3 Plättchen
   *[party] Eine Party wird mit 0 Plättchen eingetragen, denn sie hat so viele, wie Personen mitspielen
}, nicht { $found }.
films-box-large-cities = Höchstens 2 Städte können 3 Plättchen haben, nicht { $found }: Zu fünft braucht es 4-mal 12 Plättchen für die Städte und 40 für die Partys, und es gibt 89.
films-box-tiles = Es muss { $count } Plättchen der Art „{ $kind }“ geben, nicht { $found }.
films-box-genre = Das Genre muss eines von { $known } sein, nicht „{ $genre }“.
films-box-director = Ein Drehbuch hat höchstens ein Regiefeld, und es ist das erste der Liste.
films-box-screenplays = Es muss { $count } Drehbücher { $studio ->
    [0] ohne Studio (Studio 0)
   *[other] von Studio { $studio }
} geben, nicht { $found }.

## Was für einen Zug spricht, im Tipp eines Bots.

films-reason-price = der Preis
films-reason-tile = das Plättchen selbst
films-reason-space = das besetzte Feld
films-reason-genre = das Genre des Films
films-reason-stars = die zusätzlichen Sterne
films-reason-finish = die nähere Premiere
films-reason-gain = die erwarteten Punkte
