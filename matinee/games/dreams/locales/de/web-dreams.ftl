### Was der Browser am Himmel von Dreams sagt.

web-dreams-sky = Der Nachthimmel. { $count ->
    [0] Noch keine Sterne.
    [one] 1 Stern.
   *[other] { $count } Sterne.
}
web-dreams-round = Runde { $round }
web-dreams-players = Die Mitspieler
web-dreams-dealer = Geber
web-dreams-light = Sterne von { $name } zeigen
web-dreams-path = Der Weg der Götter
web-dreams-on-path = { $name }: { $points } von { $goal } Punkten

## Sterne und Orte.

web-dreams-tone-light = Heller Stern
web-dreams-tone-grey = Grauer Stern
web-dreams-tone-dark = Dunkler Stern
web-dreams-star = Stern { $number }, { $tone ->
    [light] hell
    [grey] grau
   *[dark] dunkel
}, von { $name }: { $x }, { $y }, { $where }
web-dreams-where-upper-left = oben links
web-dreams-where-upper-middle = oben in der Mitte
web-dreams-where-upper-right = oben rechts
web-dreams-where-middle-left = Mitte links
web-dreams-where-middle-middle = in der Mitte
web-dreams-where-middle-right = Mitte rechts
web-dreams-where-lower-left = unten links
web-dreams-where-lower-middle = unten in der Mitte
web-dreams-where-lower-right = unten rechts
web-dreams-at = { $x }, { $y }: { $where }.
web-dreams-near = Nahe bei Stern { $number } von { $name }.
web-dreams-under = Traum { $number }: { $what }.
web-dreams-overlap = Hier läge ein Stern auf Stern { $number } von { $name }.
web-dreams-nearest = Nächste freie Stelle
web-dreams-order = Die Sterne in der Reihenfolge, in der sie gelegt wurden
web-dreams-playback = Abspielen, wie die Sterne gelegt wurden
web-dreams-empty = Der Himmel ist leer

## Die Träume.

web-dreams-dreams = Die vier Träume
web-dreams-dream = Traum { $number }: { $name }
web-dreams-dream-true = Traum { $number }: { $name }. Die wahre Vision
web-dreams-true = Die wahre Vision
web-dreams-previous = Zurück
web-dreams-next = Weiter
web-dreams-lay-over = Hinter meinem Himmel zeigen
web-dreams-on-it = Was darauf ist, und wo
web-dreams-mark = { $what }: { $where }, { $x }, { $y }
web-dreams-aim-at = Zielen auf: { $what }
web-dreams-guide = Bild hinter dem Himmel
web-dreams-guide-none = Kein Bild
web-dreams-strength = Wie stark das Bild zu sehen ist

## Wer man ist.

web-dreams-role-god = Du bist ein Gott
web-dreams-role-mortal = Du bist der Sterbliche
web-dreams-know = Die wahre Vision: { $number }, { $name }
web-dreams-know-nothing = Du kennst die wahre Vision nicht. Lass es niemanden merken.
web-dreams-covered = Rolle und Nummer sind verdeckt.
web-dreams-cover = Rolle und Nummer verdecken
web-dreams-uncover = Rolle und Nummer zeigen

## Einen Stern legen.

web-dreams-ask-lay = Lege einen deiner Sterne
web-dreams-wait-lay = { $name } sucht eine Stelle …
web-dreams-choose = Welcher Stern?
web-dreams-help = Tippe auf den Himmel, passe die Stelle an und lege den Stern.
web-dreams-help-keys = Tastatur: Pfeiltasten bewegen (mit Umschalt um zehn), 1 bis 3 wählen den Stern, Eingabe legt ihn.
web-dreams-nudge = Stelle anpassen
web-dreams-nudge-left = Nach links
web-dreams-nudge-right = Nach rechts
web-dreams-nudge-up = Nach oben
web-dreams-nudge-down = Nach unten
web-dreams-choose-first = Wähle einen Stern
web-dreams-lay = { $tone ->
    [light] Hellen Stern legen
    [grey] Grauen Stern legen
   *[dark] Dunklen Stern legen
}

## Die Abstimmung.

web-dreams-ask-vote = Alle Sterne liegen: Stimme geheim ab
web-dreams-ask-god = Wer ist der Sterbliche?
web-dreams-ask-mortal = Welcher Traum ist die wahre Vision?
web-dreams-vote = Abstimmen
web-dreams-vote-covered = Abstimmen (das zeigt deine Rolle)
web-dreams-vote-title = Die geheime Abstimmung
web-dreams-vote-choose = Triff deine Wahl
web-dreams-vote-for = Stimme: { $what }
web-dreams-vote-final = Deine Stimme sieht niemand, bevor alle abgestimmt haben. Sie ist endgültig.
web-dreams-your-vote = Deine Stimme: { $vote }
web-dreams-wait-vote = Du hast abgestimmt. Wir warten noch auf { $names }
web-dreams-wait-votes = Wir warten noch auf { $names }
web-dreams-voted = hat abgestimmt
web-dreams-votes = stimmt noch ab …
web-dreams-number = Traum { $number }

## Die Enthüllung.

web-dreams-reveal = Runde { $round } wird enthüllt
web-dreams-look-back = Rückblick auf Runde { $round }
web-dreams-was-vision = Die wahre Vision war Traum { $number }: { $name }.
web-dreams-was-mortal = Sterblich war { $name }.
web-dreams-gave = { $name } hat für { $vote } gestimmt.
web-dreams-gained = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-dreams-right = richtig
web-dreams-wrong = falsch
web-dreams-why-hidden = blieb unerkannt
web-dreams-why-found-vision = fand die Vision
web-dreams-why-found-mortal = entlarvte den Sterblichen
web-dreams-why-unsuspected = unverdächtig
web-dreams-mortal = sterblich
web-dreams-named-by = genannt von { $name }
web-dreams-go-on = Weiter
web-dreams-reasons = Warum die Bots so gestimmt haben

## Bemerkungen.

web-dreams-remarks = Kurze Bemerkungen
web-dreams-say-suspect = Ich verdächtige
web-dreams-say-vouch = Ich vertraue
web-dreams-bot-talk = Zeigen, was die Bots sagen
web-dreams-discussion = Redet darüber. Die Bots stimmen nach allen ab, oder in { $seconds } s.

## Züge, in der Liste einer Wiederholung und in Tipps.

web-move-star = Den Stern ({ $tone }) auf { $x }, { $y } legen
web-move-vote = Für { $colour } stimmen
web-move-vote-dream = Für Traum { $number } stimmen
