// What moves, and who would rather it did not.
import { onMount } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const COMING = 280; // milliseconds

export const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Called while a component is made, for those of its elements that come in from `y` pixels below. What is there from the
 * start does not come. Nothing is measured for it, which would take time in the middle of drawing.
 */
export function coming(y: number): Attachment<HTMLElement> {
  let begun = false;
  onMount(() => void (begun = true));
  return (element) => {
    if (!begun || still()) return;
    element.animate([{ opacity: 0, transform: `translateY(${y}px)` }, {}], {
      duration: COMING,
      easing: 'ease-out',
    });
  };
}
