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
drawing-reels = Filmrollen
drawing-cards = Studiokarten
drawing-projects = Projekte
drawing-films = Filme

## Der Spielplan von Dream Factory und Traumfabrik.

drawing-films-middle = in der Mitte: { $pot }
drawing-films-pile = Nächstes Drehbuch (noch { $left }): { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = Der Drehbuchstapel ist leer.
drawing-films-legends = Es kommen noch: { $legends }
drawing-films-markers = Vergebene Wertungsmarker: { $taken }
drawing-films-trophies = Trophäen: { $won }; noch { $left } zu gewinnen
drawing-films-trophies-end = Trophäen: { $won }
drawing-films-purse = Geld { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = gepasst
drawing-films-trophy-count = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
}

## Der Spielplan von Hollywood.

drawing-hollywood-scarcity = aus dem Spiel: { $scarce }
drawing-hollywood-full = voll
drawing-hollywood-blockbuster = Blockbuster
drawing-hollywood-legend = Star  ×2 Auszeichnung: zählt als zwei
drawing-hollywood-order = Verteilt wird Spalte für Spalte von links, jede von oben nach unten.
drawing-hollywood-order-up = Verteilt wird Spalte für Spalte von links, jede von unten nach oben.

## Der Spielplan von Dreams.

drawing-dreams-round = Runde { $round }
drawing-dreams-dealer = Geber: { $name }
drawing-dreams-goal = das Spiel endet bei { $goal } Punkten
drawing-dreams-vision = wahre Vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Sterblicher
drawing-dreams-number = Runde
drawing-dreams-star = { $number }. Stern

## Die Fragen von Dream Factory und Traumfabrik.

asking-films-choosing = Du bist Startspieler: Wer kommt in dieser Runde auf den Regieort? Gib director PLÄTTCHEN ein, mit dem Wort links.
asking-films-opening = Versteigerung: { $location }. Noch gibt es kein Gebot; du hast { $money }. Gib bid N ein (auch 0 ist ein Gebot) oder pass.
asking-films-bidding = Versteigerung: { $location }. Das Gebot steht bei { $standing }; du hast { $money }. Gib bid N ein oder pass.
asking-films-outbid = Versteigerung: { $location }. Das Gebot steht bei { $standing }; du hast { $money }, und das reicht nicht. Gib pass ein.
asking-films-taking = Party: { $location }. Nimm dir kostenlos eines der Plättchen: Gib take PLÄTTCHEN ein{ $decline ->
    [yes] , oder decline, um zu verzichten
   *[no] {""}
}.
asking-films-placing = Lege oder wirf ab, eines nach dem anderen: Gib place PLÄTTCHEN FILM FELD oder discard PLÄTTCHEN ein.
asking-films-pass = aus dieser Versteigerung ausscheiden
asking-films-bid = das Gebot überbieten
asking-films-director = jemanden auf den Regieort holen
asking-films-take = ein Plättchen der Party nehmen
asking-films-decline = nichts nehmen
asking-films-discard = ein Plättchen abwerfen
asking-films-place = ein Plättchen auf ein Feld deiner Filme legen
asking-films-covers = { $asked }, überdeckt { $tile }

## Die Fragen von Hollywood.

asking-hollywood-finishing = { $star } { $stars } kommt zu dir und muss eines deiner Projekte fertigstellen: Gib finish und das Genre ein.
asking-hollywood-owed = Doppelrolle: Lege noch { $reels ->
    [one] eine Filmrolle
   *[other] { $reels } Filmrollen
} (reel N).
asking-hollywood-laying = Du hast { $reels ->
    [one] eine Filmrolle. Lege sie
   *[other] { $reels } Filmrollen. Lege eine davon
} unten an eine Spalte (reel N){ $studio ->
    [both] {" "}oder spiele eine Studiokarte (clap oder double)
    [clap] {" "}oder spiel deine Klappe (clap)
    [double] {" "}oder spiel deine Doppelrolle (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre }: { $cards } × Sterne = { $points } Punkte
asking-hollywood-reel = eine Filmrolle auf die unterste Karte einer Spalte legen; die anderen rücken hoch
asking-hollywood-clap = Klappe: passen, ohne eine Filmrolle zu legen, einmal im Spiel
asking-hollywood-double = Doppelrolle: zwei Filmrollen nacheinander legen, einmal im Spiel
asking-hollywood-finish = mit dem Star, der gekommen ist, ein Projekt fertigstellen

## Die Fragen von Dreams.

asking-dreams-mortal = Du bist der Sterbliche: Die wahre Vision kennst du nicht. Lass es die Götter nicht merken.
asking-dreams-god = Du bist ein Gott. Die wahre Vision ist Traum { $vision }: { $dream }.
asking-dreams-laying = Lege einen Stern auf den Himmel: Gib star TON X Y ein, zum Beispiel star light 60 40 für die Mitte.
asking-dreams-voting-god = Wer ist der Sterbliche? Gib vote und eine Farbe ein.
asking-dreams-voting-mortal = Welcher Traum ist die wahre Vision? Gib vote und seine Nummer ein.
asking-dreams-star = einen Stern auf den Himmel legen
asking-dreams-vote = abstimmen; das ist endgültig
asking-dreams-place = { $tone }; dann X (0 bis { $right } von links) und Y (0 bis { $bottom } von oben)

## Der Tisch.

terminal-preparing = Der Tisch wird gedeckt; beim allerersten Mal dauert das einen Augenblick …
terminal-pass-keyboard = Gib die Tastatur an { $name } weiter. { $name }, drück die Eingabetaste.
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
terminal-commitment = Festlegung: { $commitment }
terminal-seed = Startwert: { $seed }
terminal-prove = War es so am Anfang festgelegt? matinee verify DATEI --commitment HEX
terminal-and = { $first } und { $last }
terminal-winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
}
terminal-tie = { $count ->
    [one] { $names } hat ebenso viele Punkte, aber { $clause } entscheidet bei Gleichstand.
   *[other] { $names } haben ebenso viele Punkte, aber { $clause } entscheidet bei Gleichstand.
}
terminal-not-over = Die Partie ist noch nicht zu Ende.
terminal-step = Zug { $number } von { $moves }: Drück die Eingabetaste.
terminal-ruling = Entscheidung (die Spielregeln schweigen):

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
