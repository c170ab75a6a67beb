/** Return whether a host name works only on this computer. */
export function isLocalAddress(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
