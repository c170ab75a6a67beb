/** Wrap a lazy import so that a loaded module is returned synchronously. */
export function lazy<T>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | undefined;
  return () => loaded ?? load().then((module) => (loaded = module));
}
