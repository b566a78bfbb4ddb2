import { blush } from '../person/body.ts'
import { dark, ink, light } from '../colour.ts'
import type { Hex } from '../colour.ts'
import type { Shoes } from './garment.ts'
import { curve, joined, polygon, stroke, tube } from '../geometry.ts'
import type { Point, Shape } from '../geometry.ts'
import { dot, fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { HEAD, joint } from '../skeleton.ts'
import type { Leg, Skeleton } from '../skeleton.ts'

type Local = readonly [u: number, v: number, corner?: 1]
type Foot = (...points: Local[]) => Point[]

/** Foot coordinates: u outwards from the ankle, v down to the toe, turned with the foot. */
function footOf(limb: Leg, size: number): Foot {
  const angle = (limb.toe * Math.PI) / 180
  const squash = limb.far ? 0.86 : 1
  return (...points) =>
    points.map(([u, v, c]): Point => {
      const x = limb.ankle[0] + limb.side * (u * Math.cos(angle) + v * Math.sin(angle)) * size
      const py = limb.ankle[1] + (v * Math.cos(angle) - u * Math.sin(angle)) * size * squash
      return c ? [x, py, 1] : [x, py]
    })
}

const uppers: Record<Shoes['kind'], readonly Local[]> = {
  loafers: [
    [-9.5, 7, 1],
    [-12.5, 19],
    [-14.5, 31],
    [-11, 41],
    [-1, 45.5],
    [9, 43.5],
    [14.5, 34],
    [14, 21],
    [10, 6, 1],
    [1, 15],
  ],
  sneakers: [
    [-10.5, -4, 1],
    [-13, 11],
    [-15.5, 27],
    [-13, 40],
    [-1, 45.5],
    [10, 44],
    [15.5, 35],
    [15, 21],
    [12, 8],
    [10.5, -4, 1],
    [0, -7],
  ],
  boots: [
    [-11.5, -8, 1],
    [-13, 10],
    [-15, 27],
    [-12.5, 40],
    [-1, 46],
    [9.5, 44.5],
    [15, 36],
    [14.5, 22],
    [12.5, 8],
    [11.5, -8, 1],
  ],
  heels: [
    [-10.5, 22, 1],
    [-11.5, 31],
    [-7, 43],
    [0.5, 53],
    [7.5, 44],
    [12, 31],
    [11, 21, 1],
    [7, 31],
    [0, 35],
    [-7, 31],
  ],
}

/** A shoe from the front, with as much foot as it shows. */
export function shoe(sheet: Sheet, sk: Skeleton, limb: Leg, garment: Shoes, skin: Hex): string {
  const size = sk.body.frame === 'strong' ? 1.14 : 1.0
  const foot = footOf(limb, size)
  const upper = curve(foot(...uppers[garment.kind]))
  const bare =
    garment.kind === 'loafers' || garment.kind === 'heels'
      ? piece(
          sheet,
          curve(foot([-8.6, -2, 1], [-10, 13], [-10.5, 26], [-6, 42], [2, 47], [8.5, 40], [11, 26], [9.5, 12], [8.6, -2, 1])),
          { colour: skin },
          {
            over: shade(curve(foot([4, -2], [7, 20], [5, 40], [14, 40], [14, -2])), blush(skin, 0.5), 0.2),
            cast: false,
            side: false,
          },
        )
      : ''
  if (garment.kind === 'boots') return sole(sheet, foot, upper, garment) + boot(sheet, sk, limb, garment, foot, upper)
  const body =
    garment.kind === 'heels' && garment.strap === 'ankle'
      ? sandal(sheet, foot, garment)
      : piece(sheet, upper, garment, {
          over: detailsOf(foot, garment) + (limb.far ? shade(upper, dark(garment.colour, 0.7), 0.2) : ''),
        })
  return sole(sheet, foot, upper, garment) + bare + body + laces(foot, garment)
}

/** The sole: the upper's outline grown a little below and around the toe. */
function sole(sheet: Sheet, foot: Foot, upper: Shape, garment: Shoes): string {
  if (garment.kind === 'heels') {
    const stick = polygon(foot([-5, 12], [1, 13], [-2.5, 46], [-6, 46]))
    return piece(sheet, stick, { colour: dark(garment.colour, 0.3) }, { cast: false })
  }
  const thick = garment.kind === 'sneakers' ? 3.6 : garment.kind === 'boots' ? 4.4 : 2.4
  const grown = curve(
    foot(
      [-14.6 - thick * 0.3, 24],
      [-15.5 - thick * 0.4, 32],
      [-13 - thick * 0.3, 41 + thick * 0.6],
      [-1, 46 + thick],
      [10.5, 44.5 + thick * 0.8],
      [16 + thick * 0.3, 35.5],
      [15 + thick * 0.3, 24],
    ),
  )
  const colour = garment.sole ?? (garment.kind === 'sneakers' ? '#f4f0e8' : '#231d20')
  return piece(sheet, grown, { colour }, { over: garment.kind === 'sneakers' ? seam(upper.d, dark(colour, 0.4), 2, 0.25) : '' })
}

/** Shaft and foot of a boot, cut in one. */
function boot(sheet: Sheet, sk: Skeleton, limb: Leg, garment: Shoes, foot: Foot, upper: Shape): string {
  const rise = (garment.shaft ?? 0.7) * HEAD
  const wide = sk.body.leg
  const [ax, ay] = limb.ankle
  const along = Math.min(0.9, rise / (ay - limb.knee[1]))
  const at = (share: number): Point => [ax + (limb.knee[0] - ax) * along * share, ay - rise * share]
  const tall = rise > 70
  const shaft = tube([
    joint(at(1), (tall ? 18.5 : 14) * wide),
    joint(at(0.5), (tall ? 16 : 12.4) * wide),
    joint(at(0.12), 11.2 * wide),
    joint([ax, ay + 8], 11.4 * wide),
  ])
  const edge = curve([...shaft.right, ...shaft.right.map(([x, py]): Point => [x - 8, py]).toReversed()])
  const gore = tall
    ? seam(stroke(shaft.centre.map(([x, py]): Point => [x + limb.side * 6, py])), ink(garment.colour), 1.3, 0.4)
    : shade(
        polygon(
          [at(0.95), at(0.2)].flatMap(([x, py], i): Point[] =>
            i === 0
              ? [
                  [x + limb.side * 5, py],
                  [x + limb.side * 16, py],
                ]
              : [
                  [x + limb.side * 15, py],
                  [x + limb.side * 7, py],
                ],
          ),
        ),
        dark(garment.colour, 0.8),
        0.4,
      )
  const creases =
    fold(garment, [ax + 11, ay - 6], [ax - 7, ay + 4], { opacity: 0.34, bow: 0 }) +
    fold(garment, [ax - 11, ay - 16], [ax + 6, ay - 10], { opacity: 0.28, bow: 0 })
  const over =
    shade(edge, dark(garment.colour, 0.6), 0.25) +
    gore +
    creases +
    seam(stroke(shaft.left.map(([x, py]): Point => [x + 4, py])), light(garment.colour, 0.5), 2, 0.3) +
    detailsOf(foot, garment) +
    (limb.far ? shade(joined(shaft.shape, upper), dark(garment.colour, 0.7), 0.2) : '')
  return piece(sheet, joined(shaft.shape, upper), garment, { over, side: false, rim: false })
}

function detailsOf(foot: Foot, garment: Shoes): string {
  const { kind, colour } = garment
  const tone = ink(colour)
  const shine = shade(curve(foot([-8, 30], [-2, 27], [1, 33], [-5, 39])), light(colour, 0.7), 0.2)
  switch (kind) {
    case 'loafers':
      return (
        shine +
        seam(stroke(foot([-9, 18], [-8.5, 30], [0, 36.5], [9, 29], [9.5, 17])), tone, 1.5, 0.6) +
        shade(polygon(foot([-13, 20], [13.5, 18.5], [14, 25], [-14, 26.5])), dark(colour, 0.35), 0.55) +
        seam(stroke(foot([-4, 22.6], [4, 22])), light(colour, 0.45), 2.2, 0.6)
      )
    case 'sneakers':
      return (
        seam(stroke(foot([-15, 32], [-8, 28.5], [1, 27.5], [10, 28], [16, 31])), tone, 1.4, 0.35) +
        shade(curve(foot([-13, 36], [0, 31], [13, 35], [12, 46], [-12, 46])), light(colour, 0.4), 0.25) +
        shade(polygon(foot([-6, -8], [6, -8], [7, 24], [-7, 24])), light(colour, 0.35), 0.35)
      )
    case 'boots':
      return shine + seam(stroke(foot([-12, 18], [-4, 14], [5, 14], [13, 17])), tone, 1.2, 0.35)
    case 'heels':
    default:
      return shine
  }
}

function laces(foot: Foot, { kind, colour }: Shoes): string {
  if (kind !== 'sneakers') return ''
  return [2, 8, 14, 20]
    .map(
      (v) =>
        seam(stroke(foot([-5.5, v], [6, v - 1])), light(colour, 0.85), 2.4, 0.95) +
        seam(stroke(foot([-5.5, v + 1.8], [6, v + 0.8])), dark(colour, 0.6), 0.9, 0.35),
    )
    .join('')
}

/** Straps over the toes and round the ankle, on a thin sole. */
function sandal(sheet: Sheet, foot: Foot, garment: Shoes): string {
  const strap = (points: Local[], width: number) => {
    const line = foot(...points)
    return piece(sheet, tube(line.map((point) => joint(point, width))).shape, garment, { cast: false })
  }
  const edge = seam(stroke(foot([-10.5, 30], [-6, 43.5], [2, 48.5], [9, 41.5], [11.5, 30])), garment.colour, 2.6, 1)
  return (
    edge +
    strap(
      [
        [-10.5, 34],
        [0, 30.5],
        [11, 33],
      ],
      3,
    ) +
    strap(
      [
        [-9, 1],
        [0, 4.4],
        [9, 1],
      ],
      2.1,
    ) +
    strap(
      [
        [-10, 22],
        [0, 17],
        [10.5, 21],
      ],
      1.8,
    ) +
    dot(foot([7, 2.4])[0] ?? [0, 0], 1.7, '#d8b66c')
  )
}
