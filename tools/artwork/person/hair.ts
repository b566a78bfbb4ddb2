import { dark, light } from '../colour.ts'
import type { Hex } from '../colour.ts'
import { curve, ellipse, joined, stroke } from '../geometry.ts'
import type { Point, Shape } from '../geometry.ts'
import type { HairName } from './person.ts'
import { random } from '../random.ts'
import { piece, seam } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { CENTRE, y } from '../skeleton.ts'

/** Hair behind the body, behind the face, and over the face. */
export interface Hair {
  readonly back: string
  readonly front: string
}

type Spot = readonly [dx: number, h: number, corner?: 1]

const place = (spots: readonly Spot[]): Point[] => spots.map(([dx, h, c]) => (c ? [CENTRE + dx, y(h), 1] : [CENTRE + dx, y(h)]))
const form = (...spots: Spot[]): Shape => curve(place(spots))
const mirror = (spots: readonly Spot[]): Spot[] => spots.map(([dx, h, c]): Spot => (c ? [-dx, h, c] : [-dx, h])).toReversed()

/** A symmetric outline: the given spots run down the left side, from the crown. */
const both = (...left: Spot[]): Shape => form(...left, ...mirror(left))

/** Crown caps: where the hair parts decides the character of a head. */
const caps = {
  middle: () =>
    form(
      [-27, 0.66, 1],
      [-31.5, 0.34],
      [-24, 0.04],
      [0, -0.1],
      [24, 0.04],
      [31.5, 0.34],
      [27, 0.66, 1],
      [24.5, 0.44],
      [17, 0.26],
      [1, 0.1, 1],
      [-15, 0.26],
      [-24, 0.44],
    ),
  parted: () =>
    form(
      [-26.5, 0.62, 1],
      [-31.5, 0.32],
      [-22, 0.02],
      [2, -0.11],
      [25, 0.03],
      [32, 0.36],
      [27.5, 0.72, 1],
      [25.5, 0.52],
      [15, 0.34],
      [-10, 0.13, 1],
      [-20, 0.28],
      [-25, 0.44],
    ),
  fringe: () =>
    form(
      [-27.5, 0.72, 1],
      [-32, 0.34],
      [-24, 0.02],
      [0, -0.1],
      [24, 0.02],
      [32, 0.34],
      [27.5, 0.72, 1],
      [24.5, 0.42, 1],
      [12, 0.385],
      [0, 0.395],
      [-12, 0.385],
      [-24.5, 0.42, 1],
    ),
  swept: () =>
    form(
      [-26, 0.5, 1],
      [-30, 0.26],
      [-24, 0.0],
      [-4, -0.15],
      [18, -0.13],
      [31, 0.1],
      [29, 0.36],
      [26, 0.52, 1],
      [23.5, 0.34],
      [14, 0.18],
      [-2, 0.16],
      [-18, 0.24],
      [-24, 0.36],
    ),
  crop: () =>
    form(
      [-25.5, 0.5, 1],
      [-29.5, 0.26],
      [-25, 0.0],
      [-10, -0.13],
      [10, -0.13],
      [25, 0.0],
      [29.5, 0.26],
      [25.5, 0.5, 1],
      [22, 0.3],
      [10, 0.21],
      [0, 0.25],
      [-10, 0.2],
      [-22, 0.3],
    ),
  side: () =>
    form(
      [-25.5, 0.5, 1],
      [-30, 0.26],
      [-24, 0.0],
      [-6, -0.14],
      [16, -0.12],
      [30, 0.1],
      [30, 0.3],
      [25.5, 0.52, 1],
      [23, 0.32],
      [17, 0.24],
      [2, 0.24],
      [-13, 0.15, 1],
      [-21, 0.28],
    ),
  curtain: () =>
    form(
      [-26, 0.54, 1],
      [-31.5, 0.32],
      [-26, 0.02],
      [0, -0.12],
      [26, 0.02],
      [31.5, 0.32],
      [26, 0.54, 1],
      [22, 0.46],
      [13, 0.36],
      [3, 0.12, 1],
      [-8, 0.34],
      [-20, 0.46],
    ),
  buzz: () =>
    form(
      [-25, 0.48, 1],
      [-26.8, 0.26],
      [-17, 0.03],
      [0, -0.035],
      [17, 0.03],
      [26.8, 0.26],
      [25, 0.48, 1],
      [21, 0.28],
      [10, 0.19],
      [0, 0.17],
      [-10, 0.19],
      [-21, 0.28],
    ),
}

const behind: Partial<Record<HairName, () => Shape>> = {
  straight: () => both([0, -0.08], [-31, 0.2], [-36.5, 0.9], [-40, 1.6], [-38, 2.2], [-34, 2.42, 1], [-14, 2.36]),
  fringe: () => both([0, -0.08], [-31.5, 0.2], [-37, 0.85], [-41, 1.5], [-36, 1.86, 1], [-12, 1.84]),
  wave: () =>
    form(
      [0, -0.09],
      [-32, 0.18],
      [-37, 0.7],
      [-48, 1.15],
      [-43, 1.55],
      [-50, 1.9],
      [-40, 2.24],
      [-16, 2.1],
      [16, 2.12],
      [36, 2.28],
      [49, 1.96],
      [42, 1.58],
      [48, 1.18],
      [37, 0.7],
      [32, 0.18],
    ),
  bob: () => both([0, -0.08], [-32, 0.2], [-37, 0.7], [-38, 1.1, 1], [-14, 1.2]),
  lob: () => form([0, -0.08], [-32, 0.2], [-37, 0.8], [-40, 1.4, 1], [-14, 1.5], [12, 1.46], [36, 1.36, 1], [37, 0.8], [32, 0.2]),
  pony: () => form([10, 0.0], [34, 0.12], [46, 0.55], [47, 1.1], [39, 1.72], [33, 1.86, 1], [30, 1.2], [22, 0.5]),
  bun: () => ellipse(CENTRE + 2, y(-0.17), 17.5, 15),
  chignon: () => ellipse(CENTRE + 20, y(0.93), 17, 14),
  braids: () => joined(...[-1, 1].map((side) => braid(side))),
  afro: () => cloud('afro', 46, 40, 0.34, 20),
}

function braid(side: number): Shape {
  const knots = [0.72, 0.96, 1.2, 1.44, 1.68, 1.9].map((h, i) => ellipse(CENTRE + side * (34 + i * 1.2), y(h), 9 - i * 0.5, 11))
  return joined(...knots, ellipse(CENTRE + side * 41, y(2.12), 5, 13))
}

/** Curls: circles along an arc over the head, merged into one outline. */
function cloud(seed: string, rx: number, ry: number, h: number, count: number, from = 0.86, span = 1.28): Shape {
  const chance = random(seed)
  const puffs = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (from + (span * i) / (count - 1))
    const reach = 0.86 + chance() * 0.16
    return ellipse(CENTRE + Math.cos(angle) * rx * reach, y(h) + Math.sin(angle) * ry * reach, 9.5 + chance() * 3.5)
  })
  return joined(ellipse(CENTRE, y(h) - 3, rx * 0.86, ry * 0.88), ...puffs)
}

const topOf: Record<HairName, () => Shape> = {
  straight: caps.middle,
  fringe: caps.fringe,
  wave: caps.parted,
  bob: caps.fringe,
  lob: caps.parted,
  bun: caps.swept,
  chignon: caps.parted,
  pony: caps.swept,
  pixie: () =>
    form(
      [-26.5, 0.62, 1],
      [-30.5, 0.3],
      [-24, 0.0],
      [0, -0.13],
      [24, -0.02],
      [31, 0.26],
      [26.5, 0.66, 1],
      [25, 0.5],
      [17, 0.38],
      [4, 0.42, 1],
      [-6, 0.26],
      [-15, 0.36, 1],
      [-21, 0.3],
      [-24, 0.46],
    ),
  afro: () => joined(caps.buzz(), cloud('afro top', 32, 27, 0.16, 13, 1, 1)),
  braids: caps.middle,
  side: caps.side,
  crop: caps.crop,
  curtain: caps.curtain,
  buzz: caps.buzz,
  curls: () => joined(caps.crop(), cloud('curls', 29, 24, 0.14, 12, 0.98, 1.04)),
  swept: caps.swept,
}

/** Locks that fall before the shoulders. */
const locks: Partial<Record<HairName, readonly Spot[]>> = {
  straight: [
    [-26, 0.4, 1],
    [-32.5, 0.62],
    [-35, 1.05],
    [-37, 1.65],
    [-33, 2.1, 1],
    [-25.5, 1.5],
    [-25.5, 0.86],
  ],
  fringe: [
    [-26, 0.4, 1],
    [-33, 0.62],
    [-36, 1.1],
    [-37, 1.66, 1],
    [-27, 1.62],
    [-25.5, 0.9],
  ],
  wave: [
    [-26, 0.4, 1],
    [-33, 0.58],
    [-42, 1.08],
    [-37, 1.5],
    [-44, 1.86],
    [-34, 2.1, 1],
    [-28, 1.72],
    [-31, 1.32],
    [-26, 0.86],
  ],
  bob: [
    [-26, 0.4, 1],
    [-33.5, 0.6],
    [-37, 1.04, 1],
    [-26.5, 1.1, 1],
    [-24.5, 0.8],
  ],
  lob: [
    [-26, 0.4, 1],
    [-33.5, 0.62],
    [-38, 1.3, 1],
    [-27.5, 1.38, 1],
    [-25.5, 0.85],
  ],
}

/** Under a hat the crown is hidden, so tall hair gives way to something that fits beneath. */
const underHat: Partial<Record<HairName, HairName>> = {
  bun: 'chignon',
  pony: 'chignon',
  afro: 'bob',
  swept: 'crop',
  side: 'crop',
  pixie: 'bob',
  curls: 'crop',
}

export function hair(sheet: Sheet, name: HairName, colour: Hex, hatted: boolean): Hair {
  const style = hatted ? (underHat[name] ?? name) : name
  const shape = behind[style]
  const strands = (spots: readonly Spot[]) => seam(stroke(place(spots)), light(colour, 0.5), 1.5, 0.28)
  const puffed = style === 'afro' || style === 'curls' || style === 'braids'
  const back = shape
    ? piece(
        sheet,
        shape(),
        { colour: style === 'straight' || style === 'wave' ? dark(colour, 0.12) : colour },
        { cast: false, rim: !puffed },
      )
    : ''
  const shine =
    style === 'buzz' || (puffed && style !== 'braids')
      ? ''
      : strands([
          [-23, 0.3],
          [-17, 0.1],
          [-3, 0],
        ]) +
        strands([
          [-27, 0.42],
          [-23, 0.14],
          [-9, 0.02],
        ]) +
        strands([
          [27, 0.4],
          [23, 0.16],
          [13, 0.04],
        ])
  const cap = piece(sheet, topOf[style](), { colour }, { over: shine, cast: false, rim: !puffed })
  const lock = locks[style]
  const falling = lock
    ? [lock, mirror(lock)].map((spots) => piece(sheet, curve(place(spots)), { colour }, { cast: false })).join('')
    : ''
  return { back, front: cap + falling }
}
