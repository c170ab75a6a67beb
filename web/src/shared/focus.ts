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

/** What one pressed may be gone with its question: at the next moment, the keyboard goes on at the question. */
export function follow(question: string, moment: () => unknown): (board: HTMLElement) => () => void {
  return goOn(() => document.getElementById(question), moment);
}

/** The same for a whole page, when the scene changes: at the first heading that takes the focus, or else at the top. */
export function followScene(scene: () => unknown): (page: HTMLElement) => () => void {
  return goOn((page, last) => page.querySelector('h2[tabindex="-1"]') ?? (last ? page : null), scene);
}

const LOOKS = 15;
type Finding = (around: HTMLElement, last: boolean) => HTMLElement | null;

/** Whoever is elsewhere, as in the chat, stays there. */
function goOn(find: Finding, moment: () => unknown): (around: HTMLElement) => () => void {
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
      if (within && document.activeElement === document.body)
        find(around, looks === LOOKS)?.focus({ preventScroll: true });
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
