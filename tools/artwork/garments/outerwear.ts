import { dark, ink, light } from '../colour.ts'
import { buttonsOf, pocketsOf, puffs, trenchFlap } from './details.ts'
import type { Outer, Seen } from './garment.ts'
import { corner, curve, mix, n1, polygon, stroke } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { sides, y } from '../skeleton.ts'
import type { Side, Skeleton } from '../skeleton.ts'
import { sleeve } from './sleeves.ts'
import type { SleeveCut } from './sleeves.ts'
import { backCollar } from './tops.ts'
import { halfAt, hemRib, sideLight, sideLine, sideShade, torsoFolds } from './torso.ts'
import type { Hang } from './torso.ts'

const sleeveCuts: Record<Outer['kind'], Omit<SleeveCut, 'ease'>> = {
  blazer: { widths: [20, 17.5, 14], cuff: 'buttons' },
  coat: { widths: [23, 21, 18], cuff: 'plain' },
  trench: { widths: [22.5, 21, 17.5], cuff: 'strap' },
  puffer: { widths: [29, 27, 19], cuff: 'quilt' },
  cardigan: { widths: [21, 20, 15], cuff: 'rib' },
}

const hangOf = (garment: Outer): Hang => ({
  length: garment.length,
  ease: garment.ease,
  flare: garment.flare,
  fit: garment.closure === 'belted' || garment.closure === 'tied' ? 0.9 : garment.fit,
})

const isShut = ({ closure }: Outer) => closure !== 'open'

/** Where the lapels roll open. */
const breakOf = (garment: Outer): number => {
  if (garment.front === 'round') return 1.5
  if (garment.front === 'stand') return isShut(garment) ? 1.4 : 1.5
  if (garment.front === 'v') return 2.4
  return garment.rows === 2 ? 2.5 : garment.length > 5 ? 2.55 : 2.75
}

/** Px from the centre line to the front edge of one side; negative where it laps over the other. */
export function edgeAt(garment: Outer, side: Side, h: number): number {
  if (isShut(garment)) {
    const lap = garment.rows === 2 ? 21 : garment.closure === 'tied' ? 15 : 7
    const swing = garment.length > 5 ? Math.max(0, h - 3.4) * 3 : 0
    return side < 0 ? -lap + swing : swing * 0.3
  }
  const from = breakOf(garment)
  const along = Math.min(1, Math.max(0, (h - from) / Math.max(1, garment.length - from)))
  return mix(garment.front === 'round' || garment.front === 'stand' ? 9 : 4, garment.open, along ** 0.8)
}

/** The lining of a coat that hangs open, behind the legs. */
export function lining(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  const hang = { ...hangOf(garment), length: garment.length - 0.06 }
  return piece(sheet, curve([...sideLine(sk, -1, hang), ...sideLine(sk, 1, hang).toReversed()]), {
    colour: dark(garment.colour, 0.38),
  })
}

export function outer(sheet: Sheet, sk: Skeleton, garment: Outer, seen: Seen = 'front'): string {
  const cut: SleeveCut = { ...sleeveCuts[garment.kind], ease: garment.ease }
  const sleeves = sk.arms.map((arm) => sleeve(sheet, sk, arm, garment, cut)).join('')
  if (seen === 'back')
    return backOf(sheet, sk, garment) + sleeves + collarBehind(sheet, sk, garment) + belt(sheet, sk, garment, seen)
  const fronts = ([1, -1] as const).map((side) => frontPanel(sheet, sk, garment, side)).join('')
  const flap = garment.kind === 'trench' ? trenchFlap(sheet, sk, garment, halfAt(sk, 1.56, { ease: garment.ease })) : ''
  return fronts + flap + collars(sheet, sk, garment) + belt(sheet, sk, garment, seen) + sleeves
}

function frontPanel(sheet: Sheet, sk: Skeleton, garment: Outer, side: Side): string {
  const hang = hangOf(garment)
  const { length, front } = garment
  const from = breakOf(garment)
  const edge = (h: number) => edgeAt(garment, side, h)
  const rounded = garment.kind === 'blazer' && garment.rows === 1
  const hem: Point[] = rounded
    ? [
        sk.point(side, edge(length) + 17, length + 0.02),
        sk.point(side, edge(length) + 5, length - 0.1),
        sk.point(side, edge(length - 0.4), length - 0.42),
      ]
    : [corner(sk.point(side, edge(length), length + 0.03))]
  const up = [6, 5, 4.2, 3.4, 2.9].filter((h) => h < length - 0.3 && h > from + 0.1).map((h) => sk.point(side, edge(h), h))
  const neck: Point[] =
    front === 'round' || front === 'stand'
      ? [corner(sk.point(side, edge(1.6), 1.6)), sk.point(side, sk.body.neck + 1, 1.47)]
      : [corner(sk.point(side, edge(from), from)), sk.point(side, sk.body.neck * 0.8 + 2, 1.62)]
  const outline = garment.kind === 'puffer' ? puffs(sk, side, hang) : sideLine(sk, side, hang)
  const shape = curve([...outline, ...hem, ...up, ...neck])
  const over = [
    side > 0 ? sideShade(sk, hang, garment) : sideLight(sk, hang, garment),
    panelFolds(sk, garment, side, hang),
    pocketsOf(sk, garment, side),
    edging(sk, garment, side, [...hem, ...up, ...neck]),
    side < 0 ? buttonsOf(sk, garment, from, edge) : '',
  ].join('')
  const rib = garment.kind === 'cardigan' ? cardiganHem(sheet, sk, garment, side, hang) : ''
  return piece(sheet, shape, garment, { over }) + rib
}

/** Knit band of a cardigan, a coat's stitched edge, the zip of a puffer. */
function edging(sk: Skeleton, garment: Outer, side: Side, line: readonly Point[]): string {
  const neckEnd = sk.point(side, sk.body.neck + 5, 1.34)
  const d = stroke([...line, neckEnd])
  const { colour, kind } = garment
  if (kind === 'cardigan') return seam(d, dark(colour, 0.3), 19, 0.22) + seam(d, ink(colour), 20.4, 0.1)
  if (kind === 'puffer') return seam(d, dark(colour, 0.5), 6, 0.4) + seam(d, light(colour, 0.5), 1.4, 0.5, '2 2.5')
  return seam(d, ink(colour), 1.2, 0.3)
}

function cardiganHem(sheet: Sheet, sk: Skeleton, garment: Outer, side: Side, hang: Hang): string {
  const { length } = garment
  const from = length - 0.2
  const inner = edgeAt(garment, side, length)
  const shape = polygon([
    sk.point(side, halfAt(sk, from, hang) - 1, from),
    sk.point(side, inner, from + 0.03),
    sk.point(side, inner, length + 0.05),
    sk.point(side, halfAt(sk, length, hang) - 4, length + 0.02),
  ])
  return piece(sheet, shape, { colour: dark(garment.colour, 0.07), pattern: 'rib' }, { cast: false })
}

function panelFolds(sk: Skeleton, garment: Outer, side: Side, hang: Hang): string {
  const half = (h: number) => halfAt(sk, h, hang)
  const { point } = sk
  const out: string[] = []
  if (garment.kind === 'puffer') {
    for (let h = 1.86; h < garment.length - 0.2; h += 0.34) {
      const line = [point(side, 2, h + 0.06), point(side, half(h) * 0.5, h + 0.09), point(side, half(h) + 6, h)]
      out.push(
        seam(stroke(line), dark(garment.colour, 0.6), 2.6, 0.42),
        seam(stroke(line.map(([x, py]): Point => [x, py + 4])), light(garment.colour, 0.6), 3, 0.2),
      )
      out.push(
        fold(garment, point(side, half(h) * 0.35, h + 0.08), point(side, half(h) * 0.5, h + 0.24), {
          width: 4,
          bow: 0,
          opacity: 0.25,
        }),
      )
    }
    return out.join('')
  }
  out.push(
    fold(garment, point(side, half(2.2) - 4, 2.24), point(side, 18, 2.72), {
      width: 5,
      bow: side * 4,
      opacity: side > 0 ? 0.28 : 0.18,
    }),
  )
  out.push(fold(garment, point(side, half(3) - 2, 3.02), point(side, 24, 3.18), { bow: 0, opacity: 0.24 }))
  if (garment.length > 4.6) {
    const hem = half(garment.length)
    out.push(
      fold(garment, point(side, hem * 0.74, garment.length), point(side, hem * 0.6, 3.5), {
        width: 8,
        bow: side * 3,
        opacity: side > 0 ? 0.28 : 0.2,
      }),
    )
    out.push(
      fold(garment, point(side, hem * 0.5, garment.length), point(side, hem * 0.55, 4.6), {
        bow: -side * 3,
        opacity: 0.18,
        lit: true,
      }),
    )
  }
  if (garment.closure === 'belted' || garment.closure === 'tied') {
    out.push(
      ...[12, 30, 44].map((dx, i) =>
        fold(garment, point(side, dx, 3.12), point(side, dx + 6, 3.6 + i * 0.1), { width: 4, bow: side * 2, opacity: 0.26 }),
      ),
      fold(garment, point(side, 22, 2.9), point(side, 28, 2.4), { opacity: 0.22, bow: 0 }),
    )
  }
  return out.join('')
}

function collars(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  if (garment.front === 'stand') return standCollar(sheet, sk, garment)
  if (garment.front !== 'lapel') return ''
  return (
    ([1, -1] as const).map((side) => lapel(sheet, sk, garment, side)).join('') +
    ([1, -1] as const).map((side) => collarLeaf(sheet, sk, garment, side)).join('')
  )
}

const lapelWidth = (garment: Outer) => (garment.kind === 'trench' ? 41 : garment.rows === 2 ? 40 : garment.length > 5 ? 36 : 32)

/** Turned-back front edge: gorge, notch (or peak, where there are two rows of buttons), roll. */
function lapel(sheet: Sheet, sk: Skeleton, garment: Outer, side: Side): string {
  const from = breakOf(garment)
  const wide = lapelWidth(garment) * (sk.body.frame === 'strong' ? 1.1 : 1)
  const peaked = garment.rows === 2 && garment.kind !== 'trench'
  const { point, body } = sk
  const edge = point(side, edgeAt(garment, side, from), from)
  const tip = corner(point(side, wide + (peaked ? 5 : 3), peaked ? 1.66 : 1.84))
  const shape = curve([
    corner(point(side, body.neck + 2, 1.36)),
    corner(point(side, wide - 6, peaked ? 1.76 : 1.74)),
    tip,
    point(side, wide * 0.84, 2.14),
    corner(edge),
    point(side, body.neck * 0.62, 1.86),
  ])
  const roll = seam(stroke([tip, point(side, wide * 0.84, 2.14), edge]), ink(garment.colour), 1.4, 0.4)
  const buttonhole =
    garment.kind === 'blazer' && side > 0
      ? seam(stroke([point(side, wide - 11, 1.86), point(side, wide - 5, 1.88)]), ink(garment.colour), 1.5, 0.6)
      : ''
  return piece(sheet, shape, { ...garment, colour: light(garment.colour, 0.11) }, { over: roll + buttonhole, lean: side * 8 })
}

function collarLeaf(sheet: Sheet, sk: Skeleton, garment: Outer, side: Side): string {
  const wide = lapelWidth(garment) * (sk.body.frame === 'strong' ? 1.1 : 1)
  const big = garment.kind === 'trench' ? 5 : 0
  const { point, body } = sk
  const shape = curve([
    corner(point(side, body.neck - 2, 1.2)),
    point(side, body.neck + 7, 1.27),
    corner(point(side, wide - 6 + big, 1.58)),
    corner(point(side, wide - 9 + big * 0.4, 1.7)),
    point(side, body.neck + 6, 1.56),
    corner(point(side, body.neck - 1, 1.42)),
  ])
  const edge = seam(
    stroke([point(side, body.neck + 7, 1.27), point(side, wide - 6 + big, 1.58), point(side, wide - 9 + big * 0.4, 1.7)]),
    ink(garment.colour),
    1.4,
    0.35,
  )
  return piece(sheet, shape, { ...garment, colour: light(garment.colour, 0.06) }, { over: edge, lean: side * -20 })
}

function standCollar(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  const { neck } = sk.body
  const shut = isShut(garment)
  const gap = shut ? 0 : 9
  const leaf = (side: Side) =>
    curve([
      corner(sk.point(side, neck + 5, 1.12)),
      sk.point(side, neck + 12, 1.2),
      sk.point(side, neck + 15, 1.34),
      corner(sk.point(side, neck + 17, 1.5)),
      corner(sk.point(side, gap, 1.64)),
      corner(sk.point(side, gap + (shut ? 0 : 4), shut ? 1.18 : 1.2)),
    ])
  const channel = (side: Side) =>
    seam(stroke([sk.point(side, gap + 2, 1.44), sk.point(side, neck + 16, 1.31)]), dark(garment.colour, 0.6), 2.2, 0.4)
  return sides
    .map((side) =>
      piece(sheet, leaf(side), garment, {
        over: channel(side) + (side > 0 ? shade(leaf(side), dark(garment.colour, 0.5), 0.14) : ''),
      }),
    )
    .join('')
}

function backOf(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  const hang = hangOf(garment)
  const line = (side: Side) => (garment.kind === 'puffer' ? puffs(sk, side, hang) : sideLine(sk, side, hang))
  const { length } = garment
  const shape = curve([...line(-1), [sk.centre(length), y(length) + 4], ...line(1).toReversed(), [sk.centre(1.4), y(1.38)]])
  const long = length > 4 && garment.kind !== 'puffer' && garment.kind !== 'cardigan'
  const over = [
    sideShade(sk, hang, garment),
    sideLight(sk, hang, garment),
    garment.kind === 'puffer' ? sides.map((side) => panelFolds(sk, garment, side, hang)).join('') : torsoFolds(sk, hang, garment),
    long
      ? seam(
          stroke([
            [sk.centre(2), y(1.4)],
            [sk.centre(4), y(length)],
          ]),
          ink(garment.colour),
          1.3,
          0.5,
        )
      : '',
    long ? fold(garment, [sk.centre(4), y(length)], [sk.centre(4), y(length - 1)], { width: 8, bow: 2, opacity: 0.3 }) : '',
  ].join('')
  const rib = garment.kind === 'cardigan' ? hemRib(sheet, sk, hang, garment) : ''
  const cape =
    garment.kind === 'trench'
      ? piece(
          sheet,
          curve([
            corner(sk.point(-1, sk.body.neck + 4, 1.32)),
            sk.point(-1, halfAt(sk, 1.56, hang), 1.56),
            corner(sk.point(-1, halfAt(sk, 2.1, hang) - 2, 2.1)),
            [sk.centre(2.2), y(2.3)],
            corner(sk.point(1, halfAt(sk, 2.1, hang) - 2, 2.1)),
            sk.point(1, halfAt(sk, 1.56, hang), 1.56),
            corner(sk.point(1, sk.body.neck + 4, 1.32)),
          ]),
          garment,
        )
      : ''
  return piece(sheet, shape, garment, { over }) + rib + cape
}

function collarBehind(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  if (garment.front === 'lapel') return piece(sheet, backCollar(sk, 8, 1.5), { ...garment, colour: light(garment.colour, 0.06) })
  if (garment.front === 'stand') return piece(sheet, backCollar(sk, 12, 1.46), garment)
  return piece(sheet, knitNeck(sk), { colour: dark(garment.colour, 0.07), pattern: 'rib' }, { cast: false })
}

/** The band at the back of a cardigan's neck. */
function knitNeck(sk: Skeleton) {
  const { neck } = sk.body
  return curve([
    corner(sk.point(-1, neck + 3, 1.29)),
    [sk.centre(1.3), y(1.33)],
    corner(sk.point(1, neck + 3, 1.29)),
    corner(sk.point(1, neck + 9, 1.4)),
    [sk.centre(1.4), y(1.46)],
    corner(sk.point(-1, neck + 9, 1.4)),
  ])
}

/** The back of the collar seen between the lapels of a hung coat. */
export function collarInside(sheet: Sheet, sk: Skeleton, garment: Outer): string {
  const { neck } = sk.body
  const high = garment.front === 'lapel' || garment.front === 'stand' ? 1.19 : 1.31
  const shape = curve([
    corner(sk.point(-1, neck + 2, high)),
    [sk.centre(1.2), y(high + 0.04)],
    corner(sk.point(1, neck + 2, high)),
    corner(sk.point(1, neck + 8, 1.5)),
    [sk.centre(1.5), y(1.56)],
    corner(sk.point(-1, neck + 8, 1.5)),
  ])
  return piece(sheet, shape, { ...garment, colour: dark(garment.colour, 0.24) }, { cast: false })
}

function belt(sheet: Sheet, sk: Skeleton, garment: Outer, seen: Seen): string {
  const { closure, colour } = garment
  if (closure !== 'belted' && closure !== 'tied') return ''
  const half = halfAt(sk, 3, hangOf(garment)) + 2
  const strip = polygon([sk.point(-1, half, 2.93), sk.point(1, half, 2.93), sk.point(1, half, 3.12), sk.point(-1, half, 3.12)])
  const cloth = { ...garment, colour: dark(colour, 0.12) }
  const band = piece(sheet, strip, cloth)
  if (seen === 'back') return band
  const [cx, cy] = [sk.centre(3) + 4, y(3.025)]
  const tail = (dx: number, length: number, bow: number) =>
    piece(
      sheet,
      curve([
        corner([cx + dx - 5, cy + 4]),
        corner([cx + dx + 6, cy + 4]),
        [cx + dx + 7 + bow * 0.6, cy + length * 0.5],
        corner([cx + dx + 6 + bow, cy + length]),
        corner([cx + dx - 6 + bow, cy + length - 4]),
        [cx + dx - 5 + bow * 0.5, cy + length * 0.5],
      ]),
      cloth,
    )
  if (closure === 'tied') {
    const knot = piece(
      sheet,
      curve([
        [cx - 9, cy - 8],
        [cx + 6, cy - 9],
        [cx + 11, cy + 2],
        [cx + 4, cy + 10],
        [cx - 8, cy + 8],
        [cx - 11, cy],
      ]),
      cloth,
      {
        over: seam(
          stroke([
            [cx - 6, cy - 4],
            [cx + 4, cy + 4],
          ]),
          ink(colour),
          1.4,
          0.5,
        ),
      },
    )
    return band + tail(-6, 62, -9) + tail(7, 52, 7) + knot
  }
  const buckle = `<rect x="${n1(cx - 14)}" y="${n1(cy - 9)}" width="20" height="18" rx="3" fill="none" stroke="${dark(colour, 0.6)}" stroke-width="3.2"/>${seam(
    stroke([
      [cx - 13, cy],
      [cx + 2, cy],
    ]),
    dark(colour, 0.6),
    2,
    0.9,
  )}`
  return band + tail(18, 56, 5) + buckle
}
