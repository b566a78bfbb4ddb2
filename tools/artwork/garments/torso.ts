import type { Cloth } from './cloth.ts'
import { dark, ink, light, luminance } from '../colour.ts'
import { corner, curve, mix, stroke } from '../geometry.ts'
import type { Point, Shape } from '../geometry.ts'
import { fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { y } from '../skeleton.ts'
import type { Side, Skeleton } from '../skeleton.ts'

/** How a garment hangs on a body: lengths in heads, widths in px. */
export interface Hang {
  /** Heads from the crown to the hem. */
  readonly length: number
  /** Px of air between cloth and body. */
  readonly ease: number
  /** Px the side leaves the body for every head below the hip. */
  readonly flare?: number | undefined
  /** 0 straight from chest to hem, 1 taken in at the waist. */
  readonly fit?: number | undefined
}

/** Half width of the cloth at a height. */
export function halfAt(
  { body }: Pick<Skeleton, 'body'>,
  h: number,
  { ease, flare = 0, fit = 0.4 }: Omit<Hang, 'length'>,
): number {
  const chest = body.chest + 3 + ease * 0.7
  const hip = body.hip + 4 + ease * 0.8
  const straight = (chest + hip) / 2 - 3
  const waist = mix(straight, body.waist + 3 + ease * 0.35, fit)
  const stations: readonly (readonly [number, number])[] = [
    [1.34, body.neck + 4],
    [1.56, body.shoulder + ease * 0.2],
    [2.15, chest],
    [3, waist],
    [3.9, hip],
    [9, hip + flare * 5.1],
  ]
  let [fromH, from] = [1.34, body.neck + 4]
  for (const [toH, to] of stations) {
    if (h <= toH) return toH === fromH ? to : mix(from, to, Math.max(0, (h - fromH) / (toH - fromH)))
    ;[fromH, from] = [toH, to]
  }
  return from
}

/** One side of a torso garment from the neck down to a corner at the hem. */
export function sideLine(sk: Skeleton, side: Side, hang: Hang, neck: readonly [half: number, h: number] = [5, 1.34]): Point[] {
  const { body, point } = sk
  const { length } = hang
  const down = [1.56, 1.8, 2.2, 2.6, 3, 3.45, 3.9, 4.5, 5.2, 6].filter((h) => h < length - 0.16)
  return [
    corner(point(side, body.neck + neck[0], neck[1])),
    ...down.map((h) => point(side, halfAt(sk, h, hang) - (h === 1.8 ? 3 : 0), h)),
    corner(point(side, halfAt(sk, length, hang), length)),
  ]
}

/** The side away from the light: a band with a paper edge, narrower at the waist. */
export function sideShade(sk: Skeleton, hang: Hang, cloth: Cloth): string {
  const outer = sideLine(sk, 1, hang).slice(2)
  const inner = outer.map(([x, py], i): Point => [mix(sk.centre(2), x, 0.56) + (i % 2 ? 4 : -3), py + 2]).toReversed()
  return shade(curve([...outer.map(([x, py]): Point => [x + 8, py]), ...inner]), dark(cloth.colour, 0.55), 0.17)
}

/** Light along the left edge. */
export function sideLight(sk: Skeleton, hang: Hang, cloth: Cloth): string {
  const outer = sideLine(sk, -1, hang).slice(1)
  const band = curve([...outer.map(([x, py]): Point => [x - 4, py]), ...outer.map(([x, py]): Point => [x + 9, py]).toReversed()])
  return shade(band, light(cloth.colour, 0.6), 0.06 + 0.12 * luminance(cloth.colour))
}

/** Creases that every torso has: from both armpits, and at the waist. */
export function torsoFolds(sk: Skeleton, hang: Hang, cloth: Cloth): string {
  const half = (h: number) => halfAt(sk, h, hang)
  const { point } = sk
  return [
    fold(cloth, point(-1, half(2.2) - 2, 2.22), point(-1, 12, 2.62), { width: 5, bow: -4, opacity: 0.2 }),
    fold(cloth, point(1, half(2.2) - 2, 2.24), point(1, 14, 2.72), { width: 6, bow: 6, opacity: 0.28 }),
    hang.length > 3.1 ? fold(cloth, point(1, half(2.9) - 2, 2.86), point(1, 6, 3.06), { width: 5, bow: 0, opacity: 0.26 }) : '',
    hang.length > 3.1 ? fold(cloth, point(-1, half(2.95), 2.95), point(-1, 14, 3.12), { bow: 0, opacity: 0.18 }) : '',
  ].join('')
}

export type Neck = 'crew' | 'v' | 'scoop' | 'boat' | 'square' | 'collar' | 'buttoned' | 'turtle' | 'back'

/** Px the neckline stands off the neck on the shoulder. */
export const neckGap: Record<Neck, number> = {
  crew: 5,
  v: 6,
  scoop: 15,
  boat: 21,
  square: 20,
  collar: 4,
  buttoned: 3,
  turtle: 4,
  back: 5,
}

/** The neckline between its two shoulder points, left to right. */
export function neckline(sk: Skeleton, neck: Neck): Point[] {
  const { body, point, centre } = sk
  const middle = (h: number): Point => [centre(h), y(h)]
  switch (neck) {
    case 'crew':
      return [point(-1, body.neck - 1, 1.475), middle(1.535), point(1, body.neck - 1, 1.475)]
    case 'v':
      return [corner(middle(2.08))]
    case 'scoop':
      return [point(-1, body.neck + 6, 1.72), middle(1.83), point(1, body.neck + 6, 1.72)]
    case 'boat':
      return [middle(1.5)]
    case 'square':
      return [corner(point(-1, body.neck + 16, 1.88)), corner(point(1, body.neck + 16, 1.88))]
    case 'collar':
      return [corner(middle(1.82))]
    case 'buttoned':
    case 'turtle':
      return [middle(1.47)]
    case 'back':
    default:
      return [middle(1.4)]
  }
}

export interface TorsoOptions extends Hang {
  readonly neck: Neck
  /** Px the hem bows down in the middle. */
  readonly hemDrop?: number
}

/** Outline of a pullover, tee or shirt body. */
export function torsoShape(sk: Skeleton, { neck, hemDrop = 4, ...hang }: TorsoOptions): Shape {
  const start: readonly [number, number] = [neckGap[neck], neck === 'boat' ? 1.4 : neck === 'square' ? 1.45 : 1.34]
  const left = sideLine(sk, -1, hang, start)
  const right = sideLine(sk, 1, hang, start)
  const hem: Point = [sk.centre(hang.length), y(hang.length) + hemDrop]
  return curve([...left, hem, ...right.toReversed(), ...neckline(sk, neck).toReversed()])
}

/** The finished edge of a neckline: a rib or facing, `width` px inside the cloth. */
export function neckEdge(sk: Skeleton, neck: Neck, cloth: Cloth, width: number): string {
  const start: readonly [number, number] = [neckGap[neck], neck === 'boat' ? 1.4 : neck === 'square' ? 1.45 : 1.34]
  const ends = [sk.point(-1, sk.body.neck + start[0], start[1]), sk.point(1, sk.body.neck + start[0], start[1])] as const
  const d = stroke([ends[0], ...neckline(sk, neck), ends[1]])
  return seam(d, dark(cloth.colour, 0.3), width * 2, 0.22) + seam(d, ink(cloth.colour), width * 2 + 1.2, 0.14)
}

/** The ribbed strip that closes a knit at its hem. */
export function hemRib(sheet: Sheet, sk: Skeleton, hang: Hang, cloth: Cloth, depth = 0.2): string {
  const from = hang.length - depth
  const wide = (h: number, more = 0) => halfAt(sk, h, hang) + more
  const shape = curve([
    corner(sk.point(-1, wide(from, -1), from)),
    [sk.centre(from), y(from) + 4],
    corner(sk.point(1, wide(from, -1), from)),
    corner(sk.point(1, wide(hang.length, -4), hang.length + 0.02)),
    [sk.centre(hang.length), y(hang.length) + 5],
    corner(sk.point(-1, wide(hang.length, -4), hang.length + 0.02)),
  ])
  return piece(sheet, shape, { colour: dark(cloth.colour, 0.07), pattern: 'rib' }, { cast: false })
}
