### Was das Terminal sagt: Spielpläne, Fragen, Befehle.

## Spielpläne aller Spiele.

drawing-you = (du)
drawing-round = Runde { $round } von { $rounds }
drawing-first = Startspieler: { $name }
drawing-player = Name
drawing-points = Punkte
drawing-what = Wofür
drawing-total = Summe
drawing-breakdown = Schlusswertung

## Der Tisch.

terminal-preparing = Der Tisch wird gedeckt; beim allerersten Mal dauert das einen Augenblick …
terminal-pass-keyboard = Gib die Tastatur an { $name } weiter. { $name }, drücke die Eingabetaste.
terminal-more = { $count ->
    [one] … und 1 frühere Zeile (verlauf zeigt sie)
   *[other] … und { $count } frühere Zeilen (verlauf zeigt alle)
}
terminal-kept = Die Partie ist gespeichert. So geht sie weiter: matinee play --resume
terminal-not-kept = Die Partie ließ sich nicht speichern: { $reason }.
terminal-reason = { $why ->
    [full] auf dem Datenträger ist kein Platz mehr
    [denied] dort darfst du nicht schreiben
    [path] diesen Ordner gibt es nicht
    [folder] das ist ein Ordner, keine Datei
    [name] das ist kein Dateiname
   *[other] { $detail }
}
terminal-save-taken = Die Datei { $file } gibt es schon. Frei wäre { $free }.
terminal-resume-over = Die Partie in { $file } ist zu Ende. Noch einmal ansehen: matinee replay DATEI
terminal-undo-final = Stimmen sind endgültig: Was vor einer Abstimmung war, lässt sich nicht zurücknehmen.
terminal-undo-others = { $name } hat seit deiner letzten Entscheidung gezogen; sie gilt.
terminal-save-where = Wohin damit? Gib speichern DATEI ein.
terminal-saved = Gespeichert: { $file }
terminal-finished = Die Aufzeichnung dieser Partie: { $file }
terminal-commitment = Die Verteilung steht fest. Ihre Festlegung, um sie später zu prüfen: { $commitment }
terminal-seed = Startwert: { $seed }
terminal-prove = Prüfen, ob die Verteilung von Anfang an feststand: matinee verify DATEI --commitment HEX
terminal-and = { $first } und { $last }
terminal-winners = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
}
terminal-tie = { $count ->
    [one] { $names } hat ebenso viele Punkte, aber { $clause } entscheidet bei Gleichstand.
   *[other] { $names } haben ebenso viele Punkte, aber { $clause } entscheidet bei Gleichstand.
}
terminal-not-over = Die Partie ist noch nicht zu Ende.
terminal-step = Zug { $number } von { $moves }: Drücke die Eingabetaste.
terminal-ruling = Unsere Entscheidung:

## Befehle.

terminal-command-help = hilfe
terminal-command-undo = zurück
terminal-command-rules = regeln
terminal-command-log = verlauf
terminal-command-save = speichern
terminal-command-quit = ende
terminal-choose = Dein Zug, als Nummer oder in Worten:
terminal-hint = Tab ergänzt · ? · { $undo } · { $rules } { $clause } · { $log } · { $save } DATEI · { $quit }
terminal-help-help = deine Züge und die Befehle (auch: ?)
terminal-help-undo = alles bis zu deiner letzten Entscheidung zurücknehmen
terminal-help-rules = die Spielregel oder ein Abschnitt daraus
terminal-help-log = alles, was geschehen ist
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = aufhören; die Partie bleibt gespeichert

## Die Analyse einer Partie.

terminal-analysis-working = Die Partie wird analysiert
terminal-analysis-ledger = Woher die Ergebnisse kommen (Gewinnchance in Prozent)
terminal-analysis-player = Spieler
terminal-analysis-opening = Zu Beginn
terminal-analysis-own = Eigene Entscheidungen
terminal-analysis-others = Entscheidungen der anderen
terminal-analysis-luck = Glück
terminal-analysis-result = Ergebnis
terminal-analysis-turning-points = Wendepunkte
terminal-analysis-turn = ({ $name }: Gewinnchance { $change } %)
terminal-analysis-mistakes = Fehler
terminal-analysis-mistake = { $label ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
} von { $name }: „{ $move }“ (Gewinnchance −{ $loss } %). Besser: „{ $best }“.
terminal-analysis-no-mistakes = Niemand hat einen gemacht.
