### Die Arena: Bots gegen Bots.

error-arena-no-bots = Es ist kein Bot genannt. Trenn sie mit Kommas: --bots search@200,random.
error-arena-twice = Der Bot „{ $bot }“ ist zweimal genannt. Nenne jeden Bot einmal.
error-arena-bot = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $reason }.
error-arena-worker = Die Prozesse enden immer wieder, bevor sie fertig sind ({ $reason }). Alle bisher gespielten Partien bleiben erhalten.
error-arena-ray = Unter { $address } gibt es keinen Ray-Cluster ({ $reason }).
error-arena-busy = In { $folder } wird gerade eine andere Arena gespielt. Lass sie zu Ende spielen oder wähle mit --out ORDNER einen anderen Ordner.
error-arena-ledger = { $file }, Zeile { $line }, lässt sich nicht lesen. Entferne diese Zeile oder wähle mit --out ORDNER einen anderen Ordner.
error-arena-other = In { $folder } liegt eine andere Arena: „{ $field }“ ist dort { $found }, nicht { $ours }. Wähle mit --out ORDNER einen anderen Ordner.

arena-plan = { $games } Partien: { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen, jede
    } { $line-ups ->
        [one] in einer Aufstellung.
       *[other] in { $line-ups } Aufstellungen, der Einzelne auf jedem Platz.
    }
arena-going-on = { $played ->
        [one] Eine davon wurde schon gespielt.
       *[other] { $played } davon wurden schon gespielt.
    }
arena-playing = Spielen
arena-failed = { $failed } gescheitert
arena-interrupted = Unterbrochen. Alle bisher gespielten Partien bleiben erhalten: Derselbe Befehl macht hier weiter.
arena-nothing = Keine Partie wurde zu Ende gespielt.
arena-kept = Partien, Ergebnisse und Diagramme liegen in { $folder }

## Tabellen.

arena-title = { $game }, { $players } Spieler
arena-caption = Wertung: 400 log10 der Stärke, Mittel 0. Intervalle: 95 %, aus { $games } Partien in { $deals } Verteilungen.
arena-few = Bei weniger als { $few } Verteilungen gelten die Partien als voneinander unabhängig.
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95 %
arena-games = Partien
arena-points = Punkte
arena-seconds = je Zug
arena-longest = längster
arena-line-ups = Einer gegen den Rest
arena-line-ups-caption = Anteil des Einzelnen an den Siegen; unter Gleichen wäre er { $fair }.
arena-one = einzeln
arena-rest = Rest
arena-share = Siege
arena-points-one = Punkte
arena-points-rest = andere
arena-failures = Gescheiterte Partien
arena-failures-caption = Sie zählen in keiner anderen Zahl mit.
arena-times = wie oft
arena-first = beim ersten Mal
arena-failure = Verteilung { $deal }, Platz { $seat }, Zug { $move }: { $what }
arena-failure-error = { $reason }
arena-failure-illegal = verbotener Zug ({ $reason })
arena-failure-overrun = zu lange nachgedacht ({ $reason })
arena-failure-hung = nicht zurückgekommen ({ $reason })
arena-failure-died = sein Prozess endete ({ $reason })

## Diagramme.

arena-chart-ratings = Wertungen
arena-chart-shares = Einer gegen den Rest
arena-chart-points = Punkte
arena-subtitle = { $game }, { $players } Spieler · { $games } Partien, { $deals } Verteilungen · 95-%-Intervalle
arena-subtitle-points = { $game }, { $players } Spieler · { $games } Partien · Strich: Mittel
arena-axis-rating = Wertung (Mittel 0)
arena-axis-share = Anteil des Einzelnen an den Siegen
arena-axis-points = Punkte am Ende der Partie
arena-against = { $one } gegen { $count ->
        [one] { $rest }
       *[other] { $count } × { $rest }
    }
arena-fair = unter Gleichen: { $fair }
