// How far the player has come in each guided first game. Kept in local storage.
import { readStored, writeStored } from '$lib/storage';

export type Progress = { part: number; step: number } | 'finished' | 'declined';

const KEY = 'matinee-lessons';
let progress = $state.raw<Record<string, Progress>>(readStored(KEY, {}));

/** Return the progress in the lesson of a game; undefined if it was neither begun nor declined. */
export const progressIn = (game: string): Progress | undefined => progress[game];

export function saveProgress(game: string, value: Progress): void {
  progress = { ...progress, [game]: value };
  writeStored(KEY, progress);
}
