### Was Hollywood sagt: seine Wörter, sein Verlauf, seine Ablehnungen.

## Das Spiel in einem Satz, für die Startseite.

hollywood-about-hollywood = Lege deine Filmrollen, schiebe die anderen nach oben und fange einen Star, wenn dein Projekt groß genug ist.

hollywood-genre-action = Action
hollywood-genre-horror = Horror
hollywood-genre-romance = Romanze

## Die Wertung.

hollywood-score-film = Film ({ $genre }) mit { $star }: { $factors }
hollywood-score-blockbusters = { $count ->
    [one] { $count } Blockbuster
   *[other] { $count } Blockbuster
}
hollywood-score-ambition = Größtes unfertiges Projekt

## Optionen.

hollywood-option-scarcity = Knappheit
    .help = Am Ende zählt jeder Film auch mal den Drehbüchern seines Genres, die niemand bekam. Ein Film aus 3 Karten und 4 Sternen ist 12 wert; mit zwei solchen Drehbüchern 24, ohne eines 0.
hollywood-option-prototype = Prototyp
    .help = Jede Spalte wird von unten nach oben verteilt.

## Der Verlauf.

hollywood-round-begins = Runde { $round } beginnt. Startspieler ist { $seat }.
    .you = Runde { $round } beginnt. Du bist Startspieler.
hollywood-laid = { $seat } legt eine Filmrolle in Spalte { $column }.
    .you = Du legst eine Filmrolle in Spalte { $column }.
hollywood-clapped = { $seat } spielt die Klappe und passt.
    .you = Du spielst die Klappe und passt.
hollywood-doubled = { $seat } spielt die Doppelrolle und legt zwei Filmrollen.
    .you = Du spielst die Doppelrolle und legst zwei Filmrollen.
hollywood-joined = { $seat } erhält „{ $card }“ für das Projekt „{ $genre }“.
    .you = Du erhältst „{ $card }“ für das Projekt „{ $genre }“.
hollywood-kept = { $seat } erhält den Blockbuster „{ $card }“.
    .you = Du erhältst den Blockbuster „{ $card }“.
hollywood-finished = { $seat } stellt mit { $card } das Projekt „{ $genre }“ fertig.
    .you = Du stellst mit { $card } das Projekt „{ $genre }“ fertig.
hollywood-wasted = { $seat } erhält { $card }, hat aber kein Projekt: Der Star wird abgeworfen.
    .you = Du erhältst { $card }, hast aber kein Projekt: Der Star wird abgeworfen.
hollywood-thrown = Auf „{ $card }“ liegt keine Filmrolle: Die Karte kommt aus dem Spiel.
hollywood-game-over = Die Partie ist zu Ende.

## Ablehnungen.

refused-hollywood-unreadable = „{ $move }“ ist kein Zug. Züge sind: reel 1 bis reel 4, clap, double, finish action, finish horror, finish romance.
refused-hollywood-star-first = Du hast einen Star bekommen und musst zuerst eines deiner Projekte fertigstellen: finish action, horror oder romance.
refused-hollywood-no-project = Du hast kein Projekt „{ $genre }“, das du fertigstellen könntest.
refused-hollywood-no-star = Du hast keinen Star, um einen Film fertigzustellen. Lege eine Filmrolle oder spiele eine Studiokarte.
refused-hollywood-full = Spalte { $column } ist voll: Auf jeder Karte liegt eine Filmrolle.
refused-hollywood-owed = Deine Doppelrolle läuft: Lege zuerst noch { $reels ->
    [one] eine Filmrolle
   *[other] { $reels } Filmrollen
}.
refused-hollywood-clap-played = Du hast deine Klappe schon gespielt; sie gilt nur einmal im ganzen Spiel.
refused-hollywood-double-played = Du hast deine Doppelrolle schon gespielt; sie gilt nur einmal im ganzen Spiel.
refused-hollywood-one-reel = Die Doppelrolle braucht zwei Filmrollen, und du hast nur noch eine.

## Fehler in einer Schachtel.

hollywood-box-cards = Es muss { $count } Karten der Art „{ $kind }“ geben, nicht { $found }.

## Was für einen Zug spricht, im Tipp eines Bots.

hollywood-reason-studio = die Studiokarte
hollywood-reason-column = der Stand der Spalte
hollywood-reason-project = dein Projekt dieses Genres
hollywood-reason-card = die Karten, die du bekommen kannst
hollywood-reason-film = der Film, den du fertigstellst
hollywood-reason-round = der wahrscheinliche Ausgang der Runde
hollywood-reason-gain = die erwarteten Punkte
