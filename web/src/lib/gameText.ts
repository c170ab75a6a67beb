// Players, events and moves as text.
import { clientOf, titleOf, titlesOf } from '../games/registry';
import type { Box, LevelInfo, SeatInfo, GameEvent, GameInfo, Settings, TableInfo } from './api';
import { formatMoveTime } from '../table/formatTime';
import { humanise } from './humanise';
import { hasMessage, localName, say, type MessageArguments } from './i18n.svelte';

/** Return the name of a player or bot. */
export function playerName(seatInfo: SeatInfo | undefined, seat: number): string {
  if (seatInfo?.name) return seatInfo.name;
  if (seatInfo?.bot) return say('web-bot-name', { seat: seatInfo.bot_number });
  return say('web-seat', { seat: seat + 1 });
}

/** Return the names of all players. */
export const playerNames = ({ seats }: TableInfo): string[] => seats.map(playerName);

/** Return the names, but a lone player at this screen is called "you": they may never have chosen a name. */
export const displayNames = (names: string[], seats: number[]): string[] =>
  seats.length === 1 ? names.map((name, seat) => (seat === seats[0] ? say('web-you') : name)) : names;

/** Return how strong a level is, in plain words. */
export const levelDifficulty = (level: LevelInfo): string =>
  localName(level.difficulty) || localName(level.name);

/** Return the difficulty and the name of a bot's level. The bot that moves at random has none. */
export function botLevelName(bot: string): string {
  if (!hasMessage(`level-${bot}`)) return say('web-random-bot');
  const difficulty = hasMessage(`level-${bot}.difficulty`) ? [say(`level-${bot}.difficulty`)] : [];
  return [...difficulty, say(`level-${bot}`)].join(' · ');
}

/** Return the settings of a table that differ from the defaults, in a few words. */
export function settingsSummary(settings: Settings, game: GameInfo | undefined): string[] {
  const options = (game?.option_details ?? []).flatMap(({ id, values, default: defaultValue, label }) => {
    const value = settings.options?.[id] ?? defaultValue;
    if (value === defaultValue) return [];
    const name = values.find((each) => each.value === value)?.label;
    return [name ? say('web-setting-line', { what: label, value: name }) : localName(label)];
  });
  const clock = settings.clock
    ? [say('web-setting-line', { what: say('web-clock'), value: formatMoveTime(settings.clock) })]
    : [];
  return [...options, ...clock];
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

/** Return an event as a sentence of the log. A viewer with one seat of their own is addressed as "you". */
export function eventMessage(event: GameEvent, box: Box, names: string[], own: number[] = []): string {
  const { factName } = clientOf(box.game);
  const args: MessageArguments = {};
  for (const [fact, value] of Object.entries(event.facts))
    args[fact] =
      fact === 'seat' ? (names[Number(value)] ?? '') : (factName?.(fact, value, box, event.facts) ?? value);
  const shared = `${box.game}-${event.name}`; // with the terminal
  const id = hasMessage(`web-log-${shared}`) ? `web-log-${shared}` : shared;
  const isOwn = own.length === 1 && event.facts.seat === own[0];
  if (isOwn && hasMessage(`${id}.you`)) return say(`${id}.you`, args);
  return hasMessage(id) ? say(id, args) : plainEvent(event.name, args);
}

/** Return that a player has undone a move. */
export const undoMessage = (seat: number, names: string[], own: number[]): string =>
  own.length === 1 && seat === own[0]
    ? say('web-undone.you')
    : say('web-undone', { name: names[seat] ?? '' });

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
