// What the analysis of a game shows.
import type { Analysis, Grade, ReplayMove } from '$lib/api';

const MAX_MISTAKES = 5;

/** A change of a share with its sign, in per cent. */
export function changeText(change: number): string {
  const rounded = Math.round(100 * change);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}\u00a0%`;
}

/** Return the moves with win chances in per cent instead of points, for the chart. */
export function withChances(moves: ReplayMove[], analysis: Analysis): ReplayMove[] {
  return moves.map((move, number) => ({
    ...move,
    points: (analysis.chances[number] ?? []).map((chance) => 100 * chance),
  }));
}

/** Return the worst mistakes in the order of the game: the viewer's, or everybody's if the viewer did not play. */
export function mistakesOf(analysis: Analysis, own: number[]): Grade[] {
  return analysis.grades
    .filter((grade) => grade.label && (!own.length || own.includes(grade.seat)))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MAX_MISTAKES)
    .sort((one, other) => one.number - other.number);
}
