import { dark, ink, light } from '../colour.ts'
import type { Bag } from './garment.ts'
import { corner, curve, n1, stroke, tube } from '../geometry.ts'
import type { Point, Shape } from '../geometry.ts'
import { dot, fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { joint } from '../skeleton.ts'
import type { Side, Skeleton } from '../skeleton.ts'

const BRASS = '#d8b66c'

/** Coordinates of a bag: origin at the handle, x to the right, y down, `size` 1 as worn. */
class Frame {
  readonly #at: Point
  readonly #size: number
  constructor(origin: Point, size: number) {
    this.#at = origin
    this.#size = size
  }
  point(x: number, py: number): Point {
    return [this.#at[0] + x * this.#size, this.#at[1] + py * this.#size]
  }
  form(...spots: (readonly [number, number, 1?])[]): Shape {
    return curve(spots.map(([x, py, c]) => (c ? corner(this.point(x, py)) : this.point(x, py))))
  }
  line(...spots: (readonly [number, number])[]): string {
    return stroke(spots.map(([x, py]) => this.point(x, py)))
  }
  px(value: number) {
    return value * this.#size
  }
}

/** A bag hanging from `origin` by its handle. */
export function bag(sheet: Sheet, garment: Bag, origin: Point, size = 1): string {
  const frame = new Frame(origin, size)
  switch (garment.form) {
    case 'top handle':
      return topHandle(sheet, garment, frame)
    case 'hobo':
      return hobo(sheet, garment, frame)
    case 'tote':
      return tote(sheet, garment, frame)
    case 'box':
      return box(sheet, garment, frame)
    case 'half moon':
    default:
      return halfMoon(sheet, garment, frame)
  }
}

const stitches = (d: string, garment: Bag, frame: Frame) =>
  seam(
    d,
    garment.pattern === 'mesh' ? dark(garment.colour, 0.4) : light(garment.colour, 0.45),
    frame.px(1),
    0.6,
    `${n1(frame.px(3))} ${n1(frame.px(2.4))}`,
  )

function handle(
  sheet: Sheet,
  garment: Bag,
  frame: Frame,
  spots: (readonly [number, number])[],
  width: number,
  tone = 0.14,
): string {
  const limb = tube(spots.map(([x, py]) => joint(frame.point(x, py), frame.px(width))))
  return piece(
    sheet,
    limb.shape,
    { ...garment, pattern: undefined, colour: dark(garment.colour, tone) },
    {
      side: false,
      over: seam(
        stroke(limb.centre.map(([x, py]): Point => [x - frame.px(0.6), py - frame.px(0.6)])),
        light(garment.colour, 0.6),
        frame.px(1),
        0.35,
      ),
    },
  )
}

function clasp(frame: Frame, x: number, py: number): string {
  const [cx, cy] = frame.point(x, py)
  return (
    `<rect x="${n1(cx - frame.px(4.5))}" y="${n1(cy - frame.px(3))}" width="${n1(frame.px(9))}" height="${n1(frame.px(6.4))}" rx="${n1(frame.px(1.6))}" fill="${BRASS}"/>` +
    dot([cx, cy], Math.round(frame.px(1.3) * 10) / 10, '#8a6a2f')
  )
}

const side = (garment: Bag, shape: Shape) => shade(shape, dark(garment.colour, 0.6), 0.2)

function topHandle(sheet: Sheet, garment: Bag, frame: Frame): string {
  const body = frame.form([-30, 22, 1], [30, 22, 1], [35, 45], [36, 66], [31, 71, 1], [-31, 71, 1], [-36, 66], [-35, 45])
  const flap = frame.form([-31, 20, 1], [31, 20, 1], [33.5, 38], [27, 47], [0, 51], [-27, 47], [-33.5, 38])
  const over =
    side(garment, frame.form([16, 20], [40, 20], [40, 76], [20, 76])) +
    seam(frame.line([-31, 64], [0, 66], [31, 64]), ink(garment.colour), frame.px(1), 0.3)
  const lit = shade(frame.form([-26, 24], [-14, 24], [-17, 44], [-27, 42]), light(garment.colour, 0.7), 0.16)
  const rings = [-19, 19].map((x) => dot(frame.point(x, 20), Math.round(frame.px(2.6) * 10) / 10, BRASS)).join('')
  return (
    handle(
      sheet,
      garment,
      frame,
      [
        [-19, 21],
        [-17, 2],
        [-8, -8],
        [8, -8],
        [17, 2],
        [19, 21],
      ],
      2.6,
    ) +
    piece(sheet, body, garment, { over }) +
    piece(
      sheet,
      flap,
      { ...garment, colour: light(garment.colour, 0.05) },
      {
        over: lit + stitches(frame.line([-30, 24], [-31, 37], [-25, 44], [0, 48], [25, 44], [31, 37], [30, 24]), garment, frame),
      },
    ) +
    rings +
    clasp(frame, 0, 47)
  )
}

function hobo(sheet: Sheet, garment: Bag, frame: Frame): string {
  const body = frame.form([-27, 16, 1], [0, 24], [27, 16, 1], [37, 42], [30, 62], [0, 69], [-30, 62], [-37, 42])
  const over =
    side(garment, frame.form([14, 18], [40, 16], [42, 70], [6, 72])) +
    stitches(frame.line([-25, 21], [0, 29], [25, 21]), garment, frame) +
    fold(garment, frame.point(-22, 26), frame.point(-12, 58), { width: frame.px(4), bow: frame.px(-4), opacity: 0.24 }) +
    fold(garment, frame.point(20, 28), frame.point(8, 60), { width: frame.px(5), bow: frame.px(5), opacity: 0.26 })
  return (
    handle(
      sheet,
      garment,
      frame,
      [
        [-26, 20],
        [-20, 0],
        [0, -9],
        [20, 0],
        [26, 20],
      ],
      3.1,
    ) +
    piece(sheet, body, garment, { over }) +
    [-25, 25].map((x) => dot(frame.point(x, 19), Math.round(frame.px(2.3) * 10) / 10, BRASS)).join('')
  )
}

function tote(sheet: Sheet, garment: Bag, frame: Frame): string {
  const body = frame.form([-33, 28, 1], [0, 30], [33, 28, 1], [35, 66], [36, 101, 1], [0, 104], [-36, 101, 1], [-35, 66])
  const strap = (x: number) =>
    handle(
      sheet,
      garment,
      frame,
      [
        [-15 + x, 32],
        [-14 + x, 8],
        [-6 + x, -6],
        [6 + x, -6],
        [14 + x, 8],
        [15 + x, 32],
      ],
      2.3,
      x ? 0.3 : 0.12,
    )
  const tabs = [-15, 15]
    .map((x) =>
      shade(frame.form([x - 4.5, 27, 1], [x + 4.5, 27, 1], [x + 4.5, 46, 1], [x - 4.5, 46, 1]), dark(garment.colour, 0.4), 0.4),
    )
    .join('')
  const over =
    side(garment, frame.form([17, 26], [40, 26], [40, 108], [21, 108])) +
    tabs +
    stitches(frame.line([-32, 37], [0, 39], [33, 37]), garment, frame) +
    fold(garment, frame.point(-20, 98), frame.point(-26, 52), { width: frame.px(4), bow: frame.px(-2), opacity: 0.2 }) +
    fold(garment, frame.point(10, 98), frame.point(6, 60), { width: frame.px(5), bow: frame.px(3), opacity: 0.2 }) +
    seam(frame.line([-36, 93], [0, 96], [36, 93]), ink(garment.colour), frame.px(1), 0.25)
  return strap(4) + piece(sheet, body, garment, { over }) + strap(0)
}

function box(sheet: Sheet, garment: Bag, frame: Frame): string {
  const body = frame.form([-27, 4, 1], [27, 4, 1], [29, 24], [28, 42], [23, 46], [-23, 46], [-28, 42], [-29, 24])
  const flap = frame.form([-28, 2, 1], [28, 2, 1], [29, 18], [24, 27], [0, 30], [-24, 27], [-29, 18])
  return (
    piece(sheet, body, garment, { over: side(garment, frame.form([13, 0], [32, 0], [32, 50], [16, 50])) }) +
    piece(
      sheet,
      flap,
      { ...garment, colour: light(garment.colour, 0.05) },
      {
        over:
          shade(frame.form([-26, 3], [-10, 3], [-16, 24], [-25, 22]), light(garment.colour, 0.6), 0.08) +
          stitches(frame.line([-26, 6], [-26.5, 18], [-22, 25], [0, 27.5], [22, 25], [26.5, 18], [26, 6]), garment, frame),
      },
    ) +
    clasp(frame, 0, 28)
  )
}

function halfMoon(sheet: Sheet, garment: Bag, frame: Frame): string {
  const body = frame.form([-32, 6, 1], [0, 2], [32, 6, 1], [34, 18], [24, 38], [0, 46], [-24, 38], [-34, 18])
  const over =
    side(garment, frame.form([12, 0], [38, 0], [38, 40], [6, 50])) +
    shade(frame.form([-34, 4, 1], [0, 0], [34, 4, 1], [32, 12, 1], [0, 8], [-32, 12, 1]), dark(garment.colour, 0.5), 0.3) +
    seam(frame.line([-30, 12], [0, 8], [30, 12]), dark(garment.colour, 0.6), frame.px(2.6), 0.6) +
    seam(frame.line([-30, 12], [0, 8], [30, 12]), BRASS, frame.px(0.9), 0.9, `${n1(frame.px(1.2))} ${n1(frame.px(1.2))}`) +
    stitches(frame.line([-30, 20], [-21, 34], [0, 41], [21, 34], [30, 20]), garment, frame)
  return (
    piece(sheet, body, garment, { over }) +
    [-31, 31].map((x) => dot(frame.point(x, 8), Math.round(frame.px(2.2) * 10) / 10, BRASS)).join('')
  )
}

/** A cross-body bag at the hip on `at`, its strap from the other shoulder. */
export function crossbody(sheet: Sheet, sk: Skeleton, garment: Bag, at: Side): string {
  const other: Side = at < 0 ? 1 : -1
  const hip = sk.point(at, sk.body.hip - 4, 3.5)
  const from = sk.point(other, sk.body.shoulder - 25, 1.47)
  const strap = tube([
    joint(from, 2.4),
    joint([(from[0] + hip[0]) / 2 + at * 3, (from[1] + hip[1]) / 2 + 4], 2.4),
    joint([hip[0] - at * 6, hip[1] + 6], 2.4),
  ])
  return piece(sheet, strap.shape, { colour: dark(garment.colour, 0.16) }, { side: false }) + bag(sheet, garment, hip, 1)
}

/** The strap of a cross-body bag that hangs from a hook. */
export function hangingStrap(sheet: Sheet, garment: Bag, origin: Point, size: number): string {
  const frame = new Frame(origin, size)
  return handle(
    sheet,
    garment,
    frame,
    [
      [-29, 10],
      [-25, -18],
      [-12, -42],
      [0, -50],
      [12, -42],
      [25, -18],
      [29, 10],
    ],
    1.5,
  )
}
