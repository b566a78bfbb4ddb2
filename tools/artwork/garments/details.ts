import { dark, ink, light } from '../colour.ts'
import type { Outer } from './garment.ts'
import { corner, curve, polygon, stroke } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { dot, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

import type { Side, Skeleton } from '../skeleton.ts'
import { halfAt, sideLine } from './torso.ts'
import type { Hang } from './torso.ts'

/** Side of a puffer: every channel bulges. */
export function puffs(sk: Skeleton, side: Side, hang: Hang): Point[] {
  const line = sideLine(sk, side, hang)
  const out: Point[] = line.slice(0, 2)
  for (let h = 1.86; h < hang.length - 0.18; h += 0.17) {
    const seamLine = Math.round((h - 1.86) / 0.17) % 2 === 0
    out.push(sk.point(side, halfAt(sk, h, hang) + (seamLine ? -2 : 5), h))
  }
  out.push(corner(sk.point(side, halfAt(sk, hang.length, hang) - 7, hang.length)))
  return out
}

const button = (at: Point, garment: Outer, radius: number) => {
  const colour = garment.buttons ?? dark(garment.colour, 0.45)
  return (
    dot(at, radius, colour) +
    dot([at[0] - 0.8, at[1] - 0.9], radius * 0.4, light(colour, 0.6), 0.6) +
    dot([at[0] + 0.6, at[1] + 0.6], 0.6, dark(colour, 0.5), 0.7)
  )
}

/** Buttons along the front edge of the left panel, in one row or two. */
export function buttonsOf(sk: Skeleton, garment: Outer, from: number, edge: (h: number) => number): string {
  const { rows, kind, length } = garment
  if (rows === 0) return ''
  const start = kind === 'cardigan' ? from + 0.14 : from + 0.06
  const step = kind === 'cardigan' ? 0.33 : kind === 'blazer' ? 0.36 : 0.5
  const end = kind === 'cardigan' ? length - 0.05 : kind === 'blazer' ? 3.55 : Math.min(length, 4.9)
  const out: string[] = []
  for (let h = start; h < end; h += step) {
    if ((garment.closure === 'belted' || garment.closure === 'tied') && Math.abs(h - 3.02) < 0.16) continue
    out.push(button(sk.point(-1, edge(h) + (kind === 'cardigan' ? 5 : 7), h), garment, kind === 'cardigan' ? 2.6 : 3.1))
    if (rows === 2) out.push(button(sk.point(-1, edge(h) + (garment.closure === 'open' ? 30 : 35), h), garment, 3.1))
  }
  return out.join('')
}

/** Patch, flap and welt pockets. */
export function pocketsOf(sk: Skeleton, garment: Outer, side: Side): string {
  const { kind, colour, ease } = garment
  const { point } = sk
  if (kind === 'puffer') return seam(stroke([point(side, 36, 3.2), point(side, 48, 3.62)]), dark(colour, 0.6), 2.6, 0.5)
  if (kind === 'cardigan') {
    if (!garment.patchPockets) return ''
    const low = garment.length - 0.26
    const patch = polygon([point(side, 19, low - 0.5), point(side, 50, low - 0.5), point(side, 49, low), point(side, 20, low)])
    const rib = polygon([
      point(side, 19, low - 0.5),
      point(side, 50, low - 0.5),
      point(side, 50, low - 0.41),
      point(side, 19, low - 0.41),
    ])
    return seam(patch.d, ink(colour), 1.5, 0.45) + shade(rib, dark(colour, 0.5), 0.2)
  }
  const half = halfAt(sk, 3.6, { ease })
  if (kind === 'trench' || (kind === 'coat' && garment.closure === 'tied')) {
    const welt = polygon([
      point(side, half * 0.46, 3.4),
      point(side, half * 0.46 + 8, 3.37),
      point(side, half * 0.7 + 8, 3.82),
      point(side, half * 0.7, 3.86),
    ])
    return shade(welt, dark(colour, 0.5), 0.12) + seam(welt.d, ink(colour), 1.2, 0.5)
  }
  const top = kind === 'blazer' ? 3.42 : 3.66
  const flap = curve([
    corner(point(side, half * 0.42, top)),
    corner(point(side, half * 0.42 + 30, top - 0.05)),
    point(side, half * 0.42 + 30, top + 0.08),
    point(side, half * 0.42 + 15, top + 0.13),
    point(side, half * 0.42, top + 0.12),
  ])
  const breast =
    kind === 'blazer' && side > 0
      ? seam(polygon([point(1, 27, 2.2), point(1, 46, 2.15), point(1, 46, 2.23), point(1, 27, 2.28)]).d, ink(colour), 1.2, 0.55)
      : ''
  return shade(flap, light(colour, 0.4), 0.12) + seam(flap.d, ink(colour), 1.2, 0.5) + breast
}

/** Storm flap and shoulder straps of a trench. */
export function trenchFlap(sheet: Sheet, sk: Skeleton, garment: Outer, reach: number): string {
  const { point, body } = sk
  const flap = curve([
    corner(point(1, body.neck + 8, 1.42)),
    point(1, reach - 6, 1.6),
    corner(point(1, halfAt(sk, 2.2, { ease: garment.ease }) - 7, 2.2)),
    point(1, 34, 2.42),
    corner(point(1, 16, 2.3)),
  ])
  const strap = (side: Side) =>
    polygon([
      point(side, body.neck + 17, 1.415),
      point(side, reach - 1, 1.55),
      point(side, reach - 3, 1.64),
      point(side, body.neck + 18, 1.5),
    ])
  const edge = seam(
    stroke([point(1, halfAt(sk, 2.2, { ease: garment.ease }) - 7, 2.2), point(1, 34, 2.42), point(1, 16, 2.3)]),
    ink(garment.colour),
    1.2,
    0.4,
  )
  const straps = ([-1, 1] as const).map(
    (side) =>
      piece(sheet, strap(side), { ...garment, colour: dark(garment.colour, 0.05) }) +
      dot(point(side, body.neck + 23, 1.475), 2, dark(garment.colour, 0.5)),
  )
  return piece(sheet, flap, garment, { over: edge }) + straps.join('')
}
