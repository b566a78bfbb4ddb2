import { dark, ink, light } from '../colour.ts'
import type { Dress, Seen, Skirt, Trousers } from './garment.ts'
import { at, corner, curve, n1, on, polygon, stroke, tube } from '../geometry.ts'
import type { Point, Tube } from '../geometry.ts'
import { dot, fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { HEAD, joint, sides, y } from '../skeleton.ts'
import type { Leg, Side, Skeleton } from '../skeleton.ts'
import { bandOf } from './sleeves.ts'

const STITCH = '#d9a25b'
const WAIST = 2.96

/** Trousers and shorts: two legs that meet at the front seam, the far one first, then the waistband. */
export function trousers(sheet: Sheet, sk: Skeleton, garment: Trousers, seen: Seen): string {
  const order = [...sk.legs].sort((one, other) => Number(other.far) - Number(one.far))
  const legs = order.map((limb) => trouserLeg(sheet, sk, limb, garment, seen))
  return legs.join('') + waistband(sheet, sk, garment, seen)
}

/** The leg below the hip: where cloth hangs, wider than the bone and apart from its neighbour. */
function legTube(sk: Skeleton, limb: Leg, garment: Trousers): Tube {
  // Wide legs of broad bodies would overlap.
  const scale = garment.kind === 'wide' ? Math.min(1.04, sk.body.leg) : sk.body.leg
  const [thigh, knee, hem] = garment.widths
  const apart = sk.pose.startsWith('wide') ? 2 : hem > 30 ? 16 : hem > 24 ? 7 : 2
  if (garment.kind === 'shorts') {
    const share = (y(garment.length) - limb.hip[1]) / (limb.knee[1] - limb.hip[1])
    const hemX = limb.hip[0] + (limb.knee[0] - limb.hip[0]) * share + limb.side * 13
    return tube([
      joint([limb.hip[0] + limb.side, limb.hip[1]], thigh * scale),
      joint([(limb.hip[0] + hemX) / 2 + limb.side, (limb.hip[1] + y(garment.length)) / 2], knee * scale),
      joint([hemX, y(garment.length)], hem * scale),
    ])
  }
  const end = y(garment.length) + (limb.ankle[1] - y(8.05))
  return tube([
    joint([limb.hip[0] + limb.side, limb.hip[1]], thigh * scale),
    joint([limb.knee[0] + limb.side * apart * 0.6, limb.knee[1]], knee * scale),
    joint([limb.ankle[0] + limb.side * apart, Math.max(end, limb.knee[1] + 40)], hem * scale),
  ])
}

function trouserLeg(sheet: Sheet, sk: Skeleton, limb: Leg, garment: Trousers, seen: Seen): string {
  const { side } = limb
  const short = garment.kind === 'shorts'
  const cloth = legTube(sk, limb, garment)
  const [outer, inner] = side < 0 ? [cloth.left, cloth.right] : [cloth.right, cloth.left]
  const crotch: Point = [sk.centre(4.2) - side * 3, y(4.26)]
  const low = outer.filter(([, py]) => py > y(4.35))
  const inside = inner.filter(([, py]) => py > y(4.6))
  const hipHalf = Math.max(sk.body.hip + 5, side * (at(outer, 0)[0] - sk.centre(3.95)))
  const shape = curve([
    corner(sk.point(side, sk.body.waist + 3, WAIST)),
    sk.point(side, (sk.body.waist + hipHalf) / 2 + 3, 3.36),
    sk.point(side, hipHalf, 3.85),
    ...low.slice(0, -1),
    corner(at(low, -1)),
    corner(at(inside, -1)),
    ...inside.slice(0, -1).toReversed(),
    corner(crotch),
    corner([sk.centre(WAIST) - side * 2, y(WAIST)]),
  ])
  const over = [
    hipDetails(sk, side, garment, seen),
    legFolds(cloth, limb, garment, short),
    limb.far ? shade(shape, dark(garment.colour, 0.6), 0.26) : '',
  ].join('')
  const hem = short || garment.turnUp ? turnUp(sheet, cloth, garment, short) : ''
  return piece(sheet, shape, garment, { over, lean: short ? 0 : cloth.lean, cast: !limb.far, side: false }) + hem
}

function turnUp(sheet: Sheet, limb: Tube, garment: Trousers, short: boolean): string {
  if (short) return seam(stroke([on(limb, 0.93, 0), on(limb, 0.93, 1)]), ink(garment.colour), 1.1, 0.45)
  return piece(
    sheet,
    bandOf(limb, 0.955, 1, 0.03),
    { colour: light(garment.colour, 0.34), pattern: garment.pattern },
    { lean: limb.lean },
  )
}

function legFolds(limb: Tube, { side, far }: Leg, garment: Trousers, short: boolean): string {
  const { colour, pattern } = garment
  const inner = side < 0 ? 1 : 0
  const points = (across: number, shares: readonly number[]) => stroke(shares.map((share) => on(limb, share, across)))
  const band = curve([
    ...limb.right,
    ...limb.right
      .map((point, i): Point => [point[0] + (at(limb.left, i)[0] - point[0]) * (0.22 + 0.1 * Math.min(1, i / 12)), point[1]])
      .toReversed(),
  ])
  const out = [shade(band, dark(colour, 0.55), 0.2)]
  if (garment.crease && !short) {
    out.push(
      seam(points(0.48, [0.06, 0.3, 0.55, 0.8, 1]), ink(colour), 1.3, 0.5),
      seam(points(0.44, [0.1, 0.3, 0.55, 0.8, 1]), light(colour, 0.7), 2.6, 0.2),
    )
  }
  if (pattern === 'denim') {
    const [cx, cy] = on(limb, 0.28, 0.42)
    out.push(
      `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="15" ry="95" fill="${light(colour, 0.75)}" opacity=".24" filter="url(#soft)"/>`,
    )
    out.push(seam(points(side < 0 ? 0.07 : 0.93, [0.02, 0.5, 1]), STITCH, 1.1, 0.55, '4 2.5'))
  }
  if (short)
    out.push(
      fold(garment, on(limb, 0.98, 0.6), on(limb, 0.2, 0.55), { width: 5, bow: 5 }),
      fold(garment, on(limb, 0.98, 0.25), on(limb, 0.5, 0.3), { width: 4, bow: -3, opacity: 0.2 }),
    )
  else out.push(...longFolds(limb, garment))
  out.push(fold(garment, on(limb, 0.02, inner ? 0.95 : 0.05), on(limb, 0.2, 0.5), { width: 6, bow: 0, opacity: 0.26 }))
  if (!far)
    out.push(
      seam(
        points(inner, [0.14, 0.4, 0.7, 1]),
        inner ? dark(colour, 0.7) : light(colour, 0.5),
        inner ? 12 : 3,
        inner ? 0.26 : 0.4,
      ),
    )
  out.push(seam(stroke([on(limb, 0.985, 0), on(limb, 0.985, 1)]), ink(colour), 1.2, 0.35))
  return out.join('')
}

function longFolds(limb: Tube, garment: Trousers): string[] {
  const knee =
    garment.widths[2] > 30
      ? []
      : [
          fold(garment, on(limb, 0.43, 0.92), on(limb, 0.5, 0.35), { width: 5, bow: -6, opacity: 0.14 }),
          fold(garment, on(limb, 0.52, 0.08), on(limb, 0.57, 0.6), { width: 5, bow: 4, opacity: 0.12 }),
        ]
  return [
    ...knee,
    fold(garment, on(limb, 0.98, 0.18), on(limb, 0.7, 0.33), { width: 6, bow: -4, opacity: 0.24 }),
    fold(garment, on(limb, 0.99, 0.74), on(limb, 0.6, 0.66), { width: 6, bow: 4, opacity: 0.28 }),
    fold(garment, on(limb, 0.98, 0.45), on(limb, 0.76, 0.5), { width: 3, bow: -3, opacity: 0.22, lit: true }),
  ]
}

/** Fly, pockets and pleats, on the half of one leg. */
function hipDetails(sk: Skeleton, side: Side, garment: Trousers, seen: Seen): string {
  const { colour, pattern } = garment
  const { body, point } = sk
  const line = pattern === 'denim' ? STITCH : ink(colour)
  const middle = seam(
    stroke([
      [sk.centre(3), y(3.1)],
      [sk.centre(4.2), y(4.24)],
    ]),
    ink(colour),
    1.3,
    side > 0 ? 0.5 : 0,
  )
  if (seen === 'back') {
    const pocket = polygon([
      point(side, 12, 3.5),
      point(side, 37, 3.46),
      point(side, 36, 3.82),
      point(side, 24.5, 3.9),
      point(side, 13, 3.84),
    ])
    const back =
      pattern === 'denim'
        ? seam(pocket.d, line, 1.3, 0.7)
        : seam(stroke([point(side, 13, 3.55), point(side, 36, 3.52)]), line, 1.6, 0.55)
    return middle + back + fold(garment, point(side, 6, 4.3), point(side, 34, 4.1), { opacity: 0.28 })
  }
  const fly =
    side > 0
      ? seam(
          stroke([
            [sk.centre(3.1) + 9, y(3.12)],
            [sk.centre(3.5) + 9, y(3.56)],
            [sk.centre(3.9) + 1, y(3.88)],
          ]),
          line,
          1.1,
          0.5,
        )
      : ''
  const pocket =
    pattern === 'denim'
      ? seam(stroke([point(side, 20, 3.12), point(side, 27, 3.32), point(side, body.hip + 4, 3.4)]), line, 1.3, 0.65)
      : seam(stroke([point(side, body.waist - 7, 3.12), point(side, body.hip - 1, 3.62)]), line, 1.4, 0.55)
  const pleats = garment.crease
    ? fold(garment, point(side, 18, 3.12), point(side, 24, 3.85), { width: 3, bow: 0, opacity: 0.34 })
    : ''
  return (
    middle +
    fly +
    pocket +
    pleats +
    fold(garment, point(side, 4, 4.2), point(side, 34, 3.88), { opacity: side > 0 ? 0.28 : 0.2, bow: 3 })
  )
}

function band(sk: Skeleton, from: number, to: number) {
  const half = (h: number) => sk.body.waist + 3.5 + (h - WAIST) * 12
  return polygon([
    sk.point(-1, half(from), from),
    sk.point(1, half(from), from),
    sk.point(1, half(to), to),
    sk.point(-1, half(to), to),
  ])
}

function waistband(sheet: Sheet, sk: Skeleton, garment: Trousers | Skirt, seen: Seen): string {
  const { colour, pattern } = garment
  const shape = band(sk, WAIST - 0.02, 3.12)
  const loops = sides
    .map((side) => seam(stroke([sk.point(side, 22, WAIST - 0.01), sk.point(side, 22.5, 3.13)]), dark(colour, 0.3), 3, 0.5))
    .join('')
  const belt = 'belt' in garment ? garment.belt : undefined
  const button =
    seen === 'front' && !belt ? dot([sk.centre(3.04) + 1, y(3.04)], 2.3, pattern === 'denim' ? '#c99a52' : ink(colour), 0.8) : ''
  if (belt) {
    const buckle = `<rect x="${n1(sk.centre(3) - 7)}" y="${n1(y(2.975))}" width="14" height="10" rx="2" fill="none" stroke="#cfae6e" stroke-width="2.2"/>`
    return piece(sheet, shape, { colour: belt }, { over: seen === 'front' ? buckle : '', cast: false })
  }
  return (
    piece(
      sheet,
      shape,
      { ...garment, colour: dark(colour, 0.07) },
      { over: garment.kind === 'slip' || garment.kind === 'pleated' ? '' : loops, cast: false },
    ) + button
  )
}

const flares: Record<Skirt['cut'], number> = { a: 24, full: 36, pleats: 19, bias: 9, pencil: -1 }

interface SkirtFrame {
  readonly half: number
  readonly bottom: number
  readonly middle: number
}

function frameOf(sk: Skeleton, cut: Skirt['cut'], length: number): SkirtFrame {
  return {
    half: Math.max(30, sk.body.hip + 6 + flares[cut] * (length - 3.9)),
    bottom: y(length),
    middle: sk.centre(4) + (sk.sway / 8) * 6 * ((length - 3.9) / 2.5),
  }
}

/** A skirt from `from` heads down, without its waistband. */
function skirtBody(sheet: Sheet, sk: Skeleton, garment: Skirt | Dress, from: number): string {
  const { cut, length } = garment
  const { half, bottom, middle } = frameOf(sk, cut, length)
  const waves = cut === 'pencil' ? 1 : cut === 'full' ? 4 : cut === 'bias' ? 2 : 3
  const count = waves * 2
  const hem = Array.from({ length: count + 1 }, (_, i): Point => {
    const across = (i / count) * 2 - 1
    const dip = cut === 'pencil' ? (1 - across ** 2) * 5 : (i % 2 ? 6 : 0) + (1 - across ** 2) * 9
    return i === 0 || i === count ? [middle + across * half, bottom, 1] : [middle + across * half, bottom + dip]
  })
  const down = (side: Side): Point[] => [
    corner(sk.point(side, sk.body.waist + 3, from)),
    sk.point(side, sk.body.waist + (cut === 'full' ? 14 : 9), 3.28),
    sk.point(side, sk.body.hip + (cut === 'full' ? 12 : 5), 3.85),
  ]
  const shape = curve([...down(1), ...hem.toReversed(), ...down(-1).toReversed()])
  const over =
    cut === 'pleats' ? pleats(sk, garment, { half, bottom, middle }) : hangingFolds(sk, garment, { half, bottom, middle })
  const deep = curve([
    sk.point(1, sk.body.hip + 12, 3.3),
    [middle + half + 8, bottom + 10],
    [middle + half * 0.5, bottom + 12],
    sk.point(1, sk.body.hip * 0.62, 4.2),
  ])
  const sheen = garment.sheen
    ? `<g filter="url(#blur)">${shade(curve([sk.point(-1, 20, 3.2), sk.point(-1, 6, 4.1), [middle - half * 0.15, bottom + 10], [middle - half * 0.42, bottom + 8], sk.point(-1, 34, 4)]), '#fff6e6', 0.26)}</g>`
    : ''
  return piece(sheet, shape, garment, { over: `${over}${shade(deep, dark(garment.colour, 0.55), 0.18)}${sheen}` })
}

function pleats(sk: Skeleton, garment: Skirt | Dress, { half, bottom, middle }: SkirtFrame): string {
  const count = 13
  return Array.from({ length: count - 1 }, (_, i) => {
    const across = ((i + 1) / count) * 2 - 1
    const side: Side = across < 0 ? -1 : 1
    const start = sk.point(side, Math.abs(across) * (sk.body.waist + 4), 3.1)
    const knee: Point = [sk.centre(3.9) + across * (sk.body.hip + 4), y(3.9)]
    const end: Point = [middle + across * half, bottom + 10]
    const blade = curve([start, knee, corner(end), corner([end[0] + 9, end[1]]), [knee[0] + 4, knee[1]]])
    return (
      shade(blade, dark(garment.colour, 0.55), across > 0.2 ? 0.32 : 0.22) +
      seam(stroke([start, knee, end]), light(garment.colour, 0.7), 1, 0.3)
    )
  }).join('')
}

function hangingFolds(sk: Skeleton, garment: Skirt | Dress, { half, bottom, middle }: SkirtFrame): string {
  const count = garment.cut === 'full' ? 7 : garment.cut === 'pencil' ? 2 : garment.cut === 'bias' ? 4 : 5
  const out: string[] = []
  for (let i = 1; i < count; i += 1) {
    const across = (i / count) * 2 - 1
    const high = garment.cut === 'full' ? 3.12 : 3.6 + (i % 2) * 0.3
    const start = sk.point(across < 0 ? -1 : 1, Math.abs(across) * (sk.body.waist + 4), high)
    const end: Point = [middle + across * half, bottom + 4]
    out.push(fold(garment, end, start, { width: 6 + 5 * Math.abs(across), bow: across * 12, opacity: across > 0 ? 0.28 : 0.18 }))
    out.push(
      fold(garment, [end[0] - 12, end[1]], [start[0] - 4, (start[1] + end[1]) / 2], {
        bow: across * 8,
        opacity: 0.18,
        lit: true,
      }),
    )
  }
  if (garment.cut === 'pencil' || garment.cut === 'bias')
    out.push(
      fold(garment, sk.point(1, sk.body.hip, 3.7), sk.point(1, 8, 3.98), { width: 5, bow: 0, opacity: 0.2 }),
      fold(garment, sk.point(-1, sk.body.hip, 4.3), sk.point(-1, 10, 4.55), { width: 4, bow: 0, opacity: 0.14 }),
    )
  return out.join('')
}

export function skirt(sheet: Sheet, sk: Skeleton, garment: Skirt, seen: Seen): string {
  const zip =
    seen === 'back'
      ? seam(
          stroke([
            [sk.centre(3), y(3.12)],
            [sk.centre(3.5), y(3.72)],
          ]),
          ink(garment.colour),
          1.6,
          0.6,
        ) + dot([sk.centre(3), y(3.16)], 2, '#b9a27a')
      : ''
  return skirtBody(sheet, sk, garment, WAIST) + zip + waistband(sheet, sk, garment, seen)
}

/** The skirt of a dress and the seam or belt at its waist; the bodice is drawn by `tops`. */
export function dressSkirt(sheet: Sheet, sk: Skeleton, garment: Dress): string {
  return skirtBody(sheet, sk, garment, 2.92)
}

export function dressWaist(sheet: Sheet, sk: Skeleton, garment: Dress): string {
  const half = sk.body.waist + 4.5
  const deep = garment.belt ? 0.09 : 0.05
  const shape = polygon([
    sk.point(-1, half, 3 - deep),
    sk.point(1, half, 3 - deep),
    sk.point(1, half + 1, 3 + deep),
    sk.point(-1, half + 1, 3 + deep),
  ])
  const buckle = garment.belt
    ? `<rect x="${n1(sk.centre(3) - 7)}" y="${n1(y(3) - deep * HEAD + 1.5)}" width="14" height="11" rx="2.5" fill="none" stroke="#cfae6e" stroke-width="2.2"/>`
    : ''
  return piece(sheet, shape, garment.belt ? { colour: garment.belt } : { ...garment, colour: dark(garment.colour, 0.12) }, {
    over: buckle,
    cast: garment.belt !== undefined,
  })
}
