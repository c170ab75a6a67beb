// Rulebook references in addresses and links, and clause references in rulebook text.
import { BOOKS, familyOf, familyOfClauses } from '../games/registry';

export interface BookLocation {
  /** The family whose rulebook it is. */
  book: string;
  clause: string | null;
}

const CLAUSE = /^([a-z])-(?:[a-z]\d?|\d+)$/i;

/**
 * Return the rulebook of a game or clause. `family` may name a game without a client here: unknown clause letters are
 * its own.
 */
export function bookOf(reference: string, family?: string): BookLocation | null {
  const letter = CLAUSE.exec(reference)?.[1];
  if (letter) {
    const book = familyOfClauses(letter) ?? family;
    return book ? { book, clause: reference.toUpperCase() } : null;
  }
  const book = familyOf(reference.toLowerCase());
  return BOOKS.includes(book) || book === family ? { book, clause: null } : null;
}

export interface TextPart {
  text: string;
  /** The clause that the text refers to. */
  clause?: string;
}

/** Split the text of a clause into paragraphs, and each paragraph at clause references. Ignore single line breaks. */
export function paragraphs(text: string): TextPart[][] {
  return text.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .replaceAll('\n', ' ')
      .split(/(\b[A-Z]-(?:[A-Z]\d?|\d+)\b)/)
      .map((part, nth) => (nth % 2 ? { text: part, clause: part } : { text: part }))
      .filter(({ text }) => text),
  );
}
