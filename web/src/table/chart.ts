// Geometry of the points chart.
import type { ReplayMove } from '$lib/api';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (move: number) => number;
  y: (points: number) => number;
  /** The right edge. */
  end: number;
  ticks: number[];
}

/** Return axis ticks at round numbers that cover the range from `min` to `max`. */
export function ticksOf(min: number, max: number): number[] {
  const span = Math.max(1, max - min);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => span / each <= 5) ?? span;
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(Math.max(max, first + step) / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}

const TAIL = 0.05; // of the width, after the last move: what it scored needs a width, too

export function scaleOf(moves: ReplayMove[], frame: Frame): Scale {
  const points = moves.flatMap((played) => played.points);
  const ticks = ticksOf(Math.min(0, ...points), Math.max(0, ...points));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const plotWidth = frame.width - frame.left - frame.right;
  const plotHeight = frame.height - frame.top - frame.bottom;
  return {
    x: (move) => frame.left + (plotWidth * (1 - TAIL) * move) / Math.max(1, moves.length - 1),
    y: (value) => frame.top + plotHeight * (1 - (value - low) / (high - low)),
    end: frame.left + plotWidth,
    ticks,
  };
}

/** Return the step line of a seat's points as an SVG path; empty if there is no data. */
export function lineOf(moves: ReplayMove[], seat: number, { x, y, end }: Scale): string {
  if (!moves.length) return '';
  return moves
    .map((played, move) => {
      const value = played.points[seat] ?? 0;
      if (!move) return `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
      return value === moves[move - 1]?.points[seat] ? '' : `H${x(move).toFixed(1)}V${y(value).toFixed(1)}`;
    })
    .concat(`H${end.toFixed(1)}`)
    .join('');
}

/** Return the moves at which rounds begin. */
export function roundsOf(moves: ReplayMove[]): { move: number; round: number }[] {
  return moves.flatMap((played, move) =>
    played.events
      .filter((event) => event.name === 'round-begins')
      .map((event) => ({ move, round: Number(event.facts.round) })),
  );
}
