// Look up tiles, screenplays and names in a films box, and derive values from the view.
import type { Name } from '$lib/api';
import type { components } from '$lib/api-types';
import type { FilmsBox, FilmsView } from './types';
import { localName, say } from '$lib/i18n.svelte';

type Schemas = components['schemas'];
export type Tile = Schemas['Tile'];
export type Screenplay = Schemas['Screenplay'];
export type FilmView = Schemas['FilmView'];
export type SeatView = Schemas['SeatView'];

const tiles = new WeakMap<FilmsBox, Map<string, Tile>>();
const screenplays = new WeakMap<FilmsBox, Map<string, Screenplay>>();

function lookUp<T extends { id: string }>(
  cache: WeakMap<FilmsBox, Map<string, T>>,
  box: FilmsBox,
  list: T[],
  id: string,
): T {
  const byId = cache.get(box) ?? new Map(list.map((item) => [item.id, item]));
  cache.set(box, byId);
  return byId.get(id)!;
}

export const tileOf = (box: FilmsBox, id: string): Tile => lookUp(tiles, box, box.tiles, id);
export const screenplayOf = (box: FilmsBox, id: string): Screenplay =>
  lookUp(screenplays, box, box.screenplays, id);

/** Return the names that players with other languages see. */
export const otherNames = (name: Name): string[] =>
  [...new Set(Object.values(name))].filter((each) => each !== localName(name));

export const titleOf = (box: FilmsBox, id: string): string => localName(screenplayOf(box, id).title);
export const genreNumber = (box: FilmsBox, genre: string): number =>
  1 + box.genres.findIndex((item) => item.id === genre);
export const genreName = (box: FilmsBox, genre: string): string =>
  localName(box.genres[genreNumber(box, genre) - 1]!.name);
export const studioName = (box: FilmsBox, number: number): string =>
  localName(box.studios.find((studio) => studio.number === number)!.name);

/** Return the name of a tile kind, or of the kind that a space asks for. */
export function kindName(box: FilmsBox, kind: string): string {
  return kind === 'blank' ? say('films-blank') : localName(box.kinds[kind as keyof FilmsBox['kinds']]);
}

/** Return a label with a tile's name, kind and stars. */
export function tileLabel(box: FilmsBox, id: string): string {
  const tile = tileOf(box, id);
  return say('web-films-tile', { name: tile.name, kind: kindName(box, tile.kind), stars: tile.stars });
}

/** Return a space's name in move notation: its number from 1, or `star` for the last space. */
export const spaceLabel = (film: FilmView, space: number): string =>
  space === film.spaces.length - 1 ? 'star' : String(space + 1);

/** Return what a space is called, such as "the director space", by its name in move notation. */
export function spaceName(box: FilmsBox, film: string, label: string): string {
  const asks = box.screenplays.find(({ id }) => id === film)?.spaces[Number(label) - 1] ?? 'star';
  return say('web-films-space', { asks, kind: asks === 'star' ? '' : kindName(box, asks) });
}

/** Return the index of a space from its name in move notation, or -1. */
export const spaceIndex = (film: FilmView, label: string): number =>
  film.spaces.findIndex((_, space) => spaceLabel(film, space) === label);

/** Return the rating of a film with a tile added on a space. A covered tile no longer counts. */
export function totalWith(box: FilmsBox, film: FilmView, space: number, tile: string): number {
  const covered = film.spaces[space]!.tiles.at(-1);
  return film.total + tileOf(box, tile).stars - (covered ? tileOf(box, covered).stars : 0);
}

/** Check whether a tile on this space would finish the film. The star space need not be filled. */
export function wouldFinish(film: FilmView, space: number): boolean {
  const star = film.spaces.length - 1;
  return (
    space !== star &&
    film.spaces.every(({ tiles }, index) => index >= star || index === space || tiles.length)
  );
}

/** Return the marker that a film would receive: the highest remaining one that is not above its total. */
export function markerFor(view: FilmsView, total: number): string | undefined {
  return view.markers.find((marker) => parseInt(marker) <= Math.max(0, total));
}

/** Return the seat with the standing bid: the nearest seat before the current one that is still in the auction. */
export function standingBidder(view: FilmsView): number | null {
  const turn = view.awaiting[0];
  if (view.standing === null || turn === undefined) return null;
  for (let distance = 1; distance < view.players; distance += 1) {
    const seat = (turn - distance + view.players) % view.players;
    if (view.seats[seat]!.in_auction) return seat;
  }
  return null;
}

/** Return the points of a seat so far: films, trophies and, unless it is hidden, money. Trophies at the end add to them. */
export const pointsSoFar = (seat: SeatView): number =>
  seat.film_points + seat.trophy_points + (seat.money ?? 0);

/** Return the points of a seat so far as text, which says whether hidden money is missing. */
export const pointsText = (seat: SeatView): string =>
  `${pointsSoFar(seat)}${seat.money === null ? '+?' : ''}`;

/** Return the name of a trophy from its id, such as "best film 2" or "worst film". */
export function trophyName(box: FilmsBox, trophy: string): string {
  const [, category = trophy, number] = /^(.*?)(?: (\d))?$/.exec(trophy) ?? [];
  const genre = number ? box.genres[Number(number) - 1] : undefined;
  return say(`films-trophy-${category.replaceAll(' ', '-')}`, {
    genre: genre ? localName(genre.name) : '',
    round: Number(number ?? 0),
  });
}
