/** Attachment: if the element is removed while focused, focus the main element, so that Tab does not restart at the top. */
export function returnFocus(element: HTMLElement): () => void {
  let inside = false;
  const update = (): void => {
    inside = element.contains(document.activeElement);
  };
  element.addEventListener('focusin', update);
  element.addEventListener('focusout', (event) => {
    // Removing the element fires this event too, without a related target.
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
 * Return an attachment that restores lost focus. After each change of `dependencies`, if the focused control was removed
 * from the container, focus the first focusable heading (the next question), or else the container.
 */
export function focusNextHeading(dependencies: () => unknown): (container: HTMLElement) => () => void {
  let inside = false;
  return (container) => {
    dependencies();
    const enter = (): void => void (inside = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) inside = container.contains(event.relatedTarget as Node);
    };
    // A click outside, on an element that cannot be focused, fires no focus event.
    const press = (event: PointerEvent): void => {
      if (!container.contains(event.target as Node)) inside = false;
    };
    container.addEventListener('focusin', enter);
    container.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    // Browsers blur a disabled button only after rendering it, so poll.
    let attempts = 0;
    const timer = setInterval(() => {
      attempts += 1;
      const heading = container.querySelector<HTMLElement>('h2[tabindex="-1"]');
      if (inside && document.activeElement === document.body)
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
