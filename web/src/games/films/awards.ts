// The order in which the trophies are presented at the end of a game.
import type { ScoreInfo } from '$lib/api';

const CATEGORIES = ['first film', 'best film', 'film of the year', 'worst film', 'best director'];

/** Return the position of a trophy in the ceremony, from its id, such as "best film 2". */
function position(trophy: string): number {
  const [, category = '', number = '0'] = /^(.*?)(?: (\d))?$/.exec(trophy) ?? [];
  return CATEGORIES.indexOf(category) * 10 + Number(number);
}

/** Return the lines of the score sheet that are trophies, in the order of the ceremony. */
export function awards(sheet: ScoreInfo[]): ScoreInfo[] {
  const trophyOf = (line: ScoreInfo): string => line.ids?.trophy ?? '';
  return sheet.filter(trophyOf).sort((a, b) => position(trophyOf(a)) - position(trophyOf(b)));
}
