// Which rulebook a word of an address opens, and where.
export const BOOKS = ['films', 'hollywood', 'dreams'] as const;
export type Book = (typeof BOOKS)[number];

const CALLED = new Map<string, Book>(
  Object.entries({
    ...{ films: 'films', 'dream-factory': 'films', traumfabrik: 'films', f: 'films' },
    ...{ hollywood: 'hollywood', h: 'hollywood', dreams: 'dreams', d: 'dreams' },
  } as const),
);

export interface Opened {
  book: Book;
  clause: string | null;
}

/** `films`, `traumfabrik` or `F-A2`. */
export function bookOf(what: string): Opened | null {
  const clause = /^([fhd])-[a-z]\d?$/i.exec(what);
  const book = CALLED.get((clause?.[1] ?? what).toLowerCase());
  return book ? { book, clause: clause ? what.toUpperCase() : null } : null;
}

export interface Piece {
  text: string;
  clause?: string;
}

/** A clause's text in paragraphs, with the clauses it names set apart. The catalogue has each sentence on its own line. */
export function paragraphs(text: string): Piece[][] {
  return text.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .replaceAll('\n', ' ')
      .split(/(\b[FHD]-[A-Z]\d?\b)/)
      .map((part, nth) => (nth % 2 ? { text: part, clause: part } : { text: part }))
      .filter((piece) => piece.text),
  );
}
