// What everybody scored for, line by line, from the view at the end of a game.
import type { Box, DreamsView, FilmsBox, FilmsView, HollywoodBox, HollywoodView } from '$lib/api';
import { trophyName } from '$lib/telling';
import { localName, say } from '$lib/i18n.svelte';
import { gainsOf, REASONS } from '../games/dreams/rounds';
import { titleOf } from '../games/films/things';
import { factorsOf } from '../games/hollywood/genres';

export interface Item {
  sort: 'film' | 'trophy' | 'money' | 'blockbuster' | 'ambition' | 'round';
  what: string;
  points: number;
}
const BLOCKBUSTER = 2; // H-E1

/** For each seat, its items. */
export function breakdown(view: unknown, box: Box): Item[][] {
  if (box.game === 'films') return films(view as FilmsView, box as FilmsBox);
  if (box.game === 'hollywood') return hollywood(view as HollywoodView, box as HollywoodBox);
  return dreams(view as DreamsView);
}

function films(view: FilmsView, box: FilmsBox): Item[][] {
  return view.seats.map((seat, number) => [
    ...seat.finished.map((film): Item => {
      const facts = { film: titleOf(box, film.id), marker: film.marker ?? 'none' };
      return { sort: 'film', what: say('web-score-film', facts), points: film.points };
    }),
    ...view.trophies
      .filter((trophy) => trophy.seat === number)
      .map((trophy): Item => {
        const what = trophyName(box, trophy.id) + (trophy.film ? ` – ${titleOf(box, trophy.film)}` : '');
        return { sort: 'trophy', what, points: trophy.points };
      }),
    ...(seat.money ? [{ sort: 'money', what: say('web-score-money'), points: seat.money } as Item] : []),
  ]);
}

function hollywood(view: HollywoodView, box: HollywoodBox): Item[][] {
  const cardOf = (id: string) => box.cards.find((card) => card.id === id)!;
  const sizeOf = (id: string): number => {
    const card = cardOf(id);
    return card.kind === 'screenplay' && card.award ? 2 : 1; // H-E2
  };
  return view.seats.map((seat) => {
    const items = seat.films.map((film): Item => {
      const star = cardOf(film.star);
      const stars = star.kind === 'star' ? star.stars : 0;
      const size = film.cards.reduce((sum, card) => sum + sizeOf(card), 0);
      const facts = {
        genre: say(`hollywood-genre-${film.genre}`),
        star: localName(star.name),
        factors: factorsOf(view, film.genre, size, stars).join('\u00a0×\u00a0'),
      };
      return { sort: 'film', what: say('web-score-hollywood-film', facts), points: film.value };
    });
    const count = seat.blockbusters.length;
    const blockbusters = say('web-score-blockbusters', { count });
    if (count) items.push({ sort: 'blockbuster', what: blockbusters, points: BLOCKBUSTER * count });
    if (seat.ambition)
      items.push({ sort: 'ambition', what: say('web-score-ambition'), points: seat.ambition });
    return items;
  });
}

function dreams(view: DreamsView): Item[][] {
  return view.points.map((_, seat) => {
    const gains = view.history.flatMap((round) =>
      gainsOf(round, seat).map((gain) => ({ ...gain, round: round.round })),
    );
    return REASONS.flatMap((reason): Item[] => {
      const found = gains.filter((gain) => gain.reason === reason);
      const facts = { count: found.length, rounds: found.map((gain) => gain.round).join(', ') };
      const points = found.reduce((sum, gain) => sum + gain.points, 0);
      return found.length ? [{ sort: 'round', what: say(`web-score-${reason}`, facts), points }] : [];
    });
  });
}
