// The landmarks of the dream pictures, with labels in the chosen language.
import { preferences, type Language } from '$lib/preferences.svelte';
import type { Landmark } from '../../../landmarks';
import { localName } from '$lib/i18n.svelte';
import { customDream } from './pictures';
import { distance, OVERLAY_AREA, type Spot } from './skyGeometry';

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

const TOLERANCE = 2; // cells around a landmark that count as part of it
const CELLS_PER_UNIT = OVERLAY_AREA.width / 400; // a picture is 400 of its units wide

/** Return the landmarks of a dream, at their positions when the dream is laid over the sky. */
export function landmarksOf(dream: string): SkyLandmark[] {
  const customLandmarks = customDream(dream)?.landmarks;
  if (customLandmarks)
    return customLandmarks.map(({ x, y, r, tone, what }) => ({
      label: localName(what),
      tone,
      radius: Math.round(CELLS_PER_UNIT * r),
      x: Math.floor(OVERLAY_AREA.x + CELLS_PER_UNIT * x),
      y: Math.floor(OVERLAY_AREA.y + CELLS_PER_UNIT * y),
    }));
  return (loaded.landmarks[dream] ?? []).map(([label, x, y, radius, tone]) => ({
    label,
    x,
    y,
    radius,
    tone,
  }));
}

/** Return the nearest landmark at a spot for each dream that has one there. Dreams count from 1. */
export function landmarksAt(spot: Spot, dreams: string[]): { number: number; label: string }[] {
  return dreams.flatMap((dream, index) => {
    const [nearest] = landmarksOf(dream)
      .filter((landmark) => distance(landmark, spot) <= landmark.radius + TOLERANCE)
      .sort((a, b) => distance(a, spot) - distance(b, spot));
    return nearest ? [{ number: index + 1, label: nearest.label }] : [];
  });
}
