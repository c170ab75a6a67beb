### Was Menschen falsch machen können, und was erwartet war.

error-unknown-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $known }.
error-unknown-game-near = Es gibt kein Spiel „{ $game }“. Meintest du „{ $near }“?
error-broken-game = Das Spiel „{ $game }“ kann nicht geladen werden: { $reason }.
error-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $players }.
error-no-options = Dieses Spiel hat keine Option „{ $option }“.
error-option = Es gibt keine Option „{ $option }“. Die Optionen sind: { $known }.
error-argument = Einen Parameter „{ $argument }“ gibt es nicht. Meintest du „{ $near }“?
error-option-yes-no = Die Option „{ $option }“ ist entweder true oder false, nicht { $value }.
error-option-seats = Die Option „{ $option }“ verlangt für jeden Platz eine andere Nummer von { $first } bis { $last } oder 0 für das Los, nicht { $value }.
error-seat = Es gibt keinen Platz { $seat }. Die Plätze zählen von 0 bis { $last }.
error-language = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $known }.
error-clause = Es gibt weder einen Abschnitt noch ein Spiel „{ $clause }“. Versuche es mit einem Abschnitt wie F-A2 oder einem Spiel: { $games }.
error-seed = Ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern, nicht „{ $seed }“.
error-box = { $file }, Zeile { $line }: { $reason }
error-box-clause = { $file }, Zeile { $line } ({ $clause }): { $reason }
error-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
error-record = Das ist keine Aufzeichnung von Matinee: { $reason }.
error-record-file = Die Aufzeichnung { $file } lässt sich nicht lesen: { $reason }.
error-record-format = Die Aufzeichnung hat das Format { $found }; diese Version von Matinee liest das Format { $ours }.
error-record-rules = Die Aufzeichnung folgt Version { $found } der Spielregel von { $game }; hier gilt Version { $ours }.
error-record-box = Die Aufzeichnung wurde mit der Schachtel { $found } gespielt, nicht mit { $ours }. Gib die richtige mit --box DATEI an (oder box="DATEI").
error-record-move = Zug { $number } der Aufzeichnung, „{ $move }“, ist nicht erlaubt: { $reason }
error-record-commitment = Der Startwert der Aufzeichnung passt nicht zur Festlegung: Es ist nicht die Verteilung, die vor der Partie feststand.
error-record-result = Die Züge der Aufzeichnung führen zu einem anderen Ergebnis: { $points } Punkte.
error-position = Diese Stellung von { $game } hat eine andere Version von Matinee gespeichert; sie lässt sich nicht fortsetzen.
error-choice = „{ $value }“ ist für { $what } nicht möglich. Möglich: { $known }.
error-cuda = Es wurde kein CUDA-Gerät gefunden ({ $reason }). Um die Kernel im Simulator von Numba auszuführen, setze NUMBA_ENABLE_CUDASIM=1.
error-no-saved = Es gibt keine unterbrochene Partie, die sich fortsetzen ließe. Beginne eine: matinee play SPIEL.
error-missing-extra = Dafür werden die Zusatzpakete von „{ $extra }“ gebraucht. Installiere sie mit: pip install "matinee[{ $extra }]".

## Abgelehnte Züge aller Spiele.

refused-over = Die Partie ist zu Ende.
refused-not-your-turn = Platz { $seat } ist nicht an der Reihe. Erwartet: { $awaiting }.
refused-number = Es gibt keinen Zug mit der Nummer { $move }.
refused-type = Eine Aktion ist eine ganze Zahl, nicht { $action }.
refused-unreadable = Es gibt keinen Zug „{ $move }“.
refused-now = „{ $move }“ ist jetzt kein erlaubter Zug.
error-option-form = „{ $option }“ ist keine Option: Gefragt ist ein Name, oder ein Name und Zahlen wie studios=3,1,0.
error-no-seed = Eine Partie, deren Geheimnisse neu ausgelost wurden, hat keinen Startwert und keine Aufzeichnung.
error-file = { $file } lässt sich nicht schreiben ({ $reason }).
error-bot = Kein Bot „{ $bot }“ spielt { $game }. Es spielen: { $known }.
error-network = Die Gewichte in { $file } wurden mit anderen Merkmalen trainiert, als { $game } jetzt hat. Trainiere neue: matinee train { $game }
error-weights = Die Gewichte in { $file } lassen sich nicht lesen ({ $reason }).
error-new-game-name = „{ $name }“ kann nicht der Name eines neuen Spiels sein: Er besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und darf noch nicht vergeben sein.
error-new-game-folder = { $folder } gibt es schon.
error-analysis-not-over = Diese Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich analysieren.
error-analysis-weights = { $game } lässt sich nicht analysieren: Für dieses Spiel gibt es kein trainiertes Netz.
error-no-lesson = Für { $game } gibt es kein geführtes erstes Spiel.
