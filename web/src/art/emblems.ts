// Emblems of the tiles that are not persons, varied by id.
import { col, deal, dice, ground, list, p, s } from './draw'

export type EmblemKind = 'camera' | 'music' | 'effects' | 'contract'
const GROUND: Record<EmblemKind, string[]> = {
  camera: col('4a3a7a 33407a 5d3a6b 28506b'),
  music: col('1f6b52 2f7a3f 1f5f6b 4f6b1f'),
  effects: col('b5561f 9a3a1f a8741f 7a2f3a'),
  contract: col('4f5568 6b5a48 3f5560 6b4a50'),
}
const INK = '#1c1722', PAPER = '#f8efd8', BRASS = '#eec25c'
const PAINT = col('e2603c eec25c 2fa58c 9ab8e8 efe4cc c8323f 8fc06a d8a0d0')
const spikes = (k: number, R: number, q: number, x = 24, y = 24) => {
  let d = ''
  for (let i = 0; i < 2 * k; i++) {
    const a = (Math.PI * i) / k - 1.57, l = i % 2 ? q : R
    d += (i ? ' ' : 'M') + (x + l * Math.cos(a)).toFixed(1) + ' ' + (y + l * Math.sin(a)).toFixed(1)
  }
  return d + 'z'
}
const REELS = list('M16 13h0M27 13h0|M20 12h0M30 14h0|M14 14h0M23 11h0')
const LENS = list('M33 20l8-4v14l-8-4z|M33 20h9v-2h3v10h-3v-2h-9z|M33 19h5v8h-5zM38 17h4v12h-4z')
const STAND = list('M22 32L13 45M24 32v13M26 32l9 13|M24 32v7M12 39h24M15 43h0M33 43h0|M24 32L6 47M28 32L10 48M18 37h5M13 42h5|M20 32q-6 4-4 8t-4 6M28 32q6 4 4 8t4 6')

/** The inside of an <svg viewBox="0 0 48 48">. */
export function emblem(kind: EmblemKind, id: string): string {
  const r = dice(kind + id), of = deal(r), c = of(PAINT), dark = '#00000055'
  let e = of(PAINT)
  if (e === c) e = PAPER
  let o = ground(of(GROUND[kind]))
  const turn = (a: number, t: string) => `<g transform="rotate(${a} 24 26)">${t}</g>`
  if (kind === 'camera') {
    const reels = of(REELS)
    o += s(INK, 3, of(STAND))
    o += turn(r(25) - 14, s(e, 10, reels) + s(INK, 6, reels) + s(e, 2.4, reels) + p(INK, of(LENS)) + p(c, 'M11 18h22v14H11z') + p(dark, 'M11 27h22v5H11z') + of([p(INK, 'M15 21h8v3h-8z'), s(INK, 2, 'M18 25l-4 5h-3'), p(PAPER, spikes(5, 4.5, 2, 22, 25)), s('#f1c79b', 6, 'M44 34l-3-9')]))
  } else if (kind === 'music') {
    o += turn(r(21) - 10, of([
      () => p(c, 'M17 13l18-4v21a5 4 0 1 1-3-4V16l-12 3v15a5 4 0 1 1-3-4z'),
      () => p(c, 'M19 23q-4-6 0-9h10q4 3 0 9 0 3 3 5 3 13-8 13t-8-13q3-2 3-5z') + p(INK, 'M22 3h4v26h-4z') + s(PAPER, 0.8, 'M23 6v30M25 6v30') + s(INK, 1.5, 'M21 34h6') + s(e, 1.6, 'M8 38L40 12'),
      () => p(c, 'M7 22h22l10-8v20l-10-8H7z') + s(c, 2.4, 'M14 24q-4 12 8 12t6-12') + s(e, 3, 'M16 18v4M20 18v4M24 18v4') + s(INK, 1.4, 'M39 15v18'),
      () => p(c, 'M10 22h28v16q-14 6-28 0z') + s(e, 2, 'M10 25l7 14 7-13 7 13 7-14') + '<ellipse cx="24" cy="22" rx="14" ry="5" fill="#f8efd8"/>' + s(BRASS, 2, 'M20 21L8 8M28 21L40 8'),
      () => p(INK, 'M6 14h8v24H6zM34 14h8v24h-8z') + p(c, 'M14 14l4 3 4-3 4 3 4-3 4 3v18l-4 3-4-3-4 3-4-3-4 3z') + s(INK, 1, 'M18 17v18M22 14v18M26 17v18M30 14v18') + s(PAPER, 2, 'M10 19h0M10 24h0M10 29h0M38 19h0M38 24h0M38 29h0'),
      () => s(c, 6, 'M31 8q-6 2-6 9v13q0 9-7 9t-6-9') + p(c, 'M6 24h13l-3 8h-7z') + s(INK, 2.4, 'M26 16h0M26 21h0M26 26h0M25 31h0') + s(e, 2, 'M31 8l5-1'),
      () => p(e, 'M9 37h24v7H9z') + s(c, 3, 'M21 37q7-2 5-10') + p(c, 'M22 26l7-20q12 3 16 17l-20 7q-4-1-3-4z') + p(dark, 'M29 6q12 3 16 17-11-1-16-17z') + s(INK, 1.6, 'M9 41H5v-4'),
    ])())
  } else if (kind === 'effects') {
    o += turn(r(31) - 15, of([
      () => p(c, spikes(8 + r(6), 21, 12)) + p(PAPER, spikes(7 + r(5), 13, 7)),
      () => p(e, 'M11 25a7 7 0 0 1 3-13 9 9 0 0 1 17-2 8 8 0 0 1 6 15z') + p(c, 'M26 19l-9 14h6l-3 12 12-16h-7l4-10z'),
      () => p(INK, 'M9 30a13 13 0 1 1 26 0 13 13 0 1 1-26 0zM27 15l5-4 4 5-4 4z') + s(BRASS, 2, 'M34 13q3-6 7-3') + p(c, spikes(6, 6, 2.4, 41, 9)) + s(e, 2.4, 'M14 27q2-5 6-6'),
      () => s(PAPER, 0.8, 'M24 0v14') + p(e, 'M15 24q1-11 9-11t9 11z') + p(c, 'M4 25q20-9 40 0-4 9-20 9T4 25z') + s(BRASS, 3, 'M11 27h0M19 29h0M29 29h0M37 27h0') + p('#fff6a044', 'M17 34h14l6 14H11z'),
      () => p(c, 'M20 4h8v7l5 8v25H15V19l5-8z') + p(PAPER, 'M15 24h18v12H15z') + p('#c8323f', spikes(7, 5, 2.6, 24, 30)) + s(e, 2.4, 'M36 12h0M40 17h0M38 7h0'),
      () => p(INK, 'M12 26h24l2 17H10zM6 24h36v4H6z') + p(e, 'M11 32h26v4H11z') + p(c, spikes(4, 9, 2.4, 17, 12) + spikes(4, 6, 1.6, 32, 9) + spikes(4, 4, 1.2, 27, 19)),
      () => p(c, 'M10 44V24q0-14 14-14t14 14v20l-5-4-4 5-5-5-5 5-4-5z') + s(PAPER, 7, 'M19 23h0M29 23h0') + s(INK, 3, 'M20 24h0M28 24h0') + p(e, 'M18 30h12l-2 4-2-3-2 3-2-3-2 3z'),
    ])())
  } else {
    const w = () => 8 + r(13)
    o += turn(r(23) - 11, p('#00000040', 'M12 7h28v38H12z') + p(PAPER, r(3) ? 'M10 5h28v38H10z' : 'M10 5h20l8 8v30H10z') + s('#9a8f80', 1.5, `M14 17h${w()}M14 21h${w()}M14 25h${w()}`) + p(c, of(['M14 9h12v4H14z', 'M14 9h20v3H14z', 'M14 14V8l3 3 3-4 3 4 3-3v6z'])) + s('#2f3e75', 1.4, `M14 36q${2 + r(3)}-${5 + r(4)} 4 0t4-${r(4)} ${2 + r(4)} 1`)
      + of([s('#b5803a88', 2, 'M25 26a6 6 0 1 1 10 2'), p(INK, 'M36 8l6-4 1 2-6 4z') + s(BRASS, 2, 'M42 6L30 34'), s('#8a93a8', 1.5, 'M30 3v9q0 3 3 3t3-3V5'), p('#c8323f55', 'M10 5h28v6H10z'), ''])
      + p(e, 'M27 37l-1 9 4-2 4 2-1-9z') + p(e === PAPER ? '#c8323f' : e, spikes(9 + r(5), 7, 5.4, 30, 34)) + p(c, spikes(4 + r(3), 3.6, 1.6, 30, 34)))
  }
  return o + '</g>'
}
