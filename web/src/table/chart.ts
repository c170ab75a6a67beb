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
  ticks: number[];
}

/** Return round axis ticks from the least to the most points. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => span / each <= 5) ?? span;
  const first = Math.floor(least / step) * step;
  const last = Math.ceil(Math.max(most, first + step) / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, nth) => first + nth * step);
}

export function scaleOf(story: ReplayMove[], frame: Frame): Scale {
  const points = story.flatMap((past) => past.points);
  const ticks = ticksOf(Math.min(0, ...points), Math.max(0, ...points));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (move) => frame.left + (wide * move) / Math.max(1, story.length - 1),
    y: (value) => frame.top + tall * (1 - (value - low) / (high - low)),
    ticks,
  };
}

/** Return the step line of a seat's points as an SVG path, empty without data. */
export function lineOf(story: ReplayMove[], seat: number, { x, y }: Scale): string {
  if (!story.length) return '';
  return story
    .map((past, move) => {
      const at = past.points[seat] ?? 0;
      if (!move) return `M${x(0).toFixed(1)} ${y(at).toFixed(1)}`;
      return at === story[move - 1]?.points[seat] ? '' : `H${x(move).toFixed(1)}V${y(at).toFixed(1)}`;
    })
    .concat(`H${x(story.length - 1).toFixed(1)}`)
    .join('');
}

/** Return the moves at which rounds begin. */
export function roundsOf(story: ReplayMove[]): { move: number; round: number }[] {
  return story.flatMap((past, move) =>
    past.events
      .filter((event) => event.name === 'round-begins')
      .map((event) => ({ move, round: Number(event.facts.round) })),
  );
}
