// Load the sky and the dream pictures while the table still loads.
import { cardOf, NIGHT } from './pictures';

/** Kept, so that the browser keeps what it has read. */
const coming: HTMLImageElement[] = [];

export function begin(dreams: string[]): void {
  for (const shown of [NIGHT, ...dreams.map(cardOf)]) coming.push(Object.assign(new Image(), shown));
}
