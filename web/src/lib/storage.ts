// What is kept on this device. Private windows may refuse: then it lasts as long as the page.

/** Whether anything is kept at all once the page is closed. */
export function isKept(): boolean {
  try {
    localStorage.setItem('matinee-kept', '');
    localStorage.removeItem('matinee-kept');
    return true;
  } catch {
    return false;
  }
}

/** Whether one can have a seat: the key to it is a cookie. */
export const maySit = (): boolean => navigator.cookieEnabled;

export function stored<T>(key: string, usual: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? usual;
  } catch {
    return usual;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to be done; nobody needs to know.
  }
}
