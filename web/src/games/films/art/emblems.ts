// Emblems of tiles that are not people. The id determines the variant.
import { background, colours, fill, makePicker, seededDice, split, stroke } from './draw';

export type EmblemKind = 'camera' | 'music' | 'effects' | 'contract';
const BACKGROUNDS: Record<EmblemKind, string[]> = {
  camera: colours('4a3a7a 33407a 5d3a6b 28506b'),
  music: colours('1f6b52 2f7a3f 1f5f6b 4f6b1f'),
  effects: colours('b5561f 9a3a1f a8741f 7a2f3a'),
  contract: colours('4f5568 6b5a48 3f5560 6b4a50'),
};
const INK = '#1c1722',
  PAPER = '#f8efd8',
  BRASS = '#eec25c';
const PAINT = colours('e2603c eec25c 2fa58c 9ab8e8 efe4cc c8323f 8fc06a d8a0d0');
/** Return the path of a star with a number of spikes. */
const spikes = (count: number, outer: number, inner: number, x = 24, y = 24) => {
  let d = '';
  for (let i = 0; i < 2 * count; i++) {
    const angle = (Math.PI * i) / count - 1.57,
      radius = i % 2 ? inner : outer;
    d +=
      (i ? ' ' : 'M') +
      (x + radius * Math.cos(angle)).toFixed(1) +
      ' ' +
      (y + radius * Math.sin(angle)).toFixed(1);
  }
  return d + 'z';
};
const REELS = split('M16 13h0M27 13h0|M20 12h0M30 14h0|M14 14h0M23 11h0');
const LENS = split('M33 20l8-4v14l-8-4z|M33 20h9v-2h3v10h-3v-2h-9z|M33 19h5v8h-5zM38 17h4v12h-4z');
const STAND = split(
  'M22 32L13 45M24 32v13M26 32l9 13|M24 32v7M12 39h24M15 43h0M33 43h0|M24 32L6 47M28 32L10 48M18 37h5M13 42h5|M20 32q-6 4-4 8t-4 6M28 32q6 4 4 8t4 6',
);

/** Return the content of an <svg viewBox="0 0 48 48">. */
export function emblem(kind: EmblemKind, id: string): string {
  const roll = seededDice(kind + id),
    pick = makePicker(roll),
    colour = pick(PAINT),
    shadow = '#00000055';
  let accent = pick(PAINT);
  if (accent === colour) accent = PAPER;
  let svg = background(pick(BACKGROUNDS[kind]));
  const rotate = (angle: number, content: string) => `<g transform="rotate(${angle} 24 26)">${content}</g>`;
  if (kind === 'camera') {
    const reels = pick(REELS);
    svg += stroke(INK, 3, pick(STAND));
    svg += rotate(
      roll(25) - 14,
      stroke(accent, 10, reels) +
        stroke(INK, 6, reels) +
        stroke(accent, 2.4, reels) +
        fill(INK, pick(LENS)) +
        fill(colour, 'M11 18h22v14H11z') +
        fill(shadow, 'M11 27h22v5H11z') +
        pick([
          fill(INK, 'M15 21h8v3h-8z'),
          stroke(INK, 2, 'M18 25l-4 5h-3'),
          fill(PAPER, spikes(5, 4.5, 2, 22, 25)),
          stroke('#f1c79b', 6, 'M44 34l-3-9'),
        ]),
    );
  } else if (kind === 'music') {
    svg += rotate(
      roll(21) - 10,
      pick([
        () => fill(colour, 'M17 13l18-4v21a5 4 0 1 1-3-4V16l-12 3v15a5 4 0 1 1-3-4z'),
        () =>
          fill(colour, 'M19 23q-4-6 0-9h10q4 3 0 9 0 3 3 5 3 13-8 13t-8-13q3-2 3-5z') +
          fill(INK, 'M22 3h4v26h-4z') +
          stroke(PAPER, 0.8, 'M23 6v30M25 6v30') +
          stroke(INK, 1.5, 'M21 34h6') +
          stroke(accent, 1.6, 'M8 38L40 12'),
        () =>
          fill(colour, 'M7 22h22l10-8v20l-10-8H7z') +
          stroke(colour, 2.4, 'M14 24q-4 12 8 12t6-12') +
          stroke(accent, 3, 'M16 18v4M20 18v4M24 18v4') +
          stroke(INK, 1.4, 'M39 15v18'),
        () =>
          fill(colour, 'M10 22h28v16q-14 6-28 0z') +
          stroke(accent, 2, 'M10 25l7 14 7-13 7 13 7-14') +
          '<ellipse cx="24" cy="22" rx="14" ry="5" fill="#f8efd8"/>' +
          stroke(BRASS, 2, 'M20 21L8 8M28 21L40 8'),
        () =>
          fill(INK, 'M6 14h8v24H6zM34 14h8v24h-8z') +
          fill(colour, 'M14 14l4 3 4-3 4 3 4-3 4 3v18l-4 3-4-3-4 3-4-3-4 3z') +
          stroke(INK, 1, 'M18 17v18M22 14v18M26 17v18M30 14v18') +
          stroke(PAPER, 2, 'M10 19h0M10 24h0M10 29h0M38 19h0M38 24h0M38 29h0'),
        () =>
          stroke(colour, 6, 'M31 8q-6 2-6 9v13q0 9-7 9t-6-9') +
          fill(colour, 'M6 24h13l-3 8h-7z') +
          stroke(INK, 2.4, 'M26 16h0M26 21h0M26 26h0M25 31h0') +
          stroke(accent, 2, 'M31 8l5-1'),
        () =>
          fill(accent, 'M9 37h24v7H9z') +
          stroke(colour, 3, 'M21 37q7-2 5-10') +
          fill(colour, 'M22 26l7-20q12 3 16 17l-20 7q-4-1-3-4z') +
          fill(shadow, 'M29 6q12 3 16 17-11-1-16-17z') +
          stroke(INK, 1.6, 'M9 41H5v-4'),
      ])(),
    );
  } else if (kind === 'effects') {
    svg += rotate(
      roll(31) - 15,
      pick([
        () => fill(colour, spikes(8 + roll(6), 21, 12)) + fill(PAPER, spikes(7 + roll(5), 13, 7)),
        () =>
          fill(accent, 'M11 25a7 7 0 0 1 3-13 9 9 0 0 1 17-2 8 8 0 0 1 6 15z') +
          fill(colour, 'M26 19l-9 14h6l-3 12 12-16h-7l4-10z'),
        () =>
          fill(INK, 'M9 30a13 13 0 1 1 26 0 13 13 0 1 1-26 0zM27 15l5-4 4 5-4 4z') +
          stroke(BRASS, 2, 'M34 13q3-6 7-3') +
          fill(colour, spikes(6, 6, 2.4, 41, 9)) +
          stroke(accent, 2.4, 'M14 27q2-5 6-6'),
        () =>
          stroke(PAPER, 0.8, 'M24 0v14') +
          fill(accent, 'M15 24q1-11 9-11t9 11z') +
          fill(colour, 'M4 25q20-9 40 0-4 9-20 9T4 25z') +
          stroke(BRASS, 3, 'M11 27h0M19 29h0M29 29h0M37 27h0') +
          fill('#fff6a044', 'M17 34h14l6 14H11z'),
        () =>
          fill(colour, 'M20 4h8v7l5 8v25H15V19l5-8z') +
          fill(PAPER, 'M15 24h18v12H15z') +
          fill('#c8323f', spikes(7, 5, 2.6, 24, 30)) +
          stroke(accent, 2.4, 'M36 12h0M40 17h0M38 7h0'),
        () =>
          fill(INK, 'M12 26h24l2 17H10zM6 24h36v4H6z') +
          fill(accent, 'M11 32h26v4H11z') +
          fill(colour, spikes(4, 9, 2.4, 17, 12) + spikes(4, 6, 1.6, 32, 9) + spikes(4, 4, 1.2, 27, 19)),
        () =>
          fill(colour, 'M10 44V24q0-14 14-14t14 14v20l-5-4-4 5-5-5-5 5-4-5z') +
          stroke(PAPER, 7, 'M19 23h0M29 23h0') +
          stroke(INK, 3, 'M20 24h0M28 24h0') +
          fill(accent, 'M18 30h12l-2 4-2-3-2 3-2-3-2 3z'),
      ])(),
    );
  } else {
    const lineLength = () => 8 + roll(13);
    svg += rotate(
      roll(23) - 11,
      fill('#00000040', 'M12 7h28v38H12z') +
        fill(PAPER, roll(3) ? 'M10 5h28v38H10z' : 'M10 5h20l8 8v30H10z') +
        stroke('#9a8f80', 1.5, `M14 17h${lineLength()}M14 21h${lineLength()}M14 25h${lineLength()}`) +
        fill(colour, pick(['M14 9h12v4H14z', 'M14 9h20v3H14z', 'M14 14V8l3 3 3-4 3 4 3-3v6z'])) +
        stroke('#2f3e75', 1.4, `M14 36q${2 + roll(3)}-${5 + roll(4)} 4 0t4-${roll(4)} ${2 + roll(4)} 1`) +
        pick([
          stroke('#b5803a88', 2, 'M25 26a6 6 0 1 1 10 2'),
          fill(INK, 'M36 8l6-4 1 2-6 4z') + stroke(BRASS, 2, 'M42 6L30 34'),
          stroke('#8a93a8', 1.5, 'M30 3v9q0 3 3 3t3-3V5'),
          fill('#c8323f55', 'M10 5h28v6H10z'),
          '',
        ]) +
        fill(accent, 'M27 37l-1 9 4-2 4 2-1-9z') +
        fill(accent === PAPER ? '#c8323f' : accent, spikes(9 + roll(5), 7, 5.4, 30, 34)) +
        fill(colour, spikes(4 + roll(3), 3.6, 1.6, 30, 34)),
    );
  }
  return svg + '</g>';
}
