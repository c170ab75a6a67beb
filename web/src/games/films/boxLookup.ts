// Look up tiles and screenplays of a films box by id, with their names.
import type { components } from '$lib/api-types';
import type { FilmsBox, FilmsView } from './types';
import { localName, say } from '$lib/i18n.svelte';

type Shapes = components['schemas'];
export type Tile = Shapes['Tile'];
export type Screenplay = Shapes['Screenplay'];
export type FilmView = Shapes['FilmView'];
export type SeatView = Shapes['SeatView'];

const tiles = new WeakMap<FilmsBox, Map<string, Tile>>();
const screenplays = new WeakMap<FilmsBox, Map<string, Screenplay>>();

function lookUp<T extends { id: string }>(
  cache: WeakMap<FilmsBox, Map<string, T>>,
  box: FilmsBox,
  list: T[],
  id: string,
): T {
  const known = cache.get(box) ?? new Map(list.map((each) => [each.id, each]));
  cache.set(box, known);
  return known.get(id)!;
}

export const tileOf = (box: FilmsBox, id: string): Tile => lookUp(tiles, box, box.tiles, id);
export const screenplayOf = (box: FilmsBox, id: string): Screenplay =>
  lookUp(screenplays, box, box.screenplays, id);

export const titleOf = (box: FilmsBox, id: string): string => localName(screenplayOf(box, id).title);
export const genreNumber = (box: FilmsBox, genre: string): number =>
  1 + box.genres.findIndex((each) => each.id === genre);
export const genreName = (box: FilmsBox, genre: string): string =>
  localName(box.genres[genreNumber(box, genre) - 1]!.name);
export const studioName = (box: FilmsBox, number: number): string =>
  localName(box.studios.find((studio) => studio.number === number)!.name);

/** The kind of a tile, or what a space asks for. */
export function kindName(box: FilmsBox, kind: string): string {
  return kind === 'blank' ? say('films-blank') : localName(box.kinds[kind as keyof FilmsBox['kinds']]);
}

/** A tile in full: name, kind, stars. */
export function tileLabel(box: FilmsBox, id: string): string {
  const tile = tileOf(box, id);
  return say('web-films-tile', { name: tile.name, kind: kindName(box, tile.kind), stars: tile.stars });
}

/** A space as moves name it; the last one is the star's. */
export const spaceLabel = (film: FilmView, space: number): string =>
  space === film.spaces.length - 1 ? 'star' : String(space + 1);

/** The space that moves name so, or -1. */
export const spaceNumber = (film: FilmView, label: string): number =>
  film.spaces.findIndex((_, space) => spaceLabel(film, space) === label);

/** The rating a film would have with a tile on a space: the tile on top counts, what it covers does not. */
export function totalWith(box: FilmsBox, film: FilmView, space: number, tile: string): number {
  const covered = film.spaces[space]!.tiles.at(-1);
  return film.total + tileOf(box, tile).stars - (covered ? tileOf(box, covered).stars : 0);
}

/** Whether a tile on this space would be the last one that the film asks for. */
export function wouldFinish(film: FilmView, space: number): boolean {
  const star = film.spaces.length - 1;
  return (
    space !== star &&
    film.spaces.every((each, other) => other >= star || other === space || each.tiles.length)
  );
}

/** The marker a film would take: the best of those left that is not above its total. */
export function markerFor(view: FilmsView, total: number): string | undefined {
  return view.markers.find((marker) => parseInt(marker) <= Math.max(0, total));
}

/** Who made the standing bid: of those still in, the one who spoke last. */
export function standingBidder(view: FilmsView): number | null {
  const turn = view.awaiting[0];
  if (view.standing === null || turn === undefined) return null;
  for (let back = 1; back < view.players; back += 1) {
    const seat = (turn - back + view.players) % view.players;
    if (view.seats[seat]!.in_auction) return seat;
  }
  return null;
}

/** The points a seat has in the open: films and trophies. */
export const visiblePoints = (seat: SeatView): number => seat.film_points + seat.trophy_points;

/** The name of a trophy from its id, such as "best film 2" or "worst film". */
export function trophyName(box: FilmsBox, trophy: string): string {
  const [, which = trophy, number] = /^(.*?)(?: (\d))?$/.exec(trophy) ?? [];
  const genre = number ? box.genres[Number(number) - 1] : undefined;
  return say(`films-trophy-${which.replaceAll(' ', '-')}`, {
    genre: genre ? localName(genre.name) : '',
    round: Number(number ?? 0),
  });
}
