// Events in words: the same messages as at the terminal, with things called by their names.
import type { Box, Chair, FilmsBox, GameEvent, Name } from './api';
import { localName, hasMessage, say, type MessageArguments } from './i18n.svelte';

/** What people and bots are called. */
export function playerName(chair: Chair | undefined, seat: number): string {
  if (!chair) return say('web-seat', { seat: seat + 1 });
  if (chair.name) return chair.name;
  if (chair.bot) return say('web-bot-name', { seat: seat + 1 });
  return say('web-seat', { seat: seat + 1 });
}

/** A level of bots; the one that plays anything has none. */
export function botLevelName(bot: string): string {
  return say(hasMessage(`level-${bot}`) ? `level-${bot}` : 'web-random-name');
}

/** That it is one's turn; of several seats in one browser, whose. */
export function turnMessage(seats: number[], seat: number | null, names: string[]): string {
  return seats.length > 1 ? say('web-turn-named', { name: names[seat ?? 0] ?? '' }) : say('web-your-turn');
}

export function winnersMessage(winners: number[], names: string[]): string {
  return say('web-winner', { count: winners.length, names: winners.map((seat) => names[seat]).join(', ') });
}

export function eventMessage(event: GameEvent, box: Box, names: string[]): string {
  const facts: MessageArguments = {};
  for (const [name, value] of Object.entries(event.facts)) {
    facts[name] = name === 'seat' ? (names[Number(value)] ?? '') : fact(box, name, value);
  }
  return say(`${box.game}-${event.name}`, facts);
}

function fact(box: Box, name: string, value: string | number): string | number {
  const called = (list: { id: string; name: Name }[]): string => {
    const found = list.find((each) => each.id === value);
    return found ? localName(found.name) : String(value);
  };
  if (name === 'genre') return say(`${box.game}-genre-${value}`);
  if ('cards' in box && name === 'card') return called(box.cards);
  if (!('screenplays' in box)) return value;
  if (name === 'tile') return called(box.tiles);
  if (name === 'film') return called(box.screenplays.map((film) => ({ id: film.id, name: film.title })));
  if (name === 'location') return localName(box.locations[Number(value)]!.name);
  return name === 'trophy' ? trophyName(box, String(value)) : value;
}

/** A trophy by its id, such as "best film 2" or "worst film". */
export function trophyName(box: FilmsBox, trophy: string): string {
  const [, which = trophy, number] = /^(.*?)(?: (\d))?$/.exec(trophy) ?? [];
  const genre = number ? box.genres[Number(number) - 1] : undefined;
  return say(`films-trophy-${which.replaceAll(' ', '-')}`, {
    genre: genre ? localName(genre.name) : '',
    round: Number(number ?? 0),
  });
}

/** A move in words: `place TILE FILM SPACE` as somebody would say it. */
export function moveLabel(move: string, box: Box): string {
  const [verb = '', ...rest] = move.split(' ');
  const [first = '', second = '', third = ''] = rest;
  const thing = (name: string, value: string): string => String(fact(box, name, value));
  switch (verb) {
    case 'take':
    case 'director':
    case 'discard':
      return say(`web-move-${verb}`, { tile: thing('tile', first) });
    case 'place':
      return say(third === 'star' ? 'web-move-place-star' : 'web-move-place', {
        tile: thing('tile', first),
        film: thing('film', second),
        space: third,
      });
    case 'bid':
    case 'reel':
      return say(`web-move-${verb}`, { number: Number(first) });
    case 'finish':
      return say('web-move-finish', { genre: thing('genre', first) });
    case 'star':
      return say('web-move-star', { tone: say(`dreams-tone-${first}`), x: second, y: third });
    case 'vote':
      return /^\d$/.test(first)
        ? say('web-move-vote-dream', { number: first })
        : say('web-move-vote', { colour: say(`dreams-colour-${first}`) });
    default:
      return say(`web-move-${verb}`);
  }
}
