// Invented art-deco busts. The id determines the face.
import { background, colours, fill, makePicker, seededDice, split, stroke } from './draw';

const BACKGROUNDS = colours('1f4e5f 6b2737 2f3e75 3f5d3a 7a4a1f 55306b 8c3b2a 1d2b4f b5803a 2f6f6a');
const SKIN = colours('fbdcc0 f1c79b dca878 b97a4e 8a5638 5f3a28');
const SKIN_SHADOW = colours('e0a98a d29a6a b57f4f 8f5832 643a24 3f241a');
const HAIR = colours('1b1420 4a2a18 8a4a1f c9862f f0d48a b8b4b8 a8341f 2b2b45');
const CLOTH = colours('c8323f 1d2b5c 1f7a6f e0a83a 5d2a6b 22202c e8704a efe4cc');
const HEAD = split(
  'M15 20q0-10 9-10t9 10q0 9-3 12t-6 3-6-3-3-12z|M15 17q0-7 9-7t9 7v11q-1 4-4 6-5 2-10 0-3-2-4-6z|M16 18q0-8 8-8t8 8v11q-1 7-8 8-7-1-8-8z|M13 23a11 12 0 1 1 22 0 11 12 0 1 1-22 0z|M14 18q1-8 10-8t10 8q0 9-10 18-10-9-10-18z|M17 16q1-6 7-6t7 6l3 10q0 9-10 9t-10-9z',
);
const SHORT_HAIR = split(
  'M14 20Q12 7 24 7t10 13l-2-5q-9 2-14-3-3 3-4 8z|M14 20Q11 9 21 7q15-3 13 13l-2-6q-9 2-13-1-4 2-5 7z|M14 18q-3 4 0 9l1-9zM34 18q3 4 0 9l-1-9zM20 11q5-3 9 0-4-1-9 0z|M13 19Q11 3 27 3q11 1 8 16-2-6-5-7-8 1-12-2-3 3-5 9z|M14 22l-6-3 5-2-4-5 6 0-2-6 6 2 3-5 3 4 4-4 2 5 6-2-2 6 5 1-4 4 4 3-6 2-2-7q-6-3-12 0z|',
);
const LONG_HAIR = split(
  'M11 32Q8 7 24 7t13 25q-4 3-7 0V18H18v14q-3 3-7 0z|M10 44q-4-10 1-20Q10 6 24 6t13 18q5 10 1 20z|M19 6a5 5 0 1 1 10 0 5 5 0 1 1-10 0z|M12 20Q8 0 24 0t12 20z|M7 25a5 5 0 1 1 8 5l-1 9-5-1zM41 25a5 5 0 1 0-8 5l1 9 5-1z',
);
const FRINGE = split(
  'M14 20q0-10 10-11 10 1 10 11-3-5-6-6-7 4-14 6z|M14 21Q13 10 24 9q11 1 10 12-6-3-10-9-4 6-10 9z|M14 19q0-10 10-10t10 10q-3-6-10-6t-10 6z|M14 18q1-9 10-9t10 9H14z',
);
const HAT = split(
  'M11 15q13-4 26 0l-1 2q-12-3-24 0zM15 14q0-11 9-11t9 11q-9-3-18 0z|M16 0h16l-1 13q6 0 7 2-14 4-28 0 1-2 7-2z|M8 16q4-3 7-3 1-10 5-10 4 2 8 0 4 0 5 10 3 0 7 3-16 5-32 0z|M10 14q-3-9 9-10l1-3 1 3q16-1 17 6 0 4-4 5-12-4-24-1z|M17 3h14l2 12q-9-3-18 0z|M13 21Q11 4 24 4t11 17q-11-6-22 0z|M13 14q11-6 22 0v3q-11-5-22 0zM29 12q-1-9 6-12 4 7-3 13z|M12 15Q12 3 24 3t12 12q-5-5-12-1-7-4-12 1z',
);
const BROW = split(
  'M17.5 19h5M25.5 19h5|M17.5 19.5q2-3 5-1M25.5 18.5q3-2 5 1|M17.5 17.5l5 2M30.5 17.5l-5 2|M17.5 19.5l5-2M30.5 19.5l-5-2|M17.5 19h5M25.5 17q3-2 5 0',
);
const NOSE = split('M24 22l-2 5h3|M24 21l3 6h-4|M22 26q2 3 4 0|M25 21q-1 4-4 6h4|M22 25q-1 3 2 3t2-3');
const MOUTH = split('M20 31q4 3 8 0|M20 32q4-3 8 0|M21 31q4 1 7-2|M21 31h6');
const MOUSTACHE = split(
  'M18 29.5q4-3 6-1 2-2 6 1-4 1-6 0-2 1-6 0z|M24 27q-2-1-4 1-3 2-6-1 1 6 6 4 3 0 4-2 1 2 4 2 5 2 6-4-3 3-6 1-2-2-4-1z|M17 31q1-5 7-4 6-1 7 4-3-1-7-1t-7 1z|M20 33h8l-4 6z|M15 26q3 3 9 2 6 1 9-2 1 11-9 13-10-2-9-13z',
);
const COLLAR = split(
  'M19 38l5 6 5-6 1 10H18z|M17 37h14v5H17z|M14 39q10 8 20 0l2 3q-12 9-24 0z|M19 38l5 3 5-3v6l-5-2-5 2z|M8 48q-1-8 6-9 10 9 20 0 7 1 6 9-8-6-16 0-8-6-16 0z',
);

/** Return the content of an <svg viewBox="0 0 48 48">. */
export function portrait(id: string): string {
  const roll = seededDice(id),
    pick = makePicker(roll);
  const tone = roll(6),
    skin = SKIN[tone] as string,
    skinShadow = SKIN_SHADOW[tone] as string,
    hair = pick(HAIR),
    coat = pick(CLOTH);
  const isWoman = roll(2),
    hasHat = roll(5) < 2,
    ink = '#20141c';
  let tie = pick(CLOTH);
  if (tie === coat) tie = '#f6ecd2';
  let svg = background(pick(BACKGROUNDS));
  const hairStyle = roll(5);
  if (isWoman) svg += fill(hair, LONG_HAIR[hairStyle] as string);
  svg +=
    fill(coat, roll(2) ? 'M4 48q1-10 14-11h12q13 1 14 11z' : 'M7 48l2-8 9-3h12l9 3 2 8z') +
    fill(skinShadow, 'M19 31h10v8l-5 4-5-4z') +
    fill(tie, pick(COLLAR));
  svg += stroke(skinShadow, 4, 'M14.5 24h0M33.5 24h0') + fill(skin, pick(HEAD));
  svg += stroke(skinShadow, 1.3, pick(NOSE));
  const eye = roll(6);
  if (eye > 3 || (tone > 3 && eye === 0)) svg += stroke('#fff', 4.6, 'M20 22.5h0M28 22.5h0');
  svg +=
    eye === 1
      ? stroke(ink, 1.3, 'M18 22q2 2 4 0M26 22q2 2 4 0')
      : eye === 2
        ? stroke(ink, 1.4, 'M18 22h4M26 22h4') + stroke(ink, 1.8, 'M20 23h0M28 23h0')
        : stroke(
            ink,
            2.2,
            eye === 4 ? 'M21 22.5h0M29 22.5h0' : eye === 3 ? 'M20 22h0M26.5 22h3' : 'M20 22h0M28 22h0',
          );
  svg += stroke(hair === '#f0d48a' ? '#8a4a1f' : hair, 1.3, pick(BROW));
  if (isWoman) {
    svg +=
      fill('#c2253a', roll(2) ? 'M21 30q2-2 3-.5 1-1.5 3 .5-3 4-6 0z' : 'M20 30q4 2 8 0-1 4-4 4t-4-4z') +
      stroke(ink, 0.9, 'M17.5 21l-1.5-1M30.5 21l1.5-1');
    if (hairStyle !== 3 || !hasHat) svg += fill(hair, pick(FRINGE));
    if (roll(2)) svg += stroke('#f3cf6b', 2.6, 'M14 28h0M34 28h0');
  } else {
    svg += stroke('#7c2a26', 1.4, pick(MOUTH));
    const moustache = roll(8);
    if (moustache < 5)
      svg +=
        fill(hair, MOUSTACHE[moustache] as string) +
        (moustache === 4 ? fill('#c9604f', 'M21 31h6q-3 3-6 0z') : '');
    svg += fill(hair, pick(SHORT_HAIR));
  }
  const glasses = roll(9);
  if (glasses === 0)
    svg += stroke('#17131c', 1.2, 'M16 22a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM24 22a4 4 0 1 1 8 0 4 4 0 1 1-8 0z');
  if (glasses === 1) svg += stroke('#f3cf6b', 1.2, 'M24 22a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM31 25l3 12');
  if (glasses === 2) svg += fill('#17131c', 'M15 20h18q0 6-4 6-3 0-4-4h-2q-1 4-4 4-4 0-4-6z');
  if (hasHat) {
    const hatColour = pick(CLOTH);
    svg +=
      fill(hatColour === '#22202c' ? '#3a3444' : hatColour, pick(HAT)) +
      stroke('#20141c', 1, 'M15 14q9-3 18 0');
  }
  return svg + '</g>';
}
