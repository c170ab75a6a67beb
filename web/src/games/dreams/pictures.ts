// The images of the dreams and of the night sky. SVG files are shown as images, so that their ids and styles do not
// affect the page. Pictures of a custom box come from the server.
import nightSky from './art/sky.svg?url';
import smallNightSky from './art/sky.svg?small=480';
import ovalNightSky from './art/sky-oval.svg?url';
import type { Sky } from './skyGeometry';
import type { DreamsBox } from './types';

const FOLDER = '../../../../matinee/games/dreams/pictures';
const fullSizeUrls = import.meta.glob<string>('../../../../matinee/games/dreams/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const cardSizeUrls = import.meta.glob<string>('../../../../matinee/games/dreams/pictures/*.svg', {
  query: '?small=240',
  import: 'default',
  eager: true,
});

type Dream = DreamsBox['dreams'][number];

/** The name of the table's box on the server and its dreams with pictures of their own. Empty for the built-in box. */
let customBox: { name: string; dreams: Map<string, Dream> } = { name: '', dreams: new Map() };

/** Set the table's box. `name` is the name of a custom box on the server. */
export function setBox(box: DreamsBox, name: string | null | undefined): void {
  const customDreams = box.dreams.filter((dream) => name && dream.file);
  customBox = { name: name ?? '', dreams: new Map(customDreams.map((dream) => [dream.id, dream])) };
}

/** Return a dream of the custom box, or undefined if the dream is built in. */
export function customDream(dream: string): Dream | undefined {
  return customBox.dreams.get(dream);
}

export function pictureUrl(dream: string): string | undefined {
  if (customDream(dream))
    return `/api/games/dreams/pictures/${dream}?box=${encodeURIComponent(customBox.name)}`;
  return fullSizeUrls[`${FOLDER}/${dream}.svg`];
}

/** Attributes of an `img` element. */
export interface ImageSource {
  src: string;
  srcset?: string;
  sizes?: string;
}

/** Return the image of a dream as a card beside the sky. Small cards use a bitmap, which is faster than the SVG. */
export function cardImage(dream: string): ImageSource | undefined {
  const src = pictureUrl(dream);
  const cardSizeUrl = customDream(dream) ? undefined : cardSizeUrls[`${FOLDER}/${dream}.svg`];
  if (!src || !cardSizeUrl) return src ? { src } : undefined;
  return { src, srcset: `${cardSizeUrl} 240w, ${src} 340w`, sizes: '(min-width: 60rem) 15rem, 22vw' };
}

/** Return the image of the sky: tables opened with the first version of the rules have an oval one. */
export function nightSkyOf(sky: Sky): ImageSource {
  if (sky.width > sky.height) return { src: ovalNightSky };
  // A bitmap is faster at small sizes.
  const srcset = `${smallNightSky} 480w, ${nightSky} 880w`;
  return { src: nightSky, srcset, sizes: '(min-width: 40rem) 30rem, 80vw' };
}

const MAX_RENDERED = 8; // pictures kept for the overlay: those of two rounds
const renderedPictures = new Map<string, Promise<HTMLCanvasElement>>();

/** Render a picture to a canvas and cache it. Its SVG filters are too slow to run whenever the magnifier moves. */
export function renderPicture(url: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const cached = renderedPictures.get(url);
  if (cached) return cached;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const rendered = new Promise<HTMLCanvasElement>((resolve, reject) => {
    const image = new Image(width, height);
    image.onload = () => {
      // As with `object-fit: cover` on the cards: crop both sides equally.
      const [naturalWidth, naturalHeight] = [image.naturalWidth || width, image.naturalHeight || height];
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const [scaledWidth, scaledHeight] = [scale * naturalWidth, scale * naturalHeight];
      const [left, top] = [(width - scaledWidth) / 2, (height - scaledHeight) / 2];
      canvas.getContext('2d')?.drawImage(image, left, top, scaledWidth, scaledHeight);
      resolve(canvas);
    };
    image.onerror = reject;
    image.src = url;
  });
  renderedPictures.set(url, rendered);
  const [oldest] = renderedPictures.keys();
  if (oldest && renderedPictures.size > MAX_RENDERED) renderedPictures.delete(oldest);
  rendered.catch(() => renderedPictures.delete(url));
  return rendered;
}
