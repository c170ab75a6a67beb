// Durations as text.
import { say } from '$lib/i18n.svelte';

const DAY = 24 * 3600;

/** Format the time left, as 0:42, 12:05, 3 h 20 or 2 days. */
export function formatTimeLeft(seconds: number): string {
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  if (seconds >= 2 * DAY) return say('web-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)} h ${twoDigits(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** Format the time limit for a move. */
export function formatMoveTime(seconds: number | null | undefined): string {
  if (!seconds) return say('web-clock-none');
  if (seconds >= DAY) return say('web-days', { count: Math.round(seconds / DAY) });
  if (seconds >= 3600) return say('web-hours', { count: Math.round(seconds / 3600) });
  return seconds >= 60
    ? say('web-minutes', { count: Math.round(seconds / 60) })
    : say('web-seconds', { count: seconds });
}
