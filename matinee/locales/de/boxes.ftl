### Fehler in der Datei einer Schachtel. Sie folgen auf Datei, Zeile und Abschnitt.

box-unreadable = Die Datei lässt sich nicht lesen ({ $problem }).
box-syntax = Die Datei ist kein gültiges TOML ({ $problem }).
box-missing = Der Eintrag „{ $entry }“ fehlt.
box-unknown = Eine Schachtel dieses Spiels hat keinen Eintrag „{ $entry }“.
box-value = Der Eintrag „{ $entry }“ muss { $expected } sein, nicht { $found }.
box-twice = Jeder Eintrag wie „{ $entry }“ muss sich von den anderen unterscheiden, aber { $found } kommt zweimal vor.

## Was erwartet wird.

box-expected-whole = eine ganze Zahl
box-expected-whole-range = eine ganze Zahl von { $low } bis { $high }
box-expected-number = eine Zahl
box-expected-number-range = eine Zahl von { $low } bis { $high }
box-expected-number-above = eine Zahl über { $low } und bis { $high }
box-expected-text = ein Text
box-expected-text-length = ein Text von 1 bis { $length } Zeichen
box-expected-id = eine Kennung aus höchstens { $length } Kleinbuchstaben, Ziffern und Bindestrichen
box-expected-form = ein Text der Form { $form }
box-expected-choice = einer der Werte { $choices }
box-expected-list = eine Liste
box-expected-list-length = eine Liste mit { $count } Einträgen
box-expected-list-range = eine Liste mit { $low } bis { $high } Einträgen
box-expected-table = eine Tabelle mit { $fields }
box-expected-truth = true oder false

## Was gefunden wurde oder dort stehen muss.

box-nothing = nichts
box-number = { $value }
box-text = „{ $text }“
box-list = { $count ->
    [0] eine leere Liste
    [one] eine Liste mit einem Eintrag
   *[other] eine Liste mit { $count } Einträgen
}
box-table = eine Tabelle
