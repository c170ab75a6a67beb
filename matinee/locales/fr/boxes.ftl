### Les erreurs dans le fichier d’une boîte. Elles suivent le fichier, la ligne et l’article.

box-unreadable = Le fichier est illisible ({ $problem }).
box-syntax = Le fichier n’est pas en TOML valide ({ $problem }).
box-missing = L’entrée « { $entry } » manque.
box-unknown = Une boîte de ce jeu n’a pas d’entrée « { $entry } ».
box-value = L’entrée « { $entry } » doit être { $expected }, pas { $found }.
box-twice = Chaque entrée telle que « { $entry } » doit être différente, mais { $found } y figure deux fois.

## Ce qui est attendu.

box-expected-whole = un nombre entier
box-expected-whole-range = un nombre entier de { $low } à { $high }
box-expected-number = un nombre
box-expected-number-range = un nombre de { $low } à { $high }
box-expected-number-above = un nombre supérieur à { $low } et d’au plus { $high }
box-expected-text = un texte
box-expected-text-length = un texte de 1 à { $length } caractères
box-expected-id = un identifiant d’au plus { $length } minuscules, chiffres et traits d’union
box-expected-form = un texte de la forme { $form }
box-expected-choice = l’une des valeurs { $choices }
box-expected-list = une liste
box-expected-list-length = une liste de { $count } entrées
box-expected-list-range = une liste de { $low } à { $high } entrées
box-expected-table = une table avec { $fields }
box-expected-truth = true ou false

## Ce qui a été trouvé, ou doit l’être.

box-nothing = rien
box-number = { $value }
box-text = « { $text } »
box-list = { $count ->
    [0] une liste vide
    [one] une liste d’une entrée
   *[other] une liste de { $count } entrées
}
box-table = une table
