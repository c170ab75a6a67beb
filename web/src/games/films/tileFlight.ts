// Animate tiles that move from a location to a hand or from a hand to a film. Uses FLIP: tiles are measured before and
// after an update, and a copy of the tile is animated from the old position to the new one.
import type { Attachment } from 'svelte/attachments';
import { flyCopy } from '../../shared/flight';
import { prefersReducedMotion } from '../../shared/motion';

const DURATION = 280; // milliseconds

const places = new Map<string, HTMLElement>();
let previousRects = new Map<string, DOMRect>();

/** Measure where all tiles are. Call it before an update. */
export function measureTiles(): void {
  previousRects = new Map([...places].map(([tile, place]) => [tile, place.getBoundingClientRect()]));
}

/** Mark an element as the place of a tile. The tile flies there from its place before the update. */
export function flying(tile: string): Attachment<HTMLElement> {
  return (place) => {
    const from = previousRects.get(tile);
    places.set(tile, place);
    previousRects.delete(tile);
    if (from?.width && !prefersReducedMotion()) animateFlight(place, from);
    return () => {
      if (places.get(tile) === place) places.delete(tile);
    };
  };
}

/** Animate a copy above the board, because parts of the board clip their content. */
function animateFlight(place: HTMLElement, from: DOMRect): void {
  const to = place.getBoundingClientRect();
  if (!to.width) return;
  const animation = flyCopy(place, from, to, DURATION);
  place.style.opacity = '0';
  animation.addEventListener('finish', () => (place.style.opacity = ''));
}
