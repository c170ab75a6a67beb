// What a move does, in words, as far as the table shows it: a number of points alone tells nobody why.
import type { Box, FilmsBox, FilmsView, HollywoodBox, HollywoodView } from '$lib/api';
import { say } from '$lib/i18n.svelte';
import { wouldFinish, kindName, markerFor, spaceNumber, tileOf, totalWith } from '../games/films/boxLookup';
import { factorsOf, productText, cardLabels } from '../games/hollywood/genres';

/** Empty where nothing can be said. */
export function reasonFor(move: string, view: unknown, box: Box, seat: number): string {
  const [verb = '', ...things] = move.split(' ');
  if (box.game === 'films') return films(verb, things, view as FilmsView, box as FilmsBox, seat);
  if (box.game === 'hollywood')
    return hollywood(verb, things[0] ?? '', view as HollywoodView, box as HollywoodBox, seat);
  return '';
}

function films(verb: string, things: string[], view: FilmsView, box: FilmsBox, seat: number): string {
  const [first = ''] = things;
  if (verb === 'place') return placing(things, view, box, seat);
  if (verb === 'bid') return bidding(Number(first), view, box, seat);
  if (verb === 'pass') return say('web-films-hint-pass', { money: view.seats[seat]?.money ?? 0 }); // F-A6
  if (verb !== 'take' && verb !== 'director') return '';
  const { kind, stars } = tileOf(box, first);
  return say('web-films-hint-tile', { kind: kindName(box, kind), stars });
}

function placing([tile, id, label]: string[], view: FilmsView, box: FilmsBox, seat: number): string {
  const film = view.seats[seat]?.films.find((each) => each.id === id);
  const space = film ? spaceNumber(film, label ?? '') : -1;
  if (!film || !tile || space < 0) return '';
  const rating = { from: film.total, total: totalWith(box, film, space, tile) };
  return wouldFinish(film, space)
    ? say('web-films-hint-premiere', { ...rating, marker: markerFor(view, rating.total) ?? 'none' })
    : say('web-films-hint-place', rating);
}

function bidding(bid: number, view: FilmsView, box: FilmsBox, seat: number): string {
  const lot = view.locations[view.location ?? -1]?.tiles.flatMap((id) => (id ? tileOf(box, id) : [])) ?? [];
  return say('web-films-hint-bid', {
    kinds: lot.map((tile) => kindName(box, tile.kind)).join(', '),
    stars: lot.reduce((sum, tile) => sum + tile.stars, 0),
    money: (view.seats[seat]?.money ?? 0) - bid,
  });
}

function hollywood(verb: string, what: string, view: HollywoodView, box: HollywoodBox, seat: number): string {
  const cardOf = (id: string | null | undefined) => box.cards.find((card) => card.id === id);
  if (verb === 'reel') {
    const card = cardOf(view.columns[Number(what) - 1]?.at(-1)?.card); // H-R4
    return card ? say('web-hint-reel', { card: card.name, kind: cardLabels(card).join(', ') }) : '';
  }
  const star = cardOf(view.star);
  if (verb !== 'finish' || star?.kind !== 'star') return '';
  const product = productText(factorsOf(view, what, view.seats[seat]?.sizes[what] ?? 0, star.stars));
  return say(view.scarcity ? 'web-hint-finish-scarce' : 'web-hint-finish', { product });
}
