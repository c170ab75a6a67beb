// Tiles move from place to place: from a location to a hand, from a hand to a film.
import type { Attachment } from 'svelte/attachments';
import { afterFrame } from '$lib/frames';
import { prefersReducedMotion } from '../../shared/motion';

const FLIGHT = 280; // milliseconds

/** Where each tile lies now; the place it came to last stands last. */
const places = new Map<string, HTMLElement[]>();

/**
 * For the places of a tile. It comes flying from where it still lies: boards are drawn in turns, and where a tile goes
 * to before what it leaves. Both are measured when they have been painted, which takes no time then, and nothing is
 * changed before all others who measure have done so, too.
 */
export function flying(tile: string): Attachment<HTMLElement> {
  return (place) => {
    const from = places.get(tile)?.at(-1);
    places.set(tile, [...(places.get(tile) ?? []), place]);
    const callOff = from && !prefersReducedMotion() ? afterFrame(() => fly(from, place)) : undefined;
    if (callOff) place.style.opacity = '0';
    return () => {
      callOff?.();
      const left = places.get(tile)!.filter((each) => each !== place);
      if (left.length) places.set(tile, left);
      else places.delete(tile);
    };
  };
}

function fly(from: HTMLElement, place: HTMLElement): void {
  const [there, here] = [from, place].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
  if (there.width && here.width) requestAnimationFrame(() => takeOff(place, there, here));
  else place.style.opacity = '';
}

/** What flies is a copy above the board, whose parts cut off what leaves them. */
function takeOff(place: HTMLElement, there: DOMRect, here: DOMRect): void {
  const copy = place.cloneNode(true) as HTMLElement;
  copy.inert = true;
  Object.assign(copy.style, {
    opacity: '1',
    position: 'fixed',
    zIndex: '30',
    inset: `${here.top}px auto auto ${here.left}px`,
    width: `${here.width}px`,
    height: `${here.height}px`,
    listStyle: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(copy);
  const start = {
    translate: `${there.left - here.left}px ${there.top - here.top}px`,
    scale: there.width / here.width,
  };
  const flight = copy.animate([start, { translate: '0', scale: 1 }], {
    duration: FLIGHT,
    easing: 'ease-in-out',
  });
  flight.onfinish = () => {
    copy.remove();
    place.style.opacity = '';
  };
}
