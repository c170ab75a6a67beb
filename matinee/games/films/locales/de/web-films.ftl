### Was der Browser an den Tischen von Dream Factory und Traumfabrik sagt.

web-films-round = Runde { $round } von 4
web-films-nth = { $number } von 8
web-films-house = Trophäen, Marker und Drehbücher
web-films-close = Schließen
web-films-own = Dein Studio
web-films-others = Andere Studios
web-films-locations = Die acht Orte
web-films-past = vorbei
web-films-now = jetzt
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

web-films-ask-choosing = Wähle die Legende dieser Runde
web-films-ask-bidding = Dein Gebot für { $place }?
web-films-ask-outbid = Du kannst nicht überbieten: { $place }
web-films-ask-taking = Wähle ein Plättchen
web-films-ask-placing = { $count ->
    [one] Wohin mit diesem Plättchen?
   *[other] Wohin mit diesen Plättchen?
}
web-films-wait-choosing = { $name } wählt eine Legende …
web-films-wait-bidding = { $name } überlegt sich ein Gebot für { $place } …
web-films-wait-taking = { $name } wählt ein Plättchen auf der Party …
web-films-wait-placing = { $name } legt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} …
web-films-have = Du hast { $money }
web-films-standing = Höchstgebot
web-films-bid = { $amount } bieten
web-films-bids = bietet { $amount }
web-films-pass = Passen
web-films-passed = gepasst
web-films-in = noch dabei
web-films-thinks = denkt nach …
web-films-exact = Anderer Betrag
web-films-amount = Betrag
web-films-less = Weniger
web-films-more = Mehr
web-films-fit = { $asks ->
    [blank] freies Feld
    [star] Starfeld
   *[other] { $kind }
} bei „{ $film }“ ({ $gain }{ $finishes ->
    [yes] , Premiere
   *[no] {""}
})
web-films-fits = { $count ->
    [-1] Passt auf keins deiner freien Felder
    [0] Passt: { $fit }
   *[other] Passt: { $fit } und { $count } weitere
}
web-films-fits-short = { $count ->
    [0] passt nirgends
    [one] passt auf 1 Feld
   *[other] passt auf { $count } Felder
}
web-films-bid-exactly = Bieten
web-films-payout = { $pot ->
    [0] Deine { $bid } gehen
   *[other] Deine { $bid } und die { $pot } in der Mitte gehen
} { $others ->
    [one] an die andere Person
   *[other] an die anderen: je { $each }
}{ $stays ->
    [0] {""}
    [one] , 1 bleibt in der Mitte
   *[other] , { $stays } bleiben in der Mitte
}.
web-films-share = (du bekommst { $each })
web-films-take = { $tile } nehmen
web-films-director = { $tile } wählen
web-films-decline = Nichts nehmen
web-films-guest = { $actors ->
    [one] 1 Schauspieler oder Star
   *[other] { $actors } Schauspieler und Stars
}
web-films-why = Die meisten Schauspieler und Stars zuerst; bei Gleichstand im Uhrzeigersinn ab { $name }.
web-films-lit = { $tile }: { $count ->
    [one] ein Feld leuchtet
   *[other] { $count } Felder leuchten
}. Tippe eins an oder ziehe das Plättchen hin.
web-films-out-of-sight = { $count ->
    [one] 1 weiteres Feld
   *[other] { $count } weitere Felder
}
web-films-place-on = { $tile } auf „{ $film }“ legen?
web-films-discard-what = { $tile } abwerfen? Das Plättchen ist dann aus dem Spiel.
web-films-fits-nowhere = Für { $tile } ist kein Feld frei; das Plättchen wird abgeworfen.
web-films-confirm = Legen
web-films-change = Abbrechen
web-films-discard = Abwerfen
web-films-put-here = { $film }, { $space }: Die Wertung wäre { $total }
web-films-cover-here = { $film }, über { $space }: Die Wertung wäre { $total } statt { $from }
web-films-would-finish = { $marker ->
    [none] Premiere ohne Marker
   *[other] Premiere mit Marker { $marker }
}

## Was die Seite für dich spielt, und deine Einstellungen.

web-films-made-place = { $tile } liegt jetzt auf „{ $film }“.
web-films-made-take = { $tile } genommen.
web-films-auto-pass = Für dich gepasst: Du kannst { $standing } nicht überbieten.
web-films-auto-take = { $tile } für dich genommen: Es war das letzte Plättchen.
web-films-auto-director = { $tile } für dich gewählt: Es ist sonst niemand übrig.
web-films-auto-discard = { $tile } für dich abgeworfen: Es ist kein Feld frei.
web-films-auto-limit-bid = { $amount } für dich geboten (bis { $limit }).
web-films-auto-limit-pass = Für dich gepasst: Das Gebot liegt über { $limit }.
web-films-limit = Im Voraus bis { $limit } bieten
web-films-limit-short = Bieten bis
web-films-limit-help = Bietet immer das Nötigste, bis { $limit }, und passt dann.
web-films-limit-set = Es wird für dich bis { $limit } geboten.
web-films-limit-stop = Stopp
web-films-option-automatic = Für mich spielen, wenn ich keine Wahl habe, etwa passen, wenn ich nicht überbieten kann
web-films-option-confirm = Vor dem Legen und Nehmen nachfragen
web-films-discard-tile = { $tile } abwerfen
web-films-key-bid = Das nächste Gebot abgeben
web-films-key-pass = Passen oder nichts nehmen
web-films-key-tile = Das nächste Plättchen auswählen

## Tipps.

web-films-hint-place = Wertung { $from } → { $total }.
web-films-hint-premiere = Wertung { $from } → { $total }: Premiere { $marker ->
    [none] ohne Marker
   *[other] mit Marker { $marker }
}.
web-films-hint-pass = Du behältst { $money } und bekommst deinen Anteil von dem, was der Gewinner zahlt.
web-films-hint-bid = Bringt { $kinds }: { $stars ->
    [0] keine Sterne
    [one] zusammen { $stars } Stern
   *[other] zusammen { $stars } Sterne
}. Dir blieben { $money }.
web-films-hint-tile = { $kind }, { $stars ->
    [0] keine Sterne
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

## Studios und Filme.

web-films-asks = nimmt: { $kind }
web-films-space = { $asks ->
    [blank] ein freies Feld
    [star] das Starfeld
   *[other] das Feld „{ $kind }“
}
web-log-films-placed = { $seat } legt „{ $tile }“ auf { $space } von „{ $film }“.
    .you = Du legst „{ $tile }“ auf { $space } von „{ $film }“.
web-films-printed = { $stars ->
    [one] { $stars } aufgedruckter Stern
   *[other] { $stars } aufgedruckte Sterne
}
web-films-rating = Wertung bisher
web-films-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-films-money = Geld: { $money }
web-films-money-word = Geld
web-films-hidden = verdeckt
web-films-actors = Schauspieler
web-films-actors-help = Auf allen Filmen, fertig oder nicht: Wer die meisten hat, wählt auf einer Party zuerst.
web-films-director-stars = Regiesterne
web-films-director-stars-help = Nur auf fertigen Filmen: Sie zählen für die beste Regie.
web-films-actors-word = { $count ->
    [one] Schauspieler
   *[other] Schauspieler
}
web-films-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-films-so-far = Punkte bisher
web-films-so-far-help = Filme, Trophäen und Geld, soweit es bekannt ist. Am Ende kommen noch Trophäen dazu.
web-films-total = Gesamtwert: { $total }
web-films-finished = Fertige Filme
web-films-film-glance = { $film }: Wertung bisher { $total }, frei: { $open }
web-films-finished-glance = { $film }, fertig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Neben dem Tisch.

web-films-trophies = Trophäen
web-films-trophies-left = Noch zu gewinnende Trophäen
web-films-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-films-open = noch zu gewinnen
web-films-lost = nicht vergeben
web-films-markers = Wertungsmarker
web-films-markers-left = Übrige Wertungsmarker
web-films-marker-free = Marker { $marker }
web-films-marker-held = Marker { $marker }: { $name }, { $film }
web-films-pile = Drehbücher im Stapel
web-films-pile-left = Übrige Drehbücher im Stapel
web-films-pile-top = Nächstes Drehbuch (für den nächsten fertigen Film):
web-films-pile-empty = Keine Drehbücher mehr.
web-films-legends = Legenden, die noch kommen
web-films-legends-hidden = Verdeckt; in jeder Runde wird eine aufgedeckt.
web-films-pot = Geld in der Mitte
web-films-pot-why = Kommt zur nächsten Verteilung hinzu.

## Große Augenblicke.

web-films-moment-finished = Premiere!
web-films-moment-awarded = Und der Preis geht an …
web-films-moment-drew = Ein neues Drehbuch

## Züge, in der Liste einer Wiederholung und in Tipps.

web-move-bid = { $number } bieten
web-move-pass = Passen
web-move-director = { $tile } wählen
web-move-take = { $tile } nehmen
web-move-decline = Nichts nehmen
web-move-place = { $tile } auf { $space } von { $film }
web-move-discard = { $tile } abwerfen
