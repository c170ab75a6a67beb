/** When something that has the focus goes away, the page keeps it, so that the next Tab does not begin at the top. */
export function keepFocus(element: HTMLElement): () => void {
  let inside = false;
  const note = (): void => {
    inside = element.contains(document.activeElement);
  };
  element.addEventListener('focusin', note);
  element.addEventListener('focusout', (event) => {
    // The browser says so, too, when the element goes: then nothing else has the focus.
    if (event.relatedTarget) inside = element.contains(event.relatedTarget as Node);
  });
  return () => {
    if (inside && (element.contains(document.activeElement) || document.activeElement === document.body)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  };
}

const LOOKS = 15;

/** What one pressed may be gone with its question: at the next moment, the keyboard goes on at the question. */
export function follow(question: string, moment: () => unknown): (board: HTMLElement) => () => void {
  let within = false;
  return (board) => {
    moment();
    const enter = (): void => void (within = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) within = board.contains(event.relatedTarget as Node);
    };
    board.addEventListener('focusin', enter);
    board.addEventListener('focusout', leave);
    // A browser lets go of a disabled button only after it has drawn it, which may take a while.
    let looks = 0;
    const timer = setInterval(() => {
      if (within && document.activeElement === document.body)
        document.getElementById(question)?.focus({ preventScroll: true });
      if ((looks += 1) === LOOKS) clearInterval(timer);
    }, 40);
    return () => {
      clearInterval(timer);
      board.removeEventListener('focusin', enter);
      board.removeEventListener('focusout', leave);
    };
  };
}
