/** A module that is loaded when first wanted. Once it is here it is given at once, to be drawn with all else. */
export function come<T>(load: () => Promise<T>): () => T | Promise<T> {
  let here: T | undefined;
  return () => here ?? load().then((loaded) => (here = loaded));
}
