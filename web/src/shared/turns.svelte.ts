// A table is much to draw for a phone. What one looks at first is drawn first, the rest frame by frame.

/** Called while a component is made. Turn 0 has come at once, the others follow until the last. */
export function inTurns(last: number): (turn: number) => boolean {
  let now = $state(0);
  $effect(() => {
    if (now < last) return afterFrame(() => (now += 1));
  });
  return (turn) => now >= turn;
}

/** When what there is has been painted; in a window that nobody sees, soon. Returns how to call it off. */
function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => void (timer = setTimeout(then));
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
