// The colours of the reels, by seat.
export const SEAT_COLOURS = ['#e2603c', '#2fa58c', '#f2c64a', '#9a6fd8'];
