// Descriptions of what is on the pictures, in the chosen language.
import { preferences, type Language } from '$lib/preferences.svelte';
import type { Landmark } from '../../../landmarks';
import { localName } from '$lib/i18n.svelte';
import { ownDream } from './pictures';
import { distance, GUIDE, type Spot } from './skyGeometry';

type Told = Record<string, Landmark[]>;
const FILES: Record<Language, () => Promise<{ default: Told }>> = {
  en: () => import('virtual:landmarks/en'),
  fr: () => import('virtual:landmarks/fr'),
  de: () => import('virtual:landmarks/de'),
};
const told = $state<{ is: Told }>({ is: {} });

export async function readLandmarks(): Promise<void> {
  const { language } = preferences;
  const { default: read } = await FILES[language]();
  if (language === preferences.language) told.is = read;
}

export interface Mark extends Spot {
  what: string;
  tone: string;
  radius: number;
}

const CELL = GUIDE.width / 400; // pictures are 400 wide, in their own units

export function landmarksOf(dream: string): Mark[] {
  const own = ownDream(dream)?.landmarks;
  if (own)
    return own.map(({ x, y, r, tone, what }) => ({
      ...{ what: localName(what), tone, radius: Math.round(CELL * r) },
      ...{ x: Math.floor(GUIDE.x + CELL * x), y: Math.floor(GUIDE.y + CELL * y) },
    }));
  return (told.is[dream] ?? []).map(([what, x, y, radius, tone]) => ({ what, x, y, radius, tone }));
}

/** What a place lies on, of each of the dreams that have something there. */
export function underneath(spot: Spot, dreams: string[]): { number: number; what: string }[] {
  return dreams.flatMap((dream, nth) => {
    const [nearest] = landmarksOf(dream)
      .filter((mark) => distance(mark, spot) <= mark.radius + 2)
      .sort((one, other) => distance(one, spot) - distance(other, spot));
    return nearest ? [{ number: nth + 1, what: nearest.what }] : [];
  });
}
