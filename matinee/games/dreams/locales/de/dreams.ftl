### Was Dreams sagt: seine Wörter, sein Verlauf, seine Ablehnungen.

## Das Spiel in einem Satz, für die Startseite.

dreams-about-dreams = Die Götter zeichnen einen Traum aus Sternen. Einer von ihnen ist sterblich und weiß nicht, welchen.

dreams-colour-red = Rot
dreams-colour-blue = Blau
dreams-colour-yellow = Gelb
dreams-colour-green = Grün
dreams-colour-purple = Lila
dreams-colour-orange = Orange
dreams-tone-light = hell
dreams-tone-grey = grau
dreams-tone-dark = dunkel

## Die Wertung.

dreams-score-hidden = Als Sterblicher unerkannt geblieben ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
dreams-score-found-vision = Als Sterblicher die wahre Vision gefunden ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
dreams-score-found-mortal = Als Gott den Sterblichen entlarvt ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})
dreams-score-unsuspected = Als Gott unverdächtig geblieben ({ $count ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
})

## Der Verlauf.

dreams-round-begins = Runde { $round } beginnt. Geber ist { $seat }.
    .you = Runde { $round } beginnt. Du bist Geber.
dreams-star-laid = { $seat } legt den { $tone ->
    [light] hellen
    [grey] grauen
   *[dark] dunklen
} Stern auf { $x }, { $y }.
    .you = Du legst den { $tone ->
        [light] hellen
        [grey] grauen
       *[dark] dunklen
    } Stern auf { $x }, { $y }.
dreams-voted = { $seat } hat abgestimmt.
    .you = Du hast abgestimmt.
dreams-revealed = Die wahre Vision war Traum { $vision }, und der Sterbliche war { $seat }.
    .you = Die wahre Vision war Traum { $vision }, und der Sterbliche warst du.
dreams-named = { $seat } hat für { $vote ->
    [red] { dreams-colour-red }
    [blue] { dreams-colour-blue }
    [yellow] { dreams-colour-yellow }
    [green] { dreams-colour-green }
    [purple] { dreams-colour-purple }
    [orange] { dreams-colour-orange }
   *[other] Traum { $vote }
} gestimmt.
    .you = Du hast für { $vote ->
        [red] { dreams-colour-red }
        [blue] { dreams-colour-blue }
        [yellow] { dreams-colour-yellow }
        [green] { dreams-colour-green }
        [purple] { dreams-colour-purple }
        [orange] { dreams-colour-orange }
       *[other] Traum { $vote }
    } gestimmt.
dreams-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $why ->
    [hidden] Niemand hat den Sterblichen entlarvt
    [found-vision] Der Sterbliche hat die wahre Vision gefunden
    [found-mortal] Dieser Gott hat den Sterblichen entlarvt
   *[unsuspected] Niemand hat diesen Gott verdächtigt
}.
    .you = Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $why ->
        [hidden] Niemand hat den Sterblichen entlarvt
        [found-vision] Der Sterbliche hat die wahre Vision gefunden
        [found-mortal] Dieser Gott hat den Sterblichen entlarvt
       *[unsuspected] Niemand hat diesen Gott verdächtigt
    }.
dreams-game-over = Die Partie ist zu Ende.

## Ablehnungen.

refused-dreams-unreadable = „{ $move }“ ist kein Zug. Züge sind: star light X Y, star grey X Y, star dark X Y, vote FARBE (auf Englisch), vote 1 bis vote 4.
refused-dreams-no-such-tone = Es gibt keinen Stern „{ $tone }“. Die Sterne sind: light (hell), grey (grau), dark (dunkel).
refused-dreams-no-such-place = { $x }, { $y } liegt nicht auf dem Himmel: x geht von 0 bis { $right } und y von 0 bis { $bottom }.
refused-dreams-no-such-vote = Es gibt keine Stimme „{ $vote }“. Gestimmt wird für eine Farbe (red, blue, yellow, green, purple, orange) oder für eine Nummer von 1 bis 4.
refused-dreams-laid = Deinen { $tone ->
    [light] hellen
    [grey] grauen
   *[dark] dunklen
} Stern hast du schon gelegt.
refused-dreams-outside = Auf { $x }, { $y } ragte ein Stern über den Rand des Himmels.
refused-dreams-overlap = Auf { $x }, { $y } würde dein Stern den Stern { $number } von { $colour } überlappen.
refused-dreams-all-laid = Alle Sterne sind gelegt. Jetzt wird abgestimmt: ein Gott für eine Farbe, der Sterbliche für eine Nummer.
refused-dreams-stars-first = Abgestimmt wird, wenn alle ihre drei Sterne gelegt haben. Lege zuerst einen: star light, grey oder dark, mit X und Y.
refused-dreams-god = Du bist ein Gott: Stimme für die Farbe der Person, die du für den Sterblichen hältst, nicht für eine Nummer.
refused-dreams-mortal = Du bist der Sterbliche: Stimme für die Nummer eines Traums, 1 bis 4, nicht für eine Farbe.
refused-dreams-oneself = Das ist deine eigene Farbe. Niemand stimmt für sich selbst.
refused-dreams-nobody = Niemand spielt { $colour } in dieser Partie.
refused-dreams-vote-final = Du hast abgestimmt; eine Stimme ist endgültig.

## Fehler in einer Schachtel.

dreams-box-deck = Es muss { $count } Träume geben, nicht { $found }.
dreams-box-own-deck = Ein eigener Stapel hat { $low } bis { $high } Träume, nicht { $found }.
dreams-box-file = Ein Bild muss eine SVG-, PNG-, JPEG- oder WebP-Datei im Ordner des Stapels sein, nicht „{ $file }“.
