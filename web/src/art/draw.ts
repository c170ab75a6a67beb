// What portraits.ts and emblems.ts share: dice thrown from an id, and short names for paths.
export type Dice = (sides: number) => number
export const dice = (id: string): Dice => {
  let h = 2166136261
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return sides => {
    h = (h + 0x9e3779b9) | 0
    let x = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
    return ((x ^ (x >>> 16)) >>> 0) % sides
  }
}
export const deal = (r: Dice) => <T>(a: T[]) => a[r(a.length)] as T
export const list = (t: string) => t.split('|')
export const col = (t: string) => t.split(' ').map(c => '#' + c)
export const p = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
export const s = (stroke: string, w: number, d: string) => `<path fill="none" stroke="${stroke}" stroke-width="${w}" d="${d}"/>`
/** A ground with rays; opens a group that the caller closes. */
export const ground = (c: string) => p(c, 'M0 0h48v48H0z') + '<circle cx="24" cy="48" r="30" fill="none" stroke="#fff" stroke-width="60" stroke-dasharray="5 5.47" opacity=".09"/><g stroke-linecap="round" stroke-linejoin="round">'
