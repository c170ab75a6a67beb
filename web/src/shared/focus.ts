/** When the element is removed while focused, move the focus to the main element, so that Tab does not restart at the top. */
export function returnFocus(element: HTMLElement): () => void {
  let inside = false;
  const update = (): void => {
    inside = element.contains(document.activeElement);
  };
  element.addEventListener('focusin', update);
  element.addEventListener('focusout', (event) => {
    // Also fired when the element is removed; then nothing else has the focus.
    if (event.relatedTarget) inside = element.contains(event.relatedTarget as Node);
  });
  return () => {
    if (inside && (element.contains(document.activeElement) || document.activeElement === document.body)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  };
}

const ATTEMPTS = 15;

/**
 * After each change of `moment`, if the focused control was removed, focus the first focusable heading (the next
 * question), or else the container. Focus outside the container, as in the chat, stays where it is.
 */
export function focusNextHeading(moment: () => unknown): (container: HTMLElement) => () => void {
  let within = false;
  return (container) => {
    moment();
    const enter = (): void => void (within = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) within = container.contains(event.relatedTarget as Node);
    };
    // A click on something that takes no focus leaves the container without a focus event.
    const press = (event: PointerEvent): void => {
      if (!container.contains(event.target as Node)) within = false;
    };
    container.addEventListener('focusin', enter);
    container.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    // Browsers blur a disabled button only after rendering it, so poll for a while.
    let attempts = 0;
    const timer = setInterval(() => {
      attempts += 1;
      const heading = container.querySelector<HTMLElement>('h2[tabindex="-1"]');
      if (within && document.activeElement === document.body)
        (heading ?? (attempts === ATTEMPTS ? container : null))?.focus({ preventScroll: true });
      if (attempts === ATTEMPTS) clearInterval(timer);
    }, 40);
    return () => {
      clearInterval(timer);
      container.removeEventListener('focusin', enter);
      container.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  };
}
