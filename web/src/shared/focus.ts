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

/**
 * What one pressed may be gone with its question: at the next moment, the keyboard goes on at the first heading that takes
 * the focus, which is the next question's, or else at the top. Whoever is elsewhere, as in the chat, stays there.
 */
export function follow(moment: () => unknown): (around: HTMLElement) => () => void {
  let within = false;
  return (around) => {
    moment();
    const enter = (): void => void (within = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) within = around.contains(event.relatedTarget as Node);
    };
    // Whoever presses what takes no focus leaves, too, though nothing is said to get it.
    const press = (event: PointerEvent): void => {
      if (!around.contains(event.target as Node)) within = false;
    };
    around.addEventListener('focusin', enter);
    around.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    // A browser lets go of a disabled button only after it has drawn it, which may take a while.
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const heading = around.querySelector<HTMLElement>('h2[tabindex="-1"]');
      if (within && document.activeElement === document.body)
        (heading ?? (looks === LOOKS ? around : null))?.focus({ preventScroll: true });
      if (looks === LOOKS) clearInterval(timer);
    }, 40);
    return () => {
      clearInterval(timer);
      around.removeEventListener('focusin', enter);
      around.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  };
}
