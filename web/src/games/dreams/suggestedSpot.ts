// The place of a star in a suggested move.
import type { Spot } from './skyGeometry';

/** Return where a move places a star; null for a vote. */
export function spotOf(move: string): Spot | null {
  const [verb, , x, y] = move.split(' ');
  return verb === 'star' ? { x: Number(x), y: Number(y) } : null;
}
