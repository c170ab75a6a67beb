### Was der Browser an den Tischen von Dream Factory und Traumfabrik sagt.

web-films-round = Runde { $round } von 4
web-films-nth = { $number } von 8
web-films-house = Trophäen, Marker und Stapel
web-films-close = Schließen
web-films-own = Dein Studio
web-films-others = Die anderen Studios
web-films-locations = Die acht Orte
web-films-past = besucht
web-films-now = hier sind wir
web-films-sold = { $name } zahlte { $price }
web-films-nothing-here = Hier liegt nichts mehr.
web-films-face-down = { $count ->
    [one] 1 verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
web-films-tile = { $name }: { $kind }, { $stars ->
    [0] keine Sterne
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

## Die Fragen.

web-films-ask-choosing = Welche Legende kommt diese Runde?
web-films-ask-bidding = Dein Gebot für { $place }?
web-films-ask-outbid = Zu teuer für dich: { $place }
web-films-ask-taking = Wer kommt von der Party mit?
web-films-ask-placing = { $count ->
    [one] Wohin mit diesem Plättchen?
   *[other] Wohin mit diesen Plättchen?
}
web-films-wait-choosing = { $name } wählt eine Legende …
web-films-wait-bidding = { $name } überlegt ein Gebot für { $place } …
web-films-wait-taking = { $name } sieht sich auf der Party um …
web-films-wait-placing = { $name } bekommt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} und sucht einen Platz …
web-films-have = Du hast { $money }
web-films-standing = Höchstgebot
web-films-no-bid = noch niemand
web-films-bid = { $amount } bieten
web-films-bids = bietet { $amount }
web-films-pass = Passen
web-films-passed = gepasst
web-films-in = dabei
web-films-thinks = denkt nach …
web-films-exact = Anderer Betrag
web-films-amount = Betrag
web-films-less = Weniger
web-films-more = Mehr
web-films-take = { $tile } nehmen
web-films-director = { $tile } einladen
web-films-decline = Nichts nehmen
web-films-guest = { $actors ->
    [one] 1 Schauspieler
   *[other] { $actors } Schauspieler
}
web-films-why = Die meisten Schauspieler und Stars zuerst; bei Gleichstand im Uhrzeigersinn ab { $name }.
web-films-lit = { $tile }: { $count ->
    [one] ein Feld leuchtet
   *[other] { $count } Felder leuchten
}. Tippe eins an oder zieh das Plättchen hin.
web-films-place-on = { $tile } auf „{ $film }“?
web-films-discard-what = { $tile } abwerfen? Das Plättchen ist dann aus dem Spiel.
web-films-fits-nowhere = { $tile } passt nirgends hin und ist aus dem Spiel.
web-films-confirm = Hinlegen
web-films-change = Doch nicht
web-films-discard = Abwerfen
web-films-put-here = { $film }, { $space }: Die Wertung wäre { $total }
web-films-cover-here = { $film }, über { $space }: Die Wertung wäre { $total } statt { $from }
web-films-would-finish = { $marker ->
    [none] Premiere ohne Marker
   *[other] Premiere mit Marker { $marker }
}

## Tipps.

web-films-hint-place = Wertung von { $from } auf { $total }.
web-films-hint-premiere = Wertung von { $from } auf { $total }: Premiere { $marker ->
    [none] ohne Marker
   *[other] mit Marker { $marker }
}.
web-films-hint-pass = Du behältst { $money } und bekommst deinen Anteil am Gebot, falls es einen gibt.
web-films-hint-bid = Für { $kinds }: zusammen { $stars ->
    [0] keine Sterne
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}. Danach hast du noch { $money }.
web-films-hint-tile = { $kind }, { $stars ->
    [0] keine Sterne
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

## Studios und Filme.

web-films-asks = verlangt: { $kind }
web-films-printed = { $stars } aufgedruckte Sterne
web-films-rating = Wertung bisher
web-films-points = { $points } Punkte
web-films-money = Geld: { $money }
web-films-money-word = Geld
web-films-hidden = verdeckt
web-films-actors = Schauspieler
web-films-actors-how = Auf allen Filmen, fertig oder nicht: Wer die meisten hat, wählt auf einer Party zuerst.
web-films-director-stars = Regiesterne
web-films-director-stars-how = Nur auf fertigen Filmen: Sie zählen für die beste Regie.
web-films-so-far = Punkte bisher
web-films-total = Gesamtwert: { $total }
web-films-finished = Fertige Filme
web-films-film-glance = { $film }: bisher { $total }, { $open ->
    [one] 1 Feld offen
   *[other] { $open } Felder offen
}
web-films-finished-glance = { $film }, fertig: { $points } Punkte

## Neben dem Tisch.

web-films-trophies = Trophäen
web-films-trophies-left = Trophäen noch zu gewinnen
web-films-worth = { $points } Punkte
web-films-open = noch zu gewinnen
web-films-lost = ging an niemanden
web-films-markers = Wertungsmarker
web-films-markers-left = Wertungsmarker übrig
web-films-marker-free = Marker { $marker }
web-films-marker-held = Marker { $marker }: { $name }, { $film }
web-films-pile = Drehbücher im Stapel
web-films-pile-left = Drehbücher übrig im Stapel
web-films-pile-top = Wer einen Film fertigstellt, bekommt dieses:
web-films-pile-empty = Es sind keine mehr da.
web-films-legends = Legenden, die noch kommen
web-films-legends-hidden = Sie liegen verdeckt; in jeder Runde wird eine aufgedeckt.
web-films-pot = Geld in der Mitte
web-films-pot-why = Es kommt zur nächsten Zahlung und wird mit ihr verteilt.

## Große Augenblicke.

web-films-moment-finished = Premiere!
web-films-moment-awarded = Und der Preis geht an …
web-films-moment-drew = Ein neues Drehbuch
