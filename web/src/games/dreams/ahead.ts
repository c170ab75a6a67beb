// The sky and the pictures come while the table itself still does.
import night from '$art/dreams/sky.svg?url';
import { pictureOf } from './pictures';

/** Kept, so that the browser keeps what it has read. */
const coming: HTMLImageElement[] = [];

export function begin(dreams: string[]): void {
  for (const picture of [night, ...dreams.map(pictureOf)]) {
    const image = new Image();
    image.src = picture ?? '';
    coming.push(image);
  }
}
