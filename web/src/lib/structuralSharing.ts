// Structural sharing: reuse unchanged objects between updates, so that Svelte re-renders only changed parts.
type Json = unknown;

/** Return `next`, with each part that equals its counterpart in `previous` replaced by the previous object. */
export function shareUnchanged<T>(previous: Json, next: T): T {
  if (previous === next || !isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const old = previous as Record<string, Json>;
  const result = next as Record<string, Json>;
  const keys = Object.keys(result);
  let unchanged = keys.length === Object.keys(old).length;
  for (const key of keys) {
    result[key] = shareUnchanged(old[key], result[key]);
    unchanged &&= result[key] === old[key];
  }
  return unchanged ? (previous as T) : next;
}

function isObject(value: Json): value is object {
  return typeof value === 'object' && value !== null;
}
