// Local storage. Private windows may refuse it: then values last as long as the page.

/** Return whether local storage can be written. */
export function storageWorks(): boolean {
  try {
    localStorage.setItem('matinee-kept', '');
    localStorage.removeItem('matinee-kept');
    return true;
  } catch {
    return false;
  }
}

/** Return whether cookies work. The key to a seat is one. */
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
    // Storage is full or refused; the value lasts as long as the page.
  }
}
