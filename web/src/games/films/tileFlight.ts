// Animate tiles that move from a location to a hand or from a hand to a film. Uses FLIP: tiles are measured before and
// after an update, and a copy of the tile is animated from the old position to the new one.
import type { Attachment } from 'svelte/attachments';
import { atSpeed, prefersReducedMotion } from '../../shared/motion';

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
  const copy = place.cloneNode(true) as HTMLElement;
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    inset: `${to.top}px auto auto ${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    listStyle: 'none',
    transformOrigin: '0 0',
  });
  place.style.opacity = '0';
  document.body.append(copy);
  const start = {
    translate: `${from.left - to.left}px ${from.top - to.top}px`,
    scale: from.width / to.width,
  };
  const animation = copy.animate([start, { translate: '0', scale: 1 }], {
    duration: atSpeed(DURATION),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    copy.remove();
    place.style.opacity = '';
  };
}
