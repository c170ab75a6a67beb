// Animations that respect the reduced-motion preference and the player's option.
import { onMount } from 'svelte';
import { preferences } from '$lib/preferences.svelte';
import type { Attachment } from 'svelte/attachments';

const DURATION = 280; // milliseconds

export const prefersReducedMotion = (): boolean =>
  preferences.animations === 'off' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Return a duration at the speed that the player chose. */
export const atSpeed = (milliseconds: number): number =>
  preferences.animations === 'fast' ? milliseconds / 2 : milliseconds;

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
      duration: atSpeed(DURATION),
      easing: 'ease-out',
    });
  };
}
