// What comes from the server is read anew each time, though little of it has changed. What has not stays the very
// object that it was, so that whatever shows it need not be shown again.
type Json = unknown;

/** `now`, with every part that equals its part of `before` replaced by that. */
export function kept<T>(before: Json, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, Json>;
  const made = now as Record<string, Json>;
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = kept(old[key], made[key]);
    same &&= made[key] === old[key];
  }
  return same ? (before as T) : now;
}

function isObject(value: Json): value is object {
  return typeof value === 'object' && value !== null;
}
