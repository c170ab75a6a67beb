// Before, after and between the frames that a browser paints. Each returns how to call it off.

const waiting = new Set<() => void>();

/** When the next frame begins; a window that nobody sees has none, and there it is at once. */
export function atFrame(then: () => void): () => void {
  const call = (): void => {
    if (waiting.delete(call)) then();
  };
  waiting.add(call);
  if (document.hidden) queueMicrotask(call);
  else requestAnimationFrame(call);
  return () => waiting.delete(call);
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) for (const call of [...waiting]) call();
});

/** When what there is has been painted. */
export function afterFrame(then: () => void): () => void {
  let callOff = atFrame(() => (callOff = soon(then)));
  return () => callOff();
}

/** When those who only look at what has been painted have done so: what is drawn then would have to be laid out first. */
export function afterLooking(then: () => void): () => void {
  let callOff = afterFrame(() => (callOff = soon(then)));
  return () => callOff();
}

/** In the next task; a window that nobody sees would have to wait long for that. */
function soon(then: () => void): () => void {
  if (document.hidden) {
    then();
    return () => {};
  }
  const timer = setTimeout(then);
  return () => clearTimeout(timer);
}
