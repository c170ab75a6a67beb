// The dream pictures: files of their own beside the page, shown as images, so that nothing in them touches the page.
// Those of somebody's own deck come from the server.
import night from '$art/dreams/sky.svg?url';
import painted from '$art/dreams/sky.svg?small=720';
import type { DreamsBox } from './types';

const FOLDER = '../../../../matinee/games/dreams/pictures';
const urls = import.meta.glob<string>('../../../../matinee/games/dreams/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const cards = import.meta.glob<string>('../../../../matinee/games/dreams/pictures/*.svg', {
  query: '?small=240',
  import: 'default',
  eager: true,
});

/** The box on the table, and what it is called on the server where it is not ours. */
let deck: { name: string; own: Map<string, DreamsBox['dreams'][number]> } = { name: '', own: new Map() };

export function openDeck(box: DreamsBox, name: string | null | undefined): void {
  const own = box.dreams.filter((dream) => name && dream.file);
  deck = { name: name ?? '', own: new Map(own.map((dream) => [dream.id, dream])) };
}

/** A dream of somebody's own deck. */
export function ownDream(dream: string): DreamsBox['dreams'][number] | undefined {
  return deck.own.get(dream);
}

export function pictureOf(dream: string): string | undefined {
  if (ownDream(dream)) return `/api/games/dreams/pictures/${dream}?box=${encodeURIComponent(deck.name)}`;
  return urls[`${FOLDER}/${dream}.svg`];
}

/** What an image shows, by how wide it is shown. */
export interface Shown {
  src: string;
  srcset?: string;
  sizes?: string;
}

/** A dream as a card beside the sky: painted already, where a card is not larger than that. */
export function cardOf(dream: string): Shown | undefined {
  const src = pictureOf(dream);
  const card = ownDream(dream) ? undefined : cards[`${FOLDER}/${dream}.svg`];
  if (!src || !card) return src ? { src } : undefined;
  return { src, srcset: `${card} 240w, ${src} 340w`, sizes: '(min-width: 60rem) 15rem, 22vw' };
}

/** The night sky, likewise. */
export const NIGHT: Shown = { src: night, srcset: `${painted} 720w, ${night} 1100w`, sizes: '96vw' };

/** Of the guide and the magnifier: pixels for each cell of the sky. */
export const PIXELS_PER_CELL = 8;
const drawn = new Map<string, Promise<HTMLCanvasElement>>();

/** A picture drawn once: its filters are too slow to be drawn anew whenever the magnifier moves. */
export function drawnOf(url: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const known = drawn.get(url);
  if (known) return known;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const made = new Promise<HTMLCanvasElement>((resolve, reject) => {
    const image = new Image(width, height);
    image.onload = () => {
      // Like the cards: what is too wide or too high for its frame is cut on both sides.
      const [wide, high] = [image.naturalWidth || width, image.naturalHeight || height];
      const scale = Math.max(width / wide, height / high);
      const [left, top] = [(width - scale * wide) / 2, (height - scale * high) / 2];
      canvas.getContext('2d')?.drawImage(image, left, top, scale * wide, scale * high);
      resolve(canvas);
    };
    image.onerror = reject;
    image.src = url;
  });
  drawn.set(url, made);
  made.catch(() => drawn.delete(url));
  return made;
}
