/** Return whether an address only works on this computer. (Others reach a server at 0.0.0.0, but not by that name.) */
export function isLocalAddress(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
