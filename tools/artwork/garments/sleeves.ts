import type { Cloth } from './cloth.ts'
import { dark, ink, light, luminance } from '../colour.ts'
import { at, corner, curve, on, polygon, stroke, tube } from '../geometry.ts'
import type { Point, Tube } from '../geometry.ts'
import { dot, fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { HEAD, joint } from '../skeleton.ts'
import type { Arm, Skeleton } from '../skeleton.ts'
import { halfAt } from './torso.ts'

export type Cuff = 'plain' | 'rib' | 'shirt' | 'rolled' | 'buttons' | 'strap' | 'hem' | 'quilt'

export interface SleeveCut {
  /** Half widths in px at shoulder, elbow and wrist. */
  readonly widths: readonly [number, number, number]
  /** Share of the arm that is covered. */
  readonly cut?: number
  readonly ease: number
  readonly cuff: Cuff
}

const bent = new Set(['carry', 'strap', 'phone', 'hip'])

/** A set-in sleeve: from the shoulder point along the arm, back to the armpit, and up the armhole. */
export function sleeve(sheet: Sheet, sk: Skeleton, arm: Arm, cloth: Cloth, cut: SleeveCut): string {
  const size =
    (sk.body.frame === 'strong' ? 1.1 : 1) * (0.6 + 0.4 * Math.min(1.2, sk.body.arm / (sk.body.frame === 'strong' ? 1.22 : 1)))
  const [top, middle, end] = cut.widths
  const widths = [top * size, middle * size, end * size] as const
  const share = cut.cut ?? 1
  const upper = upperArm(sk, arm, widths, cut, share)
  const over = share > 0.6 ? elbowFolds(arm, cloth) : ''
  const light = sideOf(arm, upper, cloth)
  const isBent = bent.has(arm.kind) && share > 0.6
  const finish = isBent ? '' : cuffOf(sheet, upper, cloth, cut.cuff)
  const main = piece(sheet, upper.shape, cloth, {
    lean: upper.lean,
    over: over + light + quilting(upper, cloth, cut.cuff),
    side: false,
  })
  return main + finish + (isBent ? forearm(sheet, arm, cloth, cut, widths, share) : '')
}

function upperArm(
  sk: Skeleton,
  arm: Arm,
  widths: readonly [number, number, number],
  { ease, cuff }: SleeveCut,
  share: number,
): Tube {
  const { side } = arm
  const isBent = bent.has(arm.kind) && share > 0.6
  const reach = halfAt(sk, 1.56, { ease })
  const start = sk.point(side, reach - widths[0] * 0.85, 1.56 + (widths[0] * 0.9) / HEAD)
  const [elbow, wrist] = [arm.elbow, arm.wrist]
  const halfway: Point = [(start[0] + elbow[0]) / 2 + side * 2, (start[1] + elbow[1]) / 2]
  const bone = isBent
    ? [
        joint(start, widths[0]),
        joint(halfway, (widths[0] + widths[1]) / 2),
        joint([elbow[0] - side * 1.5, elbow[1] + widths[1] * 0.5], widths[1] * 0.86),
      ]
    : [joint(start, widths[0]), joint(elbow, widths[1]), joint(wrist, widths[2])]
  const limb = tube(bone, { cut: isBent ? 1 : share, ...(cuff === 'quilt' ? { steps: 12 } : {}) })
  const shoulder = sk.point(side, reach - 1, 1.56)
  const [outer, inner] = side < 0 ? [limb.left, limb.right] : [limb.right, limb.left]
  const level = sk.point(side, 0, 2.14)[1]
  const below = inner.filter(([, py]) => py > level + 8)
  const reachIn = Math.min(halfAt(sk, 2.15, { ease }) - 4, side * (at(below.length > 0 ? below : inner, 0)[0] - sk.centre(2.14)))
  const pit: Point = [sk.centre(2.14) + side * reachIn, level]
  const down = outer.filter(([, py]) => py > shoulder[1] + 20)
  const hem = below.length > 1 ? [corner(at(below, -1)), ...below.slice(0, -1).toReversed(), pit] : [corner(at(inner, -1)), pit]
  const armhole: Point = [pit[0] * 0.5 + shoulder[0] * 0.5 - side * 5, pit[1] * 0.5 + shoulder[1] * 0.5]
  const puffed = cuff === 'quilt' ? scalloped(down, side) : down
  const ball: Point = [shoulder[0] + side * 4.5, shoulder[1] + 9]
  return { ...limb, shape: curve([shoulder, ball, ...puffed.slice(0, -1), corner(at(puffed, -1)), ...hem, armhole]) }
}

/** Down-filled channels swell between their seams. */
const scalloped = (points: readonly Point[], side: number) =>
  points.map(([x, py], i): Point => [x + side * (i % 4 === 0 ? -2 : i % 4 === 2 ? 3 : 1.6), py])

function forearm(
  sheet: Sheet,
  arm: Arm,
  cloth: Cloth,
  cut: SleeveCut,
  widths: readonly [number, number, number],
  share: number,
): string {
  const { side, elbow, wrist } = arm
  const limb = tube(
    [
      joint([elbow[0] - side * 1.5, elbow[1] + 2], widths[1] * 0.94),
      joint([(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 3], (widths[1] + widths[2]) / 2),
      joint(wrist, widths[2]),
    ],
    { roundStart: true, cut: share < 0.95 ? 0.5 : 1 },
  )
  const shadow = curve([
    ...limb.right,
    ...limb.right
      .map((point, i): Point => [
        point[0] + (at(limb.left, i)[0] - point[0]) * 0.3,
        point[1] + (at(limb.left, i)[1] - point[1]) * 0.3,
      ])
      .toReversed(),
  ])
  const over = shade(shadow, dark(cloth.colour, 0.55), 0.2) + quilting(limb, cloth, cut.cuff)
  return piece(sheet, limb.shape, cloth, { lean: limb.lean, over, side: false }) + cuffOf(sheet, limb, cloth, cut.cuff)
}

function elbowFolds(arm: Arm, cloth: Cloth): string {
  const { side, elbow, kind } = arm
  const depth = bent.has(kind) || kind === 'pocket' ? 1 : 0.6
  const [x, py] = elbow
  return [
    fold(cloth, [x - side * 15, py - 8], [x + side * 9, py - 16], { width: 5, bow: 0, opacity: 0.32 * depth }),
    fold(cloth, [x - side * 15, py + 4], [x + side * 11, py + 8], { width: 5, bow: 0, opacity: 0.28 * depth }),
    fold(cloth, [x - side * 13, py - 36], [x + side * 4, py - 13], { bow: -side * 6, opacity: 0.22 }),
  ].join('')
}

/** Left sleeve: light on its outer edge. Right sleeve: the whole of it a tone deeper. Both: a shadow on the right. */
function sideOf(arm: Arm, limb: Tube, { colour }: Cloth): string {
  const deep = shade(
    curve([
      ...limb.right,
      ...limb.right
        .map((point, i): Point => [point[0] + (at(limb.left, i)[0] - point[0]) * (i < 6 ? 0.16 : 0.3), point[1]])
        .toReversed(),
    ]),
    dark(colour, 0.55),
    0.2,
  )
  if (arm.side > 0) return shade(limb.shape, dark(colour, 0.5), 0.13) + deep
  const lit = curve([
    ...limb.left,
    ...limb.left.map((point, i): Point => [point[0] + (at(limb.right, i)[0] - point[0]) * 0.28, point[1]]).toReversed(),
  ])
  return shade(lit, light(colour, 0.6), 0.07 + 0.13 * luminance(colour)) + deep
}

/** The strip of a limb between two shares of its length. */
export function bandOf(limb: Tube, from: number, to: number, swell = 0) {
  const [a, b, c, d] = [on(limb, from, -swell), on(limb, from, 1 + swell), on(limb, to, 1 + swell), on(limb, to, -swell)]
  return polygon([a, b, c, d])
}

function cuffOf(sheet: Sheet, limb: Tube, cloth: Cloth, cuff: Cuff): string {
  const { colour } = cloth
  const across = (share: number, width: number, opacity: number) =>
    seam(stroke([on(limb, share, 0), on(limb, share, 1)]), ink(colour), width, opacity)
  switch (cuff) {
    case 'rib':
      return piece(
        sheet,
        bandOf(limb, 0.92, 1, 0.02),
        { colour: dark(colour, 0.07), pattern: 'rib' },
        { cast: false, lean: limb.lean },
      )
    case 'shirt':
      return (
        piece(sheet, bandOf(limb, 0.9, 1, 0.06), { ...cloth, colour: light(colour, 0.08) }, { cast: false, lean: limb.lean }) +
        dot(on(limb, 0.95, 0.5), 1.7, ink(colour), 0.7)
      )
    case 'rolled':
      return (
        piece(sheet, bandOf(limb, 0.86, 1, 0.04), { ...cloth, colour: light(colour, 0.14) }, { lean: limb.lean }) +
        across(0.92, 1.1, 0.4)
      )
    case 'buttons':
      return [0.88, 0.92, 0.96].map((share) => dot(on(limb, share, 0.72), 2, dark(colour, 0.5))).join('')
    case 'strap':
      return (
        piece(sheet, bandOf(limb, 0.86, 0.92, 0.03), { ...cloth, colour: dark(colour, 0.1) }, { lean: limb.lean }) +
        dot(on(limb, 0.89, 0.35), 2, dark(colour, 0.5))
      )
    case 'hem':
      return across(0.93, 1.1, 0.4)
    case 'quilt':
      return piece(sheet, bandOf(limb, 0.93, 1, 0), { colour: dark(colour, 0.15) }, { cast: false })
    case 'plain':
    default:
      return ''
  }
}

function quilting(limb: Tube, { colour }: Cloth, cuff: Cuff): string {
  if (cuff !== 'quilt') return ''
  return [0.17, 0.335, 0.5, 0.665, 0.83]
    .map((share) => {
      const ends = [on(limb, share, -0.05), on(limb, share + 0.02, 0.5), on(limb, share, 1.05)]
      return (
        seam(stroke(ends), dark(colour, 0.6), 2.4, 0.42) +
        seam(stroke(ends.map(([x, py]): Point => [x, py + 3])), light(colour, 0.6), 2, 0.2)
      )
    })
    .join('')
}

/** The mouth of a pocket over the end of a sleeve: what tells where the hand is. */
export function pocketMouth(sheet: Sheet, arm: Arm, cloth: Cloth): string {
  const { wrist, elbow, side } = arm
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
  const [ux, uy] = [(wrist[0] - elbow[0]) / long, (wrist[1] - elbow[1]) / long]
  const spot = (along: number, across: number): Point => [
    wrist[0] + ux * along - uy * across * side,
    wrist[1] + uy * along + ux * across * side,
  ]
  const welt = polygon([spot(-7, -16), spot(-5, 17), spot(6, 18), spot(6, -17)])
  const mouth = seam(stroke([spot(-7, -16), spot(-5, 17)]), dark(cloth.colour, 0.75), 2.6, 0.6)
  return (
    piece(sheet, welt, { ...cloth, colour: light(cloth.colour, 0.04) }, { cast: false, side: false, rim: false, lean: 0 }) + mouth
  )
}
