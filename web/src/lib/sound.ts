// Synthesised sounds. Browsers block audio until the first click or key press.
import type { GameEvent } from './api';
import { preferences } from './preferences.svelte';

export type Cue = 'turn' | 'bid' | 'tile' | 'film' | 'end';

/** Pitch in Hz, start and length in seconds, volume. */
type Note = [pitch: number, start: number, length: number, volume: number];
const MELODIES: Record<Cue, Note[]> = {
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

/** Cues of events, from least to most important. */
const PRIORITY: Cue[] = ['tile', 'bid', 'film', 'end'];

/** Return the most important cue among events, or null. `sounds` maps event names to cues. */
export function chooseCue(events: GameEvent[], sounds: Record<string, Cue> = {}): Cue | null {
  const priorities = events.map(({ name }) =>
    PRIORITY.indexOf(name === 'game-over' ? 'end' : (sounds[name] ?? 'turn')),
  );
  return PRIORITY[Math.max(-1, ...priorities)] ?? null;
}

let context: AudioContext | null = null;

/** Start the audio context after the first gesture. The delay keeps this from slowing down the gesture's handler. */
export function listenForGesture(): void {
  const onGesture = (): void => {
    setTimeout(startAudio, 600);
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, onGesture);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, onGesture);
}

function startAudio(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // The browser has no audio.
  }
}

export function play(cue: Cue): void {
  if (!preferences.sound || context?.state !== 'running' || document.hidden) return;
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2400 });
  filter.connect(context.destination);
  for (const [pitch, delay, length, loudness] of MELODIES[cue]) {
    const start = context.currentTime + delay;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(filter);
    oscillator.start(start);
    oscillator.stop(start + length + 0.02);
  }
}
