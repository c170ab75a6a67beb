// Local storage. Some browsers disable it in private windows; values are then lost when the page is closed.

/** Return whether local storage is writable. */
export function storageWorks(): boolean {
  try {
    localStorage.setItem('matinee-kept', '');
    localStorage.removeItem('matinee-kept');
    return true;
  } catch {
    return false;
  }
}

/** Return whether cookies are enabled. The server keeps seat keys in cookies. */
export const cookiesWork = (): boolean => navigator.cookieEnabled;

export function readStored<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled.
  }
}
