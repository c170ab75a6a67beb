### Die Arena: Bots gegen Bots.

error-arena-no-bots = Es ist kein Bot angegeben. Trenne Bots mit Kommas: --bots search@200,random.
error-arena-twice = Der Bot „{ $bot }“ ist zweimal angegeben. Nenne jeden Bot einmal.
error-arena-league-ladder = Wähle entweder --league oder --ladder.
error-arena-league-bots = Eine Liga braucht mindestens zwei Bots.
error-arena-bot = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $reason }.
error-arena-worker = Die Prozesse enden immer wieder, bevor sie fertig sind ({ $reason }). Alle bisher gespielten Partien bleiben erhalten.
error-arena-ray = Unter { $address } ist kein Ray-Cluster zu erreichen ({ $reason }).
error-arena-busy = In { $folder } wird gerade eine andere Arena gespielt. Lass sie zu Ende spielen oder wähle mit --out ORDNER einen anderen Ordner.
error-arena-ledger = { $file }, Zeile { $line }, lässt sich nicht lesen. Entferne diese Zeile oder wähle mit --out ORDNER einen anderen Ordner.
error-arena-other = { $folder } enthält die Ergebnisse einer anderen Arena: „{ $field }“ ist dort { $found }, nicht { $ours }. Wähle mit --out ORDNER einen anderen Ordner.

arena-plan = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen, jede
    } { $line-ups ->
        [one] in einer Aufstellung.
       *[other] in { $line-ups } Aufstellungen, der einzelne Bot auf jedem Platz.
    }
arena-plan-league = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $deals ->
        [one] eine Verteilung, gespielt
       *[other] { $deals } Verteilungen, jede gespielt
    } von ausgelosten Bots, jeder davon auf jedem Platz.
arena-resuming = { $played ->
        [one] Eine davon wurde schon gespielt.
       *[other] { $played } davon wurden schon gespielt.
    }
arena-playing = Spielen
arena-rating-bots = Wertungen werden berechnet
arena-failed = { $failed } gescheitert
arena-interrupted = Unterbrochen. Alle bisher gespielten Partien bleiben erhalten: Derselbe Befehl macht hier weiter.
arena-nothing = Keine Partie wurde zu Ende gespielt.
arena-kept = Partien, Ergebnisse und Diagramme liegen in { $folder }

## Tabellen.

arena-title = { $game }, { $players } Spieler
arena-caption = Wertung: 400 log10 der Stärke, Mittel 0. Intervalle: 95 %, aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}.
arena-caption-league = Wertung: Plackett–Luce aus allen Rängen, 400 log10 der Stärke, Mittel 0. Intervalle: 95 %, aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}.
arena-few = Bei weniger als { $few } Verteilungen gelten die Partien als voneinander unabhängig.
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95 %
arena-place = mittl. Rang
arena-games = Partien
arena-points = Punkte
arena-seconds = je Zug
arena-longest = längster
arena-line-ups = Einer gegen den Rest
arena-line-ups-caption = Siegquote des einzelnen Bots; bei gleicher Stärke wäre sie { $fair }.
arena-candidate = einzeln
arena-opponents = Rest
arena-share = Siege
arena-points-candidate = Punkte
arena-points-opponents = andere
arena-failures = Gescheiterte Partien
arena-failures-caption = Gescheiterte Partien zählen in den anderen Tabellen nicht mit.
arena-failure-count = Fehler
arena-first = erster Fehler
arena-failure = Verteilung { $deal }, Platz { $seat }, Zug { $move }: { $what }
arena-failure-error = { $reason }
arena-failure-illegal = verbotener Zug ({ $reason })
arena-failure-overrun = Zeit überschritten ({ $reason })
arena-failure-hung = hat nicht geantwortet ({ $reason })
arena-failure-died = sein Prozess endete ({ $reason })

## Diagramme.

arena-chart-ratings = Wertungen
arena-chart-shares = Einer gegen den Rest
arena-chart-points = Punkte
arena-subtitle = { $game }, { $players } Spieler · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
} · 95-%-Intervalle
arena-subtitle-points = { $game }, { $players } Spieler · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · Strich: Mittel
arena-axis-rating = Wertung (Mittel 0)
arena-axis-share = Siegquote des einzelnen Bots
arena-axis-points = Punkte am Ende der Partie
arena-against = { $one } gegen { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = bei gleicher Stärke: { $fair }
