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
