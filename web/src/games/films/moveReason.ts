// Explain a suggested move from the visible position.
import { say } from '$lib/i18n.svelte';
import { wouldFinish, kindName, markerFor, spaceIndex, tileOf, totalWith } from './boxLookup';
import type { FilmsBox, FilmsView } from './types';

export function moveReason(move: string, anyView: unknown, anyBox: unknown, seat: number): string {
  const [view, box] = [anyView as FilmsView, anyBox as FilmsBox];
  const [verb = '', ...args] = move.split(' ');
  if (verb === 'place') return placeReason(args, view, box, seat);
  if (verb === 'bid') return bidReason(Number(args[0]), view, box, seat);
  if (verb === 'pass') return say('web-films-hint-pass', { money: view.seats[seat]?.money ?? 0 }); // F-A6
  if (verb !== 'take' && verb !== 'director') return '';
  const { kind, stars } = tileOf(box, args[0] ?? '');
  return say('web-films-hint-tile', { kind: kindName(box, kind), stars });
}

function placeReason([tile, id, label]: string[], view: FilmsView, box: FilmsBox, seat: number): string {
  const film = view.seats[seat]?.films.find((item) => item.id === id);
  const space = film ? spaceIndex(film, label ?? '') : -1;
  if (!film || !tile || space < 0) return '';
  const rating = { from: film.total, total: totalWith(box, film, space, tile) };
  return wouldFinish(film, space)
    ? say('web-films-hint-premiere', { ...rating, marker: markerFor(view, rating.total) ?? 'none' })
    : say('web-films-hint-place', rating);
}

function bidReason(bid: number, view: FilmsView, box: FilmsBox, seat: number): string {
  const lot = view.locations[view.location ?? -1]?.tiles.flatMap((id) => (id ? tileOf(box, id) : [])) ?? [];
  return say('web-films-hint-bid', {
    kinds: lot.map((tile) => kindName(box, tile.kind)).join(', '),
    stars: lot.reduce((sum, tile) => sum + tile.stars, 0),
    money: (view.seats[seat]?.money ?? 0) - bid,
  });
}
