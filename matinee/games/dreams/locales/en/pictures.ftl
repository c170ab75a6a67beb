### The pictures of Dreams: contact sheets and custom decks.

pictures-sheet = { $deck }: { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
pictures-written = { $file } shows { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}. Open it in a browser.
pictures-deck = { $file } is a box with { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}, { $added } of them new. Edit the landmarks in it if you like, then play with it: matinee play dreams --box { $file }.

## The names of landmarks that were detected automatically, by tone and position.

dreams-something = { $tone ->
    [light] something bright
    [dark] something dark
   *[grey] something
} { $row ->
    [0] { $column ->
        [0] at the top left
        [1] at the top
       *[2] at the top right
    }
    [1] { $column ->
        [0] on the left
        [1] in the middle
       *[2] on the right
    }
   *[2] { $column ->
        [0] at the bottom left
        [1] at the bottom
       *[2] at the bottom right
    }
}

error-deck-few = { $count ->
    [0] There are no pictures in { $folder }.
    [one] There is only one picture in { $folder }.
   *[other] There are only { $count } pictures in { $folder }.
} A deck needs at least { $least }: SVG, PNG, JPEG or WebP.
error-deck-picture = { $file } is not a picture that can be read.
error-deck-landmarks = { $file } has no landmarks. An SVG needs a group with the id "landmarks" (docs/pictures.md); a photo or painting must not be blank.
