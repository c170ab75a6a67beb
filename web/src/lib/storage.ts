// What is kept on this device. Private windows may refuse: then it lasts as long as the page.

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
