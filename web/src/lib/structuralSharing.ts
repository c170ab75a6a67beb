// Structural sharing: reuse unchanged objects between updates, so that Svelte re-renders only what changed.
type Json = unknown;

/** Return `now`, with each part that equals its counterpart in `before` replaced by that same object. */
export function shareUnchanged<T>(before: Json, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, Json>;
  const made = now as Record<string, Json>;
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = shareUnchanged(old[key], made[key]);
    same &&= made[key] === old[key];
  }
  return same ? (before as T) : now;
}

function isObject(value: Json): value is object {
  return typeof value === 'object' && value !== null;
}
