/** Return a share in per cent. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
