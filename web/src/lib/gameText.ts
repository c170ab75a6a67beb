// Players, events and moves as text.
import { clientOf, titleOf, titlesOf } from '../games/registry';
import type { Box, SeatInfo, GameEvent, GameInfo, TableInfo } from './api';
import { humanise } from './humanise';
import { hasMessage, localName, say, type MessageArguments } from './i18n.svelte';

/** Return the name of a player or bot. `botSeat` is the seat after which a bot is named. */
export function playerName(seatInfo: SeatInfo | undefined, seat: number, botSeat = seat): string {
  if (!seatInfo) return say('web-seat', { seat: seat + 1 });
  if (seatInfo.name) return seatInfo.name;
  if (seatInfo.bot) return say('web-bot-name', { seat: botSeat + 1 });
  return say('web-seat', { seat: seat + 1 });
}

/** Return the names of all players. In each rematch all move to the next seat; bots keep their names. */
export function playerNames({ seats, match }: TableInfo): string[] {
  const moved = Math.max(0, match - 1) % seats.length;
  return seats.map((seatInfo, seat) =>
    playerName(seatInfo, seat, (seat - moved + seats.length) % seats.length),
  );
}

/** Return the name of a bot level. The bot that moves at random has none. */
export function botLevelName(bot: string): string {
  return say(hasMessage(`level-${bot}`) ? `level-${bot}` : 'web-random-bot');
}

/** Return "Your turn"; with several seats in one browser, with the name of the one to move. */
export function turnMessage(seats: number[], seat: number | null, names: string[]): string {
  return seats.length > 1 ? say('web-turn-named', { name: names[seat ?? 0] ?? '' }) : say('web-your-turn');
}

export function winnersMessage(winners: number[], names: string[]): string {
  return say('web-winner', { count: winners.length, names: winners.map((seat) => names[seat]).join(', ') });
}

/** Return the title of a game from the server's list, or else from the app's registry. */
export function gameTitle(game: string, games: GameInfo[] = []): string {
  const listed = games.find((each) => each.name === game);
  if (listed) return localName(listed.title);
  return titleOf(game) ?? humanise(game);
}

/** Return the title of a family's rulebook. */
export function bookTitle(family: string): string {
  return titlesOf(family)?.join(' · ') ?? humanise(family);
}

/** Return an event as a sentence of the log. */
export function eventMessage(event: GameEvent, box: Box, names: string[]): string {
  const { factName } = clientOf(box.game);
  const args: MessageArguments = {};
  for (const [fact, value] of Object.entries(event.facts))
    args[fact] = fact === 'seat' ? (names[Number(value)] ?? '') : (factName?.(fact, value, box) ?? value);
  const id = `${box.game}-${event.name}`;
  return hasMessage(id) ? say(id, args) : plainEvent(event.name, args);
}

/** Return an event of a game without messages as text, such as "Ada: bid (amount 3)". */
function plainEvent(name: string, { seat, ...facts }: MessageArguments): string {
  const details = Object.entries(facts).map(
    ([fact, value]) => `${humanise(fact).toLowerCase()} ${String(value)}`,
  );
  const description = details.length ? `${humanise(name)} (${details.join(', ')})` : humanise(name);
  return seat === undefined
    ? `${description}.`
    : `${String(seat)}: ${description[0]!.toLowerCase()}${description.slice(1)}.`;
}

/** Return a move as a short label. */
export function moveLabel(move: string, box: Box): string {
  return clientOf(box.game).moveLabel?.(move, box) ?? humanise(move);
}
