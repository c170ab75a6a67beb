// Marks the part of a board that a lesson speaks of.
import type { Attachment } from 'svelte/attachments';

const MARK = 'data-spotlight';

/** Return an attachment that marks the elements a selector finds, also those that are rendered later. */
export function spotlight(selector: string | undefined): Attachment<HTMLElement> {
  return (board) => {
    if (!selector) return undefined;
    let scrolled = false;
    const mark = (): void => {
      const found = board.querySelectorAll(selector);
      for (const element of found) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '');
      if (!scrolled && found[0]) {
        scrolled = true;
        found[0].scrollIntoView({ block: 'nearest' });
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of board.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  };
}
