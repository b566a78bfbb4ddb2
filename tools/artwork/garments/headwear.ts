import { dark, ink, light } from '../colour.ts'
import type { Hat, Scarf } from './garment.ts'
import { corner, curve, stroke } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { dot, fold, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { CENTRE, y } from '../skeleton.ts'
import type { Skeleton } from '../skeleton.ts'

const spot = (dx: number, h: number, c?: 1): Point => (c ? [CENTRE + dx, y(h), 1] : [CENTRE + dx, y(h)])

export function hat(sheet: Sheet, garment: Hat): string {
  return garment.kind === 'cap' ? cap(sheet, garment) : beret(sheet, garment)
}

/** Six panels, a button, a curved peak that stops above the eyes. */
function cap(sheet: Sheet, garment: Hat): string {
  const { colour } = garment
  const dome = curve([
    spot(-30, 0.3, 1),
    spot(-31, 0.1),
    spot(-24, -0.1),
    spot(0, -0.21),
    spot(24, -0.1),
    spot(31, 0.1),
    spot(30, 0.3, 1),
    spot(0, 0.2),
  ])
  const tone = ink(colour)
  const panels = [
    seam(stroke([spot(0, -0.21), spot(0, 0.2)]), tone, 1.1, 0.4),
    seam(stroke([spot(-2, -0.21), spot(-17, -0.04), spot(-20, 0.26)]), tone, 1.1, 0.4),
    seam(stroke([spot(2, -0.21), spot(17, -0.04), spot(20, 0.26)]), tone, 1.1, 0.4),
    dot(spot(-10, 0), 1.1, dark(colour, 0.5)),
    dot(spot(10, 0), 1.1, dark(colour, 0.5)),
    shade(curve([spot(12, -0.2), spot(34, -0.1), spot(34, 0.32), spot(16, 0.3), spot(19, 0.1)]), dark(colour, 0.55), 0.22),
    shade(curve([spot(-24, -0.04), spot(-14, -0.13), spot(-13, 0.12), spot(-25, 0.2)]), light(colour, 0.7), 0.14),
  ].join('')
  const peak = curve([
    spot(-28, 0.24, 1),
    spot(-15, 0.17),
    spot(0, 0.15),
    spot(15, 0.17),
    spot(28, 0.24, 1),
    spot(30, 0.32),
    spot(24, 0.395),
    spot(0, 0.365),
    spot(-24, 0.395),
    spot(-30, 0.32),
  ])
  const rows = [0, 0.035, 0.07]
    .map((down) => seam(stroke([spot(-25, 0.29 + down), spot(0, 0.22 + down * 1.4), spot(25, 0.29 + down)]), tone, 0.9, 0.35))
    .join('')
  return (
    piece(sheet, dome, garment, { over: panels }) +
    dot(spot(0, -0.205), 2.6, dark(colour, 0.12)) +
    piece(sheet, peak, { ...garment, colour: dark(colour, 0.1) }, { over: rows })
  )
}

/** Worn to the left, with the little stalk on top. */
function beret(sheet: Sheet, garment: Hat): string {
  const crown = curve([
    spot(-28, 0.17),
    spot(-44, 0.05),
    spot(-41, -0.13),
    spot(-16, -0.27),
    spot(14, -0.24),
    spot(31, -0.08),
    spot(31, 0.13),
    spot(22, 0.17),
    spot(2, 0.12),
    spot(-16, 0.15),
  ])
  const over = [
    fold(garment, spot(-40, 0.04), spot(20, 0.03), { width: 6, bow: 0, opacity: 0.2 }),
    shade(
      curve([spot(8, -0.26), spot(36, -0.1), spot(34, 0.2), spot(16, 0.16), spot(20, -0.02)]),
      dark(garment.colour, 0.55),
      0.2,
    ),
    shade(curve([spot(-36, -0.06), spot(-16, -0.22), spot(-6, -0.16), spot(-26, 0)]), light(garment.colour, 0.7), 0.16),
    seam(stroke([spot(-27, 0.15), spot(-14, 0.12), spot(2, 0.09), spot(22, 0.14)]), ink(garment.colour), 3, 0.35),
  ].join('')
  const stalk = seam(stroke([spot(-9, -0.25), spot(-8, -0.32)]), dark(garment.colour, 0.1), 3.4, 1)
  return stalk + piece(sheet, crown, garment, { over })
}

/** Once round the neck, one end to the knee of the coat. */
export function scarf(sheet: Sheet, sk: Skeleton, garment: Scarf): string {
  const { point, centre } = sk
  const fringe = [9, 13, 17, 21, 25, 29]
    .map((dx) => seam(stroke([point(1, dx, 3.02), point(1, dx + 0.5, 3.2)]), dark(garment.colour, 0.25), 2.2, 0.9))
    .join('')
  const end = piece(
    sheet,
    curve([
      point(1, 8, 1.6),
      corner(point(1, 27, 1.6)),
      point(1, 30, 2.4),
      corner(point(1, 31, 3.04)),
      corner(point(1, 7, 3.06)),
      point(1, 6, 2.4),
    ]),
    garment,
    {
      over:
        fold(garment, point(1, 14, 1.7), point(1, 20, 2.95), { bow: 3, opacity: 0.28 }) +
        shade(
          curve([point(1, 23, 1.6), point(1, 34, 1.6), point(1, 34, 3.1), point(1, 24, 3.1)]),
          dark(garment.colour, 0.55),
          0.22,
        ),
      lean: -2,
    },
  )
  const round = curve([
    point(-1, 25, 1.13),
    [centre(1.2), y(1.22)],
    point(1, 25, 1.13),
    point(1, 34, 1.36),
    point(1, 26, 1.64),
    [centre(1.7), y(1.76)],
    point(-1, 24, 1.66),
    point(-1, 34, 1.38),
  ])
  const loop = piece(sheet, round, garment, {
    over:
      fold(garment, point(-1, 29, 1.3), point(1, 26, 1.42), { width: 6, bow: 0, opacity: 0.34 }) +
      fold(garment, point(-1, 26, 1.52), point(1, 24, 1.56), { width: 5, bow: 0, opacity: 0.3 }) +
      fold(garment, point(1, 30, 1.24), point(-1, 6, 1.6), { width: 4, bow: 4, opacity: 0.22 }),
    lean: 14,
  })
  return fringe + end + loop
}
