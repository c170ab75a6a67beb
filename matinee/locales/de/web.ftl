### Was der Browser sagt.

web-skip = Zum Inhalt springen
web-language = Sprache
web-light = Helles Design
web-dark = Dunkles Design
web-home = Startseite
web-nowhere = Unter dieser Adresse gibt es keine Seite.
web-load-failed = Ein Teil der Seite ließ sich nicht laden. Entweder ist die Verbindung unterbrochen, oder die Seite wurde gerade erneuert.
web-reload = Neu laden
web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; wir versuchen es weiter.
web-welcome = Vier Spiele um Filme und Träume. Spiele mit Freunden oder gegen Bots: ohne Konto, ohne Warten.
web-no-cookies = Cookies sind ausgeschaltet. Ohne sie kannst du nicht mitspielen, nur zuschauen.
web-no-storage = Dieser Browser speichert nichts: Dein Name und deine Tische sind vergessen, wenn du die Seite schließt.
web-players = { $fewest } bis { $most }
web-play-now = Sofort spielen
web-invite = Freunde einladen
web-join = An einen Tisch setzen
web-code = Code oder Link
web-go = Los
web-tables = Öffentliche Tische
web-no-tables = Kein öffentlicher Tisch. Eröffne einen und mach ihn öffentlich.
web-seats-taken = { $taken }/{ $seats } Plätze
web-stage-gathering = wartet auf Mitspieler
web-stage-playing = läuft: zuschauen
web-stage-over = beendet
web-seat = Platz { $seat }
web-bot-name = { $seat ->
    [1] Botgart
    [2] Garbot
    [3] Keatron
    [4] Chaplink
    [5] Hepbyte
   *[other] Bitford
}
web-your-turn = Du bist dran
web-turn-of = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
web-lost = Verbindung unterbrochen. Wir versuchen es weiter; die Partie bleibt erhalten.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-undone = Zurückgenommen:
web-undone = { $name } hat einen Zug zurückgenommen.
    .you = Du hast einen Zug zurückgenommen.
web-more-in-log = { $count ->
    [one] Noch ein Eintrag im Verlauf
   *[other] Noch { $count } Einträge im Verlauf
}
web-chat = Chat
web-guest = Gast
web-spectator = schaut zu
web-chat-players = Hier dürfen nur die Spieler schreiben.
web-say = Nachricht schreiben
web-send = Senden
web-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-reactions = Reaktionen
web-reaction-applause = Applaus
web-reaction-laugh = Lachen
web-reaction-wow = Oha
web-reaction-hmm = Hm
web-reaction-sorry = Verzeihung
web-reaction-thanks = Danke
web-reaction-hurry = Schneller, bitte
web-reaction-good-game = Gutes Spiel
web-seats = Plätze
web-your-name = Dein Name
web-name-missing = Gib zuerst deinen Namen ein.
web-name-is = Du spielst als { $name }.
web-name-change = Namen ändern
web-free = frei
web-away = abwesend
web-sit = Diesen Platz nehmen
web-leave = Partie verlassen
web-remove-guest = Entfernen
web-studio = Dein Studio
web-any-studio = Beliebiges Studio
web-bot-for = Bot auf Platz { $seat }
web-no-bot = Kein Bot
web-fill-bots = Mit Bots auffüllen
web-fill-level = Stärke der Bots
web-start = Partie starten
web-start-when = { $free ->
    [one] 1 Platz ist noch frei. Füge einen Bot hinzu oder warte auf jemanden.
   *[other] { $free } Plätze sind noch frei. Füge Bots hinzu oder warte auf Mitspieler.
}
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
web-share = Freunde einladen
web-share-help = Schick den Link, lies den Code vor oder lass den QR-Code scannen.
web-share-link = Link teilen
web-share-text = Spiel mit mir { $game }!
web-qr-code = QR-Code
web-qr = QR-Code des Links zu diesem Tisch
web-share-here = Diese Adresse gilt nur auf diesem Computer. Damit Freunde hereinkommen, starte „matinee serve --host 0.0.0.0“ und öffne die Seite unter der Adresse dieses Computers in eurem Netz.
web-copy = Link kopieren
web-copied = Kopiert
web-levels = Die Bots
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-rematch = Revanche
web-rematch-accept = Revanche annehmen
web-rematch-offered = Du bietest eine Revanche an.
web-rematch-by = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
web-rematch-with = Du und { $names } möchtet eine Revanche.
web-rematch-waiting = Es fehlen noch: { $names }.
web-rematch-accepted = Wer eine Revanche möchte
web-rematch-yes = ja
web-rematch-open = noch nicht
web-rematch-start = Mit Bots für die anderen starten
web-rematch-withdraw = Jetzt nicht
web-rematch-settings = Spieler oder Einstellungen ändern
web-rematch-begun = Die nächste Partie hat ohne dich begonnen.
web-rematch-watch = Zuschauen
web-rematch-lobby = Die nächste Partie wird vorbereitet, vielleicht ist noch ein Platz frei.
web-rematch-join = Zum Tisch
web-record = Partie herunterladen
web-first = Startspieler
web-points = Punkte

## Rund um die Spiele.

web-random-bot = Zufallszüge
web-setting-line = { $what }: { $value }
web-replay-of = Rückblick: { $game }
web-newcomer = Neuer Spieler
web-close = Schließen
web-link = Link
web-rule = Regel { $clause }
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-help = Jede Regel hat eine Nummer. Wo die Spielregeln schweigen, steht unsere Entscheidung dabei.
web-rules-none = Eine Regel „{ $what }“ gibt es nicht. Wähle ein Spiel.
web-contents = Inhalt
web-ruling = Unsere Entscheidung
web-over = Die Partie ist zu Ende
web-turn-named = Du bist dran: { $name }
web-watching = Du schaust zu.
web-clock-of = Restzeit für { $name }: { $time }
web-clock-soon = Beeil dich: Deine Zeit ist fast um.
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-box = Schachtel
web-box-default = Standard
web-box-help = Mit welchen Plättchen, Karten oder Bildern gespielt wird.
web-clock = Bedenkzeit je Zug
web-clock-none = Unbegrenzt
web-clock-help = Ist die Zeit um, spielt ein Bot, bis die Person zurückkommt.
web-actions = Was du tun kannst
web-undo = Zurücknehmen
web-hint = Tipp
web-sound = Ton
web-notifications = Mitteilungen
web-notifications-help = Eine Mitteilung, wenn du dran bist und diese Seite nicht zu sehen ist
web-notifications-on = Mitteilungen sind eingeschaltet. So sehen sie aus.
web-notifications-forbidden = Dein Browser verbietet hier Mitteilungen; der Titel des Tabs sagt dir, wann du dran bist.
web-notifications-impossible = Dein Browser kann hier keine Mitteilungen zeigen; der Titel des Tabs sagt dir, wann du dran bist.
web-table = Menü
web-hint-title = Was ein starker Bot spielen würde
web-hint-thinking = Der Bot überlegt …
web-hint-why = Siegchance { $win } % · etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende
web-hint-reasons = Dafür: { $reasons }.
web-hint-do = Diesen Zug spielen
web-shortcuts = Tastenkürzel
web-shortcuts-on = Tastenkürzel verwenden
web-shortcuts-answers = Deine Züge
web-shortcuts-table = Tisch
web-key-choose = Die erste, zweite … Möglichkeit auswählen
web-key-confirm = Bestätigen
web-stand-in = Für { $name } spielt ein Bot.
web-take-seat = Auf diesem Gerät als { $names } spielen?
web-replace-seat = Auf diesem Gerät als { $names } statt als { $own } spielen? Heb den privaten Link von { $own } auf, wenn du zurückkehren willst.
web-return = Wieder selbst spielen
web-is-away = { $name } ist abwesend.
web-let-bot = Einen Bot spielen lassen
web-yours = du
web-you = Du
web-replaced = ein Bot spielt
web-settings = Einstellungen
web-options = Deine Optionen
web-animations = Animationen
web-animations-normal = Normal
web-animations-fast = Schnell
web-animations-off = Aus
web-earlier = Frühere Partien an diesem Tisch
web-earlier-nth = Partie { $number }
web-watch-link = Link zu diesem Tisch
web-watch-link-help = Wer diesen Link oder den Code { $code } hat, kann zuschauen.
web-device = Auf einem anderen Gerät spielen
web-device-help = Ein privater Link, der deinen Platz öffnet. Wer ihn hat, kann für dich spielen: Behalte ihn für dich.
web-device-show = Privaten Link anzeigen
web-device-link-help = Kopiere diesen Link auf dein anderes Gerät, oder heb ihn auf. Wer ihn hat, kann für dich spielen: Zeig ihn niemandem.
web-device-replace-help = Wenn jemand anders diesen Link kennt, ersetze ihn. Der alte öffnet deinen Platz dann auf keinem Gerät mehr.
web-device-replace = Privaten Link ersetzen
web-device-replaced = Der private Link wurde ersetzt.
web-leave-help = Ein Bot spielt für dich, bis du zurückkommst.
web-leave-sure = Die Partie jetzt verlassen?
web-leave-stay = Bleiben
web-fair = Prüfbare Verteilung
web-fair-help = Die Verteilung stand vor dem ersten Zug fest. Nach der Partie kannst du sie mit „matinee verify“ und dieser Zahl prüfen.
web-yes = ja
web-no = nein
web-allow-undo = Züge zurücknehmen
web-allow-undo-help = Solange nichts Neues aufgedeckt ist und kein anderer Mensch gezogen hat.
web-allow-hints = Tipps
web-allow-hints-help = Zeigt dir, was ein starker Bot spielen würde, wenn du dran bist.
web-allow-chat = Chat für Zuschauer
web-allow-chat-help = Ohne ihn schreiben nur die Spieler im Chat.
web-public = Öffentlicher Tisch
web-public-help = Steht auf der Startseite; alle dürfen mitspielen oder zuschauen.
web-private = Privater Tisch
web-private-help = Nur wer den Link oder Code hat, kann mitspielen.
web-loading = Einen Moment …
web-not-found = Nicht gefunden
web-no-code = Das ist kein Tischcode. Codes haben 4 bis 16 Buchstaben und Ziffern.
web-side-panel = Verlauf und Chat
web-ready = bereit
web-not-ready = noch nicht bereit
web-ready-me = Ich bin bereit
web-wait-ready = Noch nicht bereit: { $names }. Du kannst trotzdem starten.
web-sit-also = Auch diesen Platz spielen
web-stand-up = Platz verlassen
web-sit-down = { $free ->
    [one] Ein Platz ist frei: Nimm ihn dir.
   *[other] { $free } Plätze sind frei: Nimm dir einen.
}
web-full = Der Tisch ist voll. Du kannst zuschauen, sobald die Partie beginnt, oder auf der Startseite einen eigenen Tisch eröffnen.
web-score-nothing = Keine Punkte
web-breakdown = Punkteliste
web-chart = Punkte im Lauf der Partie
web-chart-round = Runde { $round }
web-chart-after = Nach
web-replay = Noch einmal ansehen
web-ceremony-places = Endstand
web-ceremony-award = { $award }: { $name }.
web-ceremony-skip = Überspringen
web-ceremony-close = Zum Ergebnis
web-result-won = { $shared ->
    [no] Du gewinnst!
   *[yes] Du teilst dir den ersten Platz!
}
web-result-place = Du belegst Platz { $place } von { $players }
web-bot-moves = { $moves ->
    [one] ein Bot hat den einzigen Zug gemacht
   *[other] ein Bot hat { $bot } von { $moves } Zügen gemacht
}
web-share-result = Ergebnis teilen
web-share-copied = Link kopiert, Bild gespeichert
web-share-failed = Das Bild ließ sich nicht laden. Versuche es noch einmal.
web-open-title = { $game }: einen Tisch eröffnen
web-open = Tisch eröffnen
web-how-many = Spieler
web-how-many-help = Bots können freie Plätze übernehmen.
web-own = Deine Partien auf diesem Gerät
web-own-gathering = wartet auf Mitspieler
web-own-playing = wartet auf die anderen
web-own-won = { $shared ->
    [no] du hast gewonnen
   *[yes] du bist geteilter Erster
}
web-forget = Aus der Liste nehmen
web-level = Deine Gegner
web-play-title = { $game }: gegen Bots spielen
web-play-change = Spieler, Stärke oder Varianten ändern
web-player-count = { $count } Spieler
web-replay-at = Zug { $at } von { $last }
web-step-back = Einen Zug zurück
web-step-forward = Einen Zug weiter
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
web-view-as = Ansicht
web-view-as-all = alles offen
web-replay-link = Link zu diesem Moment
web-to-table = Zurück zum Tisch
web-generic-choose = Du bist am Zug
web-generic-type = Zug eintippen
web-generic-turn = am Zug

## Die Analyse einer beendeten Partie.

web-analysis = Analyse
web-analysis-working = Die Bots sehen sich die Partie an …
web-analysis-method = Jeder Zug wird danach beurteilt, was sein Spieler wissen konnte. Die Gewinnchancen schätzt ein trainiertes Netz.
web-analysis-chart = Gewinnchancen in Prozent
web-analysis-key-moments = Schlüsselmomente
web-analysis-move = Zug { $number }
web-analysis-change = { $name }: { $change }
web-analysis-own-mistakes = Deine Fehler
web-analysis-mistakes = Fehler
web-analysis-better = Besser: { $move }.
web-analysis-no-mistakes = Die Bots haben keine gefunden.
web-analysis-ledger = Woher die Ergebnisse kommen
web-analysis-opening = Start
web-analysis-own = Eigene Züge
web-analysis-others = Züge der anderen
web-analysis-luck = Glück
web-analysis-result = Ergebnis

## Geführte erste Spiele.

web-learn = Spielend lernen
web-learn-title = { $game } lernen
web-learn-step = { $step } von { $steps }
web-learn-next = Weiter
web-learn-again = Bitte einen anderen Zug. Sieh dir den markierten Teil an.
web-learn-read = Drücke zuerst auf „Weiter“.
web-learn-done = Mehr brauchst du für dein erstes Spiel { $game } nicht.
web-learn-repeat = Noch einmal
web-learn-offer = { $game } ist neu für dich? Ein geführtes Spiel von drei Minuten zeigt, wie es geht.
web-learn-offer-yes = Zeig es mir
web-learn-offer-no = Kenne ich: spielen

web-guide = So wird gespielt
web-all-rules = Alle Regeln
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] 1 Regel
   *[other] { $count } Regeln
}
web-rule-now = Die Regel für diese Entscheidung

## Üben an den Fehlern einer Partie.

web-practice = Besseren Zug finden
web-practice-working = Die Partie wird analysiert: { $share }
web-practice-none = Diese Partie lässt sich nicht analysieren, also gibt es keine Züge zum Üben.
web-practice-ask = Du hast gespielt: { $move }. Das kostete { $loss } Siegchance. Was ist besser?
web-practice-good = Ja, { $win } statt { $played }: { $move }.
web-practice-worse = { $move }: { $win } Siegchance. Es geht besser.
web-practice-unlikely = { $move }: Ein starker Bot würde das kaum erwägen. Versuch einen anderen Zug.
web-practice-reveal = Zeig es mir
web-practice-end = Das war der letzte. Gut gemacht!

## Der Trainer.

web-coach = Trainer: nach einem schlechten Zug gegen Bots Bescheid sagen
web-coach-title = War das der beste Zug?
web-coach-loss = Er kostete dich etwa { $loss } Siegchance.
web-coach-better = Besser: { $move }.
web-coach-undo = Zurücknehmen
web-coach-keep = So lassen
