// Tiles move from place to place: from a location to a hand, from a hand to a film.
import { crossfade } from 'svelte/transition';

export const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const [send, receive] = crossfade({
  duration: () => (still() ? 0 : 280),
  fallback: () => ({ duration: still() ? 0 : 180, css: (t) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}` }),
});
