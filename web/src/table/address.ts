// Where the page is open.

/** Whether an address leads everybody to their own computer. (A server at 0.0.0.0 is reached by others, but not there.) */
export function isHereOnly(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
