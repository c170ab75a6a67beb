// Which rulebook an address or a link opens, and at which clause.
import { BOOKS, familyOf, familyOfClauses } from '../games/registry';

export interface OpenedBook {
  /** The family of the game. */
  book: string;
  clause: string | null;
}

const CLAUSE = /^([a-z])-(?:[a-z]\d?|\d+)$/i;

/** Find the rulebook for a game or a clause. A clause of an unknown letter belongs to the game `here`, if given. */
export function bookOf(what: string, here?: string): OpenedBook | null {
  const letter = CLAUSE.exec(what)?.[1];
  if (letter) {
    const book = familyOfClauses(letter) ?? here;
    return book ? { book, clause: what.toUpperCase() } : null;
  }
  const book = familyOf(what.toLowerCase());
  return BOOKS.includes(book) || book === here ? { book, clause: null } : null;
}

export interface Piece {
  text: string;
  clause?: string;
}

/** Split a clause's text into paragraphs, and set apart the clauses it names. Line breaks within a paragraph are ignored. */
export function paragraphs(text: string): Piece[][] {
  return text.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .replaceAll('\n', ' ')
      .split(/(\b[A-Z]-(?:[A-Z]\d?|\d+)\b)/)
      .map((part, nth) => (nth % 2 ? { text: part, clause: part } : { text: part }))
      .filter((piece) => piece.text),
  );
}
