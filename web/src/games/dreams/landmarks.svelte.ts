// The landmarks of the dream pictures, with labels in the chosen language.
import { preferences, type Language } from '$lib/preferences.svelte';
import type { Landmark } from '../../../landmarks';
import { localName } from '$lib/i18n.svelte';
import { customDream } from './pictures';
import { cellOfPicture, distance, type Sky, type Spot } from './skyGeometry';

type LandmarksByDream = Record<string, Landmark[]>;
const IMPORTS: Record<Language, () => Promise<{ default: LandmarksByDream }>> = {
  en: () => import('virtual:landmarks/en'),
  fr: () => import('virtual:landmarks/fr'),
  de: () => import('virtual:landmarks/de'),
};
const loaded = $state<{ landmarks: LandmarksByDream }>({ landmarks: {} });

/** Load the landmarks of the built-in dreams in the chosen language. */
export async function loadLandmarks(): Promise<void> {
  const { language } = preferences;
  const { default: landmarks } = await IMPORTS[language]();
  if (language === preferences.language) loaded.landmarks = landmarks;
}

/** A landmark's centre and radius are in cells of the sky. */
export interface SkyLandmark extends Spot {
  label: string;
  tone: string;
  radius: number;
}

const TOLERANCE = 3; // cells around a landmark that count as part of it

/** Return the landmarks of a dream, at their positions when the dream is laid over the sky. */
export function landmarksOf(sky: Sky, dream: string): SkyLandmark[] {
  const landmarks: Landmark[] =
    customDream(dream)?.landmarks.map(({ x, y, r, tone, what }) => [localName(what), x, y, r, tone]) ??
    loaded.landmarks[dream] ??
    [];
  return landmarks.map(([label, x, y, r, tone]) => ({
    label,
    tone,
    radius: Math.round((r * sky.picture_width) / 400),
    ...cellOfPicture(sky, x, y),
  }));
}

/** Return the nearest landmark at a spot for each dream that has one there. Dreams count from 1. */
export function landmarksAt(sky: Sky, spot: Spot, dreams: string[]): { number: number; label: string }[] {
  return dreams.flatMap((dream, index) => {
    const [nearest] = landmarksOf(sky, dream)
      .filter((landmark) => distance(landmark, spot) <= landmark.radius + TOLERANCE)
      .sort((a, b) => distance(a, spot) - distance(b, spot));
    return nearest ? [{ number: index + 1, label: nearest.label }] : [];
  });
}
