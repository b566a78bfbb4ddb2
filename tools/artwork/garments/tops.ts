import type { Top } from './garment.ts'
import type { Seen } from './garment.ts'
import { dark, ink, light } from '../colour.ts'
import { corner, curve, polygon, stroke } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { dot, fold, piece, seam } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { sides, y } from '../skeleton.ts'
import type { Side, Skeleton } from '../skeleton.ts'
import { sleeve } from './sleeves.ts'
import type { SleeveCut } from './sleeves.ts'
import { halfAt, hemRib, neckEdge, sideLight, sideShade, torsoFolds, torsoShape } from './torso.ts'
import type { Hang } from './torso.ts'

/** A top in its layers: a collar lies over what is worn above, a roll neck over the hair's roots. */
export interface DrawnTop {
  readonly body: string
  readonly collar: string
}

const isKnit = ({ kind }: Top) => kind === 'knit' || kind === 'turtleneck' || kind === 'vest'

/** Long sleeves of shirts are roomier at the wrist than those of knits. */
export function sleeveOf(top: Pick<Top, 'kind' | 'sleeves' | 'ease'>): SleeveCut | undefined {
  const room = Math.max(0, top.ease - 8) * 0.22
  const wide = (a: number, b: number, c: number) => [a + room, b + room, c + room * 0.6] as const
  switch (top.sleeves) {
    case 'none':
      return undefined
    case 'short':
      return { widths: wide(18, 21, 22), cut: top.kind === 'shirt' ? 0.4 : 0.37, ease: top.ease, cuff: 'hem' }
    case 'rolled':
      return { widths: wide(18, 17, 16), cut: 0.62, ease: top.ease, cuff: 'rolled' }
    case 'long':
    default:
      return top.kind === 'shirt'
        ? { widths: wide(18, 16.5, 12), ease: top.ease, cuff: 'shirt' }
        : top.kind === 'tee'
          ? { widths: wide(17, 14.5, 10.5), ease: top.ease, cuff: 'hem' }
          : { widths: wide(19, 18.5, 13.5), ease: top.ease, cuff: 'rib' }
  }
}

export function top(
  sheet: Sheet,
  sk: Skeleton,
  garment: Top,
  { seen = 'front', tucked = false, covered = false }: { seen?: Seen; tucked?: boolean; covered?: boolean } = {},
): DrawnTop {
  const hang: Hang = { length: tucked ? 3.16 : garment.length, ease: garment.ease, fit: tucked ? 0.8 : (garment.fit ?? 0.4) }
  const neck = seen === 'back' ? 'back' : garment.neck
  const knitted = isKnit(garment)
  const curved = garment.kind === 'shirt' && !tucked
  const shape = torsoShape(sk, { ...hang, neck, hemDrop: curved ? 9 : 4 })
  const over = [
    sideShade(sk, hang, garment),
    sideLight(sk, hang, garment),
    torsoFolds(sk, hang, garment),
    neck === 'collar' || neck === 'buttoned' ? '' : neckEdge(sk, neck, garment, knitted ? 6 : 4),
    garment.kind === 'shirt' && seen === 'front' ? placket(sk, garment, hang) : '',
    garment.kind === 'shirt' && seen === 'back' ? yoke(sk, garment) : '',
    garment.kind === 'tee' && !tucked
      ? seam(
          stroke([
            sk.point(-1, 90, hang.length - 0.1),
            [sk.centre(3.4), y(hang.length - 0.07)],
            sk.point(1, 90, hang.length - 0.1),
          ]),
          ink(garment.colour),
          1,
          0.4,
        )
      : '',
  ].join('')
  const front = piece(sheet, shape, garment, { over, cast: !tucked })
  const rib = knitted && !tucked ? hemRib(sheet, sk, hang, garment) : ''
  const cut = covered ? undefined : sleeveOf(garment)
  const sleeves = cut
    ? sk.arms.map((arm) => sleeve(sheet, sk, arm, garment, cut)).join('')
    : garment.sleeves === 'none'
      ? armholes(sk, garment)
      : ''
  return { body: front + rib + sleeves, collar: collarOf(sheet, sk, garment, seen) }
}

function placket(sk: Skeleton, garment: Top, hang: Hang): string {
  const { colour } = garment
  const topH = garment.neck === 'buttoned' ? 1.5 : 1.82
  const line = (dx: number) =>
    seam(
      stroke([
        [sk.centre(topH) + dx, y(topH)],
        [sk.centre(hang.length) + dx, y(hang.length + 0.1)],
      ]),
      ink(colour),
      1.2,
      0.45,
    )
  const buttons: string[] = []
  for (let h = topH + 0.16; h < hang.length - 0.1; h += 0.32)
    buttons.push(
      dot([sk.centre(h) + 1, y(h)], 2, light(colour, 0.5)),
      dot([sk.centre(h) + 1.4, y(h) + 0.5], 1.1, ink(colour), 0.7),
    )
  const pocket = garment.pocket
    ? seam(
        polygon([
          sk.point(1, 16, 2.12),
          sk.point(1, 37, 2.12),
          sk.point(1, 37, 2.4),
          sk.point(1, 26.5, 2.47),
          sk.point(1, 16, 2.4),
        ]).d,
        ink(colour),
        1.2,
        0.5,
      )
    : ''
  return line(-5) + line(6) + buttons.join('') + pocket
}

function yoke(sk: Skeleton, { colour, ease }: Top): string {
  const half = halfAt(sk, 1.8, { ease })
  return (
    seam(stroke([sk.point(-1, half, 1.72), [sk.centre(1.8), y(1.8)], sk.point(1, half, 1.72)]), ink(colour), 1.2, 0.5) +
    fold({ colour }, [sk.centre(2) - 4, y(1.8)], [sk.centre(2) - 4, y(2.7)], { width: 4, bow: 0, opacity: 0.25 })
  )
}

function armholes(sk: Skeleton, garment: Top): string {
  const { colour, ease } = garment
  return sides
    .map((side) => {
      const reach = halfAt(sk, 1.56, { ease })
      const edge: Point[] = [
        sk.point(side, reach - 4, 1.57),
        sk.point(side, reach - 9, 1.85),
        sk.point(side, halfAt(sk, 2.15, { ease }) - 3, 2.14),
      ]
      return seam(stroke(edge), dark(colour, 0.35), 4, 0.3)
    })
    .join('')
}

function collarOf(sheet: Sheet, sk: Skeleton, garment: Top, seen: Seen): string {
  if (garment.neck === 'turtle') return rollNeck(sheet, sk, garment)
  if (garment.neck !== 'collar' && garment.neck !== 'buttoned') return ''
  const cloth = { ...garment, colour: light(garment.colour, 0.12) }
  if (seen === 'back') return piece(sheet, backCollar(sk, 6, 1.42), cloth)
  const closed = garment.neck === 'buttoned'
  return (
    sides.map((side) => piece(sheet, collarLeaf(sk, side, closed), cloth)).join('') +
    (closed ? dot([sk.centre(1.5), y(1.525)], 2, ink(garment.colour), 0.7) : '')
  )
}

/** One leaf of a shirt collar: stand, roll, point. */
export function collarLeaf(sk: Skeleton, side: Side, closed: boolean) {
  const { neck } = sk.body
  return curve([
    corner(sk.point(side, neck - 1, 1.18)),
    sk.point(side, neck + 6, 1.27),
    sk.point(side, neck + 13, 1.42),
    corner(sk.point(side, closed ? neck + 8 : neck + 15, closed ? 1.72 : 1.74)),
    corner(sk.point(side, closed ? 1 : 2, closed ? 1.47 : 1.83)),
    sk.point(side, closed ? neck * 0.5 : neck * 0.55, closed ? 1.42 : 1.55),
    sk.point(side, neck - 2, 1.32),
  ])
}

/** A collar seen from behind: a band over the neck. */
export function backCollar(sk: Skeleton, gap: number, depth: number) {
  const { neck } = sk.body
  return curve([
    corner(sk.point(-1, neck + gap - 2, 1.18)),
    [sk.centre(1.2), y(1.14)],
    corner(sk.point(1, neck + gap - 2, 1.18)),
    corner(sk.point(1, neck + gap + 6, depth)),
    [sk.centre(1.4), y(depth + 0.08)],
    corner(sk.point(-1, neck + gap + 6, depth)),
  ])
}

function rollNeck(sheet: Sheet, sk: Skeleton, garment: Top): string {
  const { neck } = sk.body
  const shape = curve([
    corner(sk.point(-1, neck + 3.5, 1.06)),
    [sk.centre(1.1), y(1.115)],
    corner(sk.point(1, neck + 3.5, 1.06)),
    sk.point(1, neck + 5.5, 1.22),
    corner(sk.point(1, neck + 8, 1.4)),
    [sk.centre(1.5), y(1.515)],
    corner(sk.point(-1, neck + 8, 1.4)),
    sk.point(-1, neck + 5.5, 1.22),
  ])
  const turn = seam(
    stroke([sk.point(-1, neck + 6, 1.25), [sk.centre(1.3), y(1.33)], sk.point(1, neck + 6, 1.25)]),
    ink(garment.colour),
    1.6,
    0.4,
  )
  const shadow = fold(garment, sk.point(1, neck + 7, 1.08), sk.point(1, neck + 2, 1.42), { width: 6, bow: 2, opacity: 0.3 })
  return piece(
    sheet,
    shape,
    { ...garment, pattern: garment.pattern === 'cable' ? 'rib' : (garment.pattern ?? 'rib') },
    { over: turn + shadow, cast: false },
  )
}

/** The inside of a hung top behind its neckline: facing and, where there is a collar, the back of the stand. */
export function insideBack(sheet: Sheet, sk: Skeleton, garment: Pick<Top, 'neck' | 'colour' | 'pattern'>): string {
  const { neck } = sk.body
  const high = garment.neck === 'collar' || garment.neck === 'buttoned'
  const gap = garment.neck === 'boat' ? 20 : garment.neck === 'scoop' || garment.neck === 'square' ? 15 : 4
  const low = garment.neck === 'v' || garment.neck === 'collar' ? 2.15 : 1.95
  const shape = curve([
    corner(sk.point(-1, neck + gap, high ? 1.2 : 1.34)),
    [sk.centre(1.3), y(high ? 1.17 : 1.37)],
    corner(sk.point(1, neck + gap, high ? 1.2 : 1.34)),
    sk.point(1, neck + gap + 6, 1.6),
    [sk.centre(2), y(low)],
    sk.point(-1, neck + gap + 6, 1.6),
  ])
  return piece(sheet, shape, { colour: dark(garment.colour, 0.3) }, { cast: false })
}
