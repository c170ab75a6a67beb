// Animations that respect the reduced-motion preference.
import { onMount } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const DURATION = 280; // milliseconds

export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Return an attachment that slides elements in from `y` pixels below. Call it while the component initialises: elements
 * rendered first are not animated. It measures nothing, to avoid a forced layout.
 */
export function slideIn(y: number): Attachment<HTMLElement> {
  let mounted = false;
  onMount(() => void (mounted = true));
  return (element) => {
    if (!mounted || prefersReducedMotion()) return;
    element.animate([{ opacity: 0, transform: `translateY(${y}px)` }, {}], {
      duration: DURATION,
      easing: 'ease-out',
    });
  };
}
