// Who gets the money of an auction (F-A6).
import type { FilmsView } from './types';

/** Return what each other player gets if the lot is sold for `price`, and what stays in the middle. */
export function payout(view: FilmsView, price: number): { each: number; stays: number } {
  const others = view.players - 1;
  const sum = price + view.pot;
  return { each: Math.floor(sum / others), stays: sum % others };
}
