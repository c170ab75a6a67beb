// Synthesised sounds. Browsers play none before the first click or key press.
import type { GameEvent } from './api';
import { preferences } from './preferences.svelte';

export type Cue = 'turn' | 'bid' | 'tile' | 'film' | 'end';

/** Pitch in Hz, start and length in seconds, volume. */
type Note = [pitch: number, at: number, length: number, loudness: number];
const SCORES: Record<Cue, Note[]> = {
  turn: [
    [587, 0, 0.5, 0.14],
    [880, 0.13, 0.7, 0.12],
  ],
  bid: [
    [330, 0, 0.09, 0.16],
    [247, 0.04, 0.1, 0.1],
  ],
  tile: [[165, 0, 0.13, 0.22]],
  film: [
    [523, 0, 0.4, 0.1],
    [659, 0.09, 0.4, 0.1],
    [784, 0.18, 0.4, 0.1],
    [1047, 0.27, 0.9, 0.1],
  ],
  end: [
    [392, 0, 0.5, 0.12],
    [523, 0.16, 0.5, 0.12],
    [659, 0.32, 0.5, 0.12],
    [784, 0.48, 1.4, 0.12],
    [523, 0.48, 1.4, 0.08],
  ],
};

/** Later ones drown out earlier ones. */
const LOUDNESS: Cue[] = ['tile', 'bid', 'film', 'end'];

/** Return the sound of some events, given the sound of each event's name: the most important one. */
export function chooseCue(events: GameEvent[], sounds: Record<string, Cue> = {}): Cue | null {
  const heard = events.map(({ name }) =>
    LOUDNESS.indexOf(name === 'game-over' ? 'end' : (sounds[name] ?? 'turn')),
  );
  return LOUDNESS[Math.max(-1, ...heard)] ?? null;
}

let context: AudioContext | null = null;

/** Start the audio context after the first gesture, with a delay so that the gesture is handled first. */
export function listenForGesture(): void {
  const wake = (): void => {
    setTimeout(startAudio, 600);
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, wake);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, wake);
}

function startAudio(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // No audio in this browser.
  }
}

export function play(cue: Cue): void {
  if (!preferences.sound || context?.state !== 'running' || document.hidden) return;
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2400 });
  soft.connect(context.destination);
  for (const [pitch, at, length, loudness] of SCORES[cue]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(soft);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
