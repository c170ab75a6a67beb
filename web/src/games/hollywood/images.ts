// The images of Hollywood besides the pictures of its cards, and the loading of all of them.
import { cardPictures } from './cardPictures';

const files = import.meta.glob(['./art/*.svg', '!./art/cover-*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

export const imageOf = (name: string): string | undefined => files[`./art/${name}.svg`];

/** Load all images one by one in the background, because decoding an SVG is slow. Return a function that stops this. */
export function preloadImages(): () => void {
  const left = [...Object.values(files), ...cardPictures.values()];
  const loaded: HTMLImageElement[] = [];
  const timer = setInterval(() => {
    const next = left.pop();
    if (!next) return clearInterval(timer);
    const image = new Image();
    image.src = next;
    loaded.push(image);
  }, 120);
  return () => {
    clearInterval(timer);
    loaded.length = 0;
  };
}
