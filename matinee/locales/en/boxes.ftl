### Errors in the file of a box. They follow the file, the line and the clause.

box-unreadable = The file cannot be read ({ $problem }).
box-syntax = The file is not valid TOML ({ $problem }).
box-missing = The entry “{ $entry }” is missing.
box-unknown = A box of this game has no entry “{ $entry }”.
box-value = The entry “{ $entry }” must be { $expected }, not { $found }.
box-twice = Each entry like “{ $entry }” must be different, but { $found } appears twice.

## What is expected.

box-expected-whole = a whole number
box-expected-whole-range = a whole number from { $low } to { $high }
box-expected-number = a number
box-expected-number-range = a number from { $low } to { $high }
box-expected-number-above = a number above { $low } and up to { $high }
box-expected-text = a text
box-expected-text-length = a text of 1 to { $length } characters
box-expected-id = an id of at most { $length } lower-case letters, digits and dashes
box-expected-form = a text of the form { $form }
box-expected-choice = one of { $choices }
box-expected-list = a list
box-expected-list-length = a list of { $count } entries
box-expected-list-range = a list of { $low } to { $high } entries
box-expected-table = a table with { $fields }
box-expected-truth = true or false

## What was found, or must be found.

box-nothing = nothing
box-number = { $value }
box-text = “{ $text }”
box-list = { $count ->
    [0] an empty list
    [one] a list of one entry
   *[other] a list of { $count } entries
}
box-table = a table
