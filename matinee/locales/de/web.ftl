### Was der Browser sagt.

web-skip = Zum Tisch springen
web-language = Sprache
web-light = Helle Farben
web-dark = Dunkle Farben
web-home = Zum Foyer
web-nowhere = Unter dieser Adresse gibt es nichts.
web-not-come = Ein Teil dieser Seite ist nicht angekommen. Entweder ist die Verbindung weg, oder wir haben das Haus gerade erneuert.
web-reload = Neu laden
web-unreached = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; wir versuchen es weiter.
web-welcome = Vier Spiele um Filme und Träume. Setz dich zu Freunden oder zu Bots: ohne Konto, ohne Warten.
web-no-cookies = Dieser Browser behält für diese Seite keine Cookies, und ein Platz braucht eines. Erlaube sie, oder schau zu.
web-no-storage = Dieser Browser behält nichts: Dein Name und deine Tische sind vergessen, wenn du die Seite schließt.
web-players = { $fewest } bis { $most }
web-play-now = Sofort spielen
web-invite = Freunde einladen
web-join = An einen Tisch setzen
web-code = Code oder Link
web-go = Los
web-tables = Offene Tische
web-no-tables = Kein öffentlicher Tisch. Eröffne einen und liste ihn.
web-stage-gathering = wartet auf Mitspieler
web-stage-playing = läuft: zuschauen
web-stage-over = beendet
web-game-dream-factory = Dream Factory
web-game-traumfabrik = Traumfabrik
web-game-hollywood = Hollywood
web-game-dreams = Dreams
web-length-dream-factory = 60 Minuten
web-length-traumfabrik = 60 Minuten
web-length-hollywood = 15 Minuten
web-length-dreams = 30 Minuten
web-about-dream-factory = Überbiete die anderen Studios, umgarne die Partygäste und besetze deine Drehbücher, ehe die Preise verliehen werden.
web-about-traumfabrik = Die goldene Zeit: Stars, Legenden und alte Füchse unter dem Hammer, mit den Klassikern der Leinwand.
web-about-hollywood = Leg deine Rollen, schieb die anderen nach oben und fang einen Star, wenn dein Projekt groß genug ist.
web-about-dreams = Die Götter zeichnen einen Traum aus Sternen. Einer ist ein Sterblicher, der nicht weiß, was er zeigt.
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
web-turn-of = { $name } überlegt …
web-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-undone = { $name } hat einen Zug zurückgenommen.
web-more-in-log = { $count ->
    [one] Noch eines im Protokoll.
   *[other] Noch { $count } im Protokoll.
}
web-chat = Gespräch
web-guest = Gast
web-say = Sag etwas
web-send = Senden
web-unread = { $count ->
    [one] Eine neue Zeile im Gespräch
   *[other] { $count } neue Zeilen im Gespräch
}
web-reactions = Reaktionen
web-reaction-applause = Applaus
web-reaction-laugh = Lachen
web-reaction-wow = Oha
web-reaction-hmm = Hm
web-reaction-sorry = Verzeihung
web-reaction-thanks = Danke
web-reaction-hurry = Beeil dich
web-reaction-good-game = Gutes Spiel
web-seats = Plätze
web-your-name = Dein Name
web-free = frei
web-away = abwesend
web-sit = Hinsetzen
web-leave = Partie verlassen
web-studio = Dein Studio
web-any-studio = Irgendein Studio
web-bot-for = Bot auf Platz { $seat }
web-no-bot = Kein Bot
web-start = Partie beginnen
web-start-when = { $free ->
    [one] Ein Platz ist noch frei. Es kann losgehen, wenn ihn ein Mensch oder ein Bot besetzt.
   *[other] { $free } Plätze sind noch frei. Es kann losgehen, wenn Menschen oder Bots sie besetzen.
}
web-host-starts = Wer den Tisch eröffnet hat, beginnt die Partie.
web-share = Freunde einladen
web-share-how = Schick den Link, lies den Code vor oder lass das Quadrat scannen.
web-qr = QR-Code des Links zu diesem Tisch
web-share-here = Diese Adresse gilt nur auf diesem Computer. Damit Freunde hereinkommen, starte „matinee serve --host 0.0.0.0“ und öffne die Seite unter der Adresse dieses Computers in eurem Netz.
web-copy = Link kopieren
web-copied = Kopiert
web-levels = Die Bots
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-rematch = Noch eine Partie
web-record = Partie sichern
web-first = Startspieler
web-points = Punkte
web-hollywood-round = Runde { $round } von { $rounds }
web-hollywood-lay = Leg eine Rolle oder spiel eine Studiokarte
web-hollywood-owed = Doppelrolle: noch { $reels } zu legen
web-hollywood-finish-which = Ein Star ist da! Welchen Film stellst du fertig?
web-hollywood-reel = Rolle hierher ({ $column })
web-hollywood-clap = Klappe: passen
web-hollywood-double = Doppelrolle
web-hollywood-columns = Die vier Spalten der Karten
web-hollywood-column = Spalte { $column }
web-hollywood-nth = Wird als Karte { $nth } verteilt
web-hollywood-action = Action
web-hollywood-horror = Horror
web-hollywood-romance = Romanze
web-hollywood-blockbuster = Blockbuster
web-hollywood-stars = Star im Wert von { $stars }
web-hollywood-award = Auszeichnung, zählt doppelt
web-hollywood-reel-of = Rolle von { $name }
web-hollywood-reels = Übrige Rollen
web-hollywood-ambition = Für das größte unfertige Projekt
web-hollywood-project = Projekt, { $genre }: { $size }
web-hollywood-film = Fertiger Film, { $genre }: { $value } Punkte
web-hollywood-handed = Verteilt
web-hollywood-left = niemandes
web-hollywood-floor = Schnittreste
web-hollywood-floor-empty = Hier landen die Karten, die niemand bekommt: zwei je Runde, und Stars ohne Projekt.
web-hollywood-scarce = { $genre }: Filme zählen bisher × { $count }

## Rund um die Spiele.

web-random-name = Der Zufall
web-no-board = Das Brett dieses Spiels ist noch im Bau. Verlauf, Gespräch und Regeln gibt es schon.
web-agreed-line = { $what }: { $value }
web-replay-of = Rückblick: { $game }
web-newcomer = Das neue Gesicht
web-close = Schließen
web-link = Link
web-rule = Regel { $clause }
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-how = Jede Regel hat eine Nummer, damit ein abgelehnter Zug sie nennen kann. Wo die Anleitungen schweigen, steht unsere Antwort als Entscheidung dabei.
web-rules-none = Eine Regel „{ $what }“ gibt es nicht. Wähle ein Spiel.
web-contents = Inhalt
web-ruling = Unsere Entscheidung
web-book-films = Dream Factory · Traumfabrik
web-book-hollywood = Hollywood
web-book-dreams = Dreams
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
web-box-usual = Die übliche
web-box-how = Was auf ihren Plättchen, Karten oder Bildern steht.
web-clock = Zeit für einen Zug
web-clock-none = Ohne Grenze
web-clock-how = Ist sie um, spielt ein Bot, bis die Person zurückkommt.
web-actions = Was du tun kannst
web-undo = Zurücknehmen
web-hint = Tipp
web-sound = Ton
web-notices = Hinweise
web-notices-how = Ein Hinweis, wenn du dran bist und diese Seite verdeckt ist
web-notices-on = Hinweise sind eingeschaltet. So erfährst du, dass du dran bist.
web-notices-forbidden = Dein Browser verbietet hier Hinweise; der Titel des Tabs sagt dir, wann du dran bist.
web-notices-impossible = Dein Browser kann hier keine Hinweise zeigen; der Titel des Tabs sagt dir, wann du dran bist.
web-table = Der Tisch
web-hint-title = Was ein starker Bot täte
web-hint-thinking = Der Bot überlegt …
web-hint-why = Erwartet für dich am Ende { $points } Punkte und den Sieg in { $win } von 100 Partien; { $visits }-mal erprobt.
web-hint-reel = Auf { $card }: { $kind }.
web-hint-finish = Wert: { $product }.
web-hint-finish-scarce = Wert bisher: { $product }.
web-hint-do = So machen
web-stand-in = Für { $name } spielt ein Bot.
web-return = Platz zurücknehmen
web-is-away = { $name } ist abwesend.
web-let-bot = Einen Bot einsetzen
web-yours = du
web-you = Du
web-replaced = ein Bot springt ein
web-agreed = Was vereinbart ist
web-earlier = Frühere Partien an diesem Tisch
web-earlier-nth = Partie { $number }
web-watch-link = Link zu diesem Tisch
web-watch-link-how = Wer ihn oder den Code { $code } hat, kann zuschauen.
web-device = Auf einem anderen Gerät spielen
web-device-how = Ein geheimer Link, der deinen Platz öffnet. Wer ihn hat, kann für dich spielen: Behalt ihn für dich.
web-device-show = Geheimen Link erzeugen
web-device-copy = Geheimen Link kopieren
web-leave-how = Ein Bot spielt für dich, bis du zurückkommst.
web-fair = Faires Austeilen
web-fair-how = Die Karten lagen vor dem ersten Zug fest. Am Ende beweist es diese Zahl mit der Aufzeichnung der Partie: matinee verify.
web-option-scarcity = Knappheit
web-option-scarcity-how = Am Ende wird jeder Film mit den Drehbüchern seines Genres multipliziert, die niemand wollte.
web-option-prototype = Prototyp
web-option-prototype-how = Die Spalten werden von unten nach oben verteilt.
web-yes = ja
web-no = nein
web-allow-undo = Züge zurücknehmen
web-allow-undo-how = Solange nichts aufgedeckt wurde und kein anderer Mensch gezogen hat.
web-allow-hints = Bots um Rat fragen
web-allow-hints-how = Wer dran ist, erfährt von einem starken Bot die besten Züge.
web-public = Öffentlicher Tisch
web-public-how = Er steht im Foyer: Alle dürfen sich setzen oder zuschauen.
web-private = Privater Tisch
web-private-how = Nur wer Link oder Code hat, findet ihn.
web-moment = Einen Moment …
web-intermission = Pause
web-no-code = Das ist kein Code eines Tisches. Codes haben 4 bis 16 Buchstaben und Ziffern.
web-beside = Verlauf und Gespräch
web-ready = bereit
web-not-ready = noch nicht bereit
web-ready-me = Ich bin bereit
web-wait-ready = Noch nicht bereit: { $names }. Du kannst trotzdem anfangen.
web-sit-too = Auch diesen Platz spielen
web-stand-up = Aufstehen
web-sit-down = { $free ->
    [one] Ein Platz ist frei: Setz dich.
   *[other] { $free } Plätze sind frei: Setz dich.
}
web-full = Alle Plätze sind besetzt. Bleib und schau zu: Die Partie erscheint hier, sobald sie beginnt. Oder eröffne im Foyer einen eigenen Tisch.
web-score-film = { $film }: { $marker ->
    [none] keine Wertung
   *[other] Wertung { $marker }
}
web-score-money = Übriges Geld
web-score-hollywood-film = Film ({ $genre }) mit { $star }: { $factors }
web-score-blockbusters = { $count ->
    [one] { $count } Blockbuster
   *[other] { $count } Blockbuster
}
web-score-ambition = Größtes unfertiges Projekt
web-score-hidden = Als Sterblicher verborgen geblieben ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
web-score-found-vision = Als Sterblicher die wahre Vision gefunden ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
web-score-found-mortal = Als Gott den Sterblichen genannt ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
web-score-unsuspected = Als Gott unverdächtig geblieben ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
web-score-nothing = Diesmal nichts
web-breakdown = Punkte und wofür
web-chart = Punkte im Lauf der Partie
web-chart-round = Runde { $round }
web-chart-after = Nach
web-replay = Noch einmal ansehen
web-rematch-host = Wer den Tisch eröffnet hat, kann noch eine Partie beginnen.
web-open-title = { $game }: einen Tisch eröffnen
web-open = Tisch eröffnen
web-how-many = Wie viele spielen mit?
web-how-many-how = Bots können freie Plätze übernehmen.
web-own = Deine Tische auf diesem Gerät
web-own-gathering = wartet auf Mitspieler
web-own-playing = die anderen überlegen
web-forget = Aus der Liste nehmen
web-level = „Sofort spielen“ gegen
web-replay-at = Zug { $at } von { $last }
web-step-back = Einen Zug zurück
web-step-forward = Einen Zug weiter
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
web-eyes = Sicht von
web-eyes-all = allen (alles offen)
web-moment-link = Link zu diesem Moment
web-to-table = Zum Tisch
web-move-bid = { $number } bieten
web-move-pass = Passen
web-move-director = { $tile } kommen lassen
web-move-take = { $tile } nehmen
web-move-decline = Nichts nehmen
web-move-place = { $tile } auf { $film }, Feld { $space }
web-move-place-star = { $tile } auf das Starfeld von { $film }
web-move-discard = { $tile } abwerfen
web-move-reel = Eine Rolle in Spalte { $number } legen
web-move-clap = Die Filmklappe spielen: passen
web-move-double = Die Doppelrolle spielen
web-move-finish = Den Film fertigstellen: { $genre }
web-move-star = Den Stern ({ $tone }) auf { $x }, { $y } legen
web-move-vote = Für { $colour } stimmen
web-move-vote-dream = Für Traum { $number } stimmen
