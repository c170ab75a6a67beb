// Votes that fly from a player to whom they name.
import type { Attachment } from 'svelte/attachments';
import { atSpeed, prefersReducedMotion } from '../../shared/motion';

const DURATION = 900; // milliseconds
const STAGGER = 220; // between two votes

/** Return an attachment that lets an element fly in from the place marked with `data-ballot` and the voter's seat. */
export function flyIn(voter: number): Attachment<HTMLElement> {
  return (element) => {
    const start = element.closest('dialog')?.querySelector(`[data-ballot="${voter}"]`);
    if (!start || prefersReducedMotion()) return;
    const [from, to] = [start.getBoundingClientRect(), element.getBoundingClientRect()];
    const [x, y] = [from.left - to.left, from.top - to.top];
    element.animate(
      [
        { translate: `${x}px ${y}px`, scale: 1.6, opacity: 0 },
        { translate: `${x}px ${y}px`, scale: 1.6, opacity: 1, offset: 0.15 },
        { translate: '0 0', scale: 1 },
      ],
      {
        duration: atSpeed(DURATION),
        delay: atSpeed(STAGGER * voter),
        easing: 'ease-in-out',
        fill: 'backwards',
      },
    );
  };
}
