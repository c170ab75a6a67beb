// The position after an event: the steps between two updates, for showing how the cards are handed out.
import type { GameEvent } from '$lib/api';
import { factorsOf, productOf, worthOf } from './genres';
import type { HollywoodBox, HollywoodView, Place } from './types';

type Seat = HollywoodView['seats'][number];

/** The events of handing out cards, one for each card. */
const HANDED_OUT = ['joined', 'kept', 'finished', 'wasted', 'thrown'];

export const isHandedOut = (event: GameEvent): boolean => HANDED_OUT.includes(event.name);

/** Return the seat of the reel on each card of a column after a new reel at its bottom (H-R4). */
export const pushedReels = (places: Place[], seat: number): (number | null)[] => [
  ...places.slice(1).map((place) => place.reel),
  seat,
];

/**
 * Return the view after an event of laying reels or handing out cards; null if it does not belong to this view.
 *
 * Points, forecasts and awaited players stay as they were: only the server knows them.
 */
export function viewAfter(
  view: HollywoodView,
  { name, facts }: GameEvent,
  box: HollywoodBox,
): HollywoodView | null {
  const seat = Number(facts.seat);
  if (name === 'laid') {
    const columns = view.columns.map((places, number) => {
      if (number !== Number(facts.column) - 1) return places;
      const reels = pushedReels(places, seat);
      return places.map((place, row) => ({ ...place, reel: reels[row]!, forecast: null }));
    });
    return changeSeat({ ...view, columns }, seat, ({ reels }) => ({ reels: reels - 1 }));
  }
  const card = box.cards.find(({ id }) => id === facts.card);
  const onTable = view.columns.flat().some((place) => place.card === card?.id && !place.gone);
  if (!card || !onTable) return null;
  const handingOut: HollywoodView = {
    ...view,
    stage: 'finishing',
    star: null,
    awaiting: [],
    columns: view.columns.map((places) =>
      places.map((place) => (place.card === card.id ? { ...place, gone: true, forecast: null } : place)),
    ),
  };
  switch (name) {
    case 'joined':
      return changeSeat(handingOut, seat, ({ projects, sizes }) => {
        const genre = String(facts.genre);
        return {
          projects: { ...projects, [genre]: [...(projects[genre] ?? []), card.id] },
          sizes: { ...sizes, [genre]: (sizes[genre] ?? 0) + worthOf(box, card.id) },
        };
      });
    case 'kept':
      return changeSeat(handingOut, seat, ({ blockbusters }) => ({
        blockbusters: [...blockbusters, card.id],
      }));
    case 'finished':
      return changeSeat(handingOut, seat, ({ projects, sizes, films }) => {
        const genre = String(facts.genre);
        const value = productOf(factorsOf(view, genre, sizes[genre] ?? 0, worthOf(box, card.id)));
        return {
          films: [...films, { genre, star: card.id, cards: projects[genre] ?? [], value }],
          projects: { ...projects, [genre]: [] },
          sizes: { ...sizes, [genre]: 0 },
        };
      });
    default:
      return { ...handingOut, thrown: [...view.thrown, card.id] };
  }
}

/** Return the view with changes to a seat. The points of its largest project are unknown until the next update. */
function changeSeat(
  view: HollywoodView,
  seat: number,
  change: (former: Seat) => Partial<Seat>,
): HollywoodView {
  const seats = view.seats.map((former, number) =>
    number === seat ? { ...former, ambition: 0, ...change(former) } : former,
  );
  return { ...view, seats };
}
