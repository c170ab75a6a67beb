// The empty spaces of a player's films that a tile fits, before the player owns the tile. For tiles in hand, the legal
// moves list the spaces.
import { say } from '$lib/i18n.svelte';
import { kindName, spaceLabel, tileOf, titleOf, wouldFinish, type FilmView } from './boxLookup';
import type { FilmsBox, FilmsView } from './types';

export interface Fit {
  film: FilmView;
  /** The space in move notation. */
  space: string;
  asks: string;
  /** The stars that the tile adds to the film. */
  gain: number;
  finishes: boolean;
}

const ANY_SPACE = ['actor', 'camera', 'music', 'effects', 'contract']; // F-T3, F-T4

/** Check whether an empty space takes a kind of tile (F-T2 to F-T5). */
function takes(asks: string, kind: string): boolean {
  if (asks === 'blank') return ANY_SPACE.includes(kind);
  if (asks === 'star' || kind === 'star') return asks === kind;
  return kind === 'contract' || asks === (kind === 'legend' ? 'director' : kind);
}

/** Return the empty spaces that a tile fits, those that finish a film first. */
export function fitsOf(box: FilmsBox, films: FilmView[], tile: string): Fit[] {
  const { kind, stars } = tileOf(box, tile);
  const fits = films.flatMap((film) =>
    film.spaces.flatMap(({ asks, tiles }, index) =>
      !tiles.length && takes(asks, kind)
        ? [{ film, space: spaceLabel(film, index), asks, gain: stars, finishes: wouldFinish(film, index) }]
        : [],
    ),
  );
  return fits.sort((a, b) => Number(b.finishes) - Number(a.finishes));
}

/** Return the films of the viewer; none for a spectator. */
export const ownFilms = (view: FilmsView): FilmView[] =>
  view.seat === null ? [] : view.seats[view.seat]!.films;

/** Return a number with its sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** Describe a fit, such as "director of “Top Bun” (+4)". */
export function fitLabel(box: FilmsBox, { film, asks, gain, finishes }: Fit): string {
  return say('web-films-fit', {
    asks,
    kind: kindName(box, asks),
    film: titleOf(box, film.id),
    gain: signed(gain),
    finishes: finishes ? 'yes' : 'no',
  });
}
