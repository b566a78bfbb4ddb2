import { blush } from './body.ts'
import { blend, luminance } from '../colour.ts'
import { curve, ellipse, n1, stroke } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Person } from './person.ts'
import { dot, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { CENTRE, builds, y } from '../skeleton.ts'

const LASH = '#2a1a1c'

const spot = (dx: number, h: number): Point => [CENTRE + dx, y(h)]

/** A calm face: closed lids, brow, nose, small lips, a little blush; `turn` shifts the features to where it looks. */
export function face(sheet: Sheet, person: Person): string {
  const { skin } = person
  const strong = builds[person.build].frame === 'strong'
  const shift = (person.turn ?? 0) * 3
  const near = (dx: number, h: number): Point => [CENTRE + dx + shift, y(h)]
  const jaw = strong ? ([23.4, 0.72, 15, 0.93] as const) : ([22.4, 0.7, 12.4, 0.93] as const)
  const half = (side: number): Point[] => [
    spot(side * 19, 0.13),
    spot(side * 25.4, 0.4),
    spot(side * 24.8, 0.56),
    spot(side * jaw[0], jaw[1]),
    spot(side * jaw[2], jaw[3]),
  ]
  const outline = curve([spot(0, 0.02), ...half(1), spot(0, 1.01), ...half(-1).toReversed()])
  const shadow = curve([spot(31, 0.1), spot(30, 1.02), spot(4, 1.05), near(13, 0.82), near(17, 0.5)])
  const warm = luminance(skin) < 0.4 ? '#b0503f' : '#e0675b'
  const glow = shade(
    curve([spot(-24, 0.3), spot(-14, 0.12), near(-8, 0.3), near(-9, 0.6), spot(-20, 0.72)]),
    '#fff0dc',
    luminance(skin) < 0.5 ? 0.1 : 0.12,
  )
  const cheeks = [-1, 1].map((side) => shade(ellipse(near(side * 14, 0)[0], y(0.655), 6.6, 4.4), warm, 0.2)).join('')
  const features =
    glow +
    shade(shadow, blush(skin, 0.4), 0.24) +
    cheeks +
    (person.beard ? beard(person) : '') +
    eyes(person, near) +
    mouth(person, near, strong)
  const ears = [-1, 1]
    .map((side) =>
      piece(
        sheet,
        ellipse(CENTRE + side * 25.4 - shift * 0.3, y(0.545), 4, 7),
        { colour: side < 0 ? skin : blush(skin, 0.16) },
        { cast: false, side: false },
      ),
    )
    .join('')
  const rings = person.earrings
    ? [-1, 1].map((side) => dot([CENTRE + side * 26 - shift * 0.3, y(0.665)], 2.5, side < 0 ? '#e2c069' : '#c9a24e')).join('')
    : ''
  return (
    ears +
    piece(sheet, outline, { colour: skin }, { over: features, cast: false, side: false }) +
    rings +
    (person.glasses ? glasses(person.glasses, shift) : '')
  )
}

function eyes(person: Person, near: (dx: number, h: number) => Point): string {
  const brow = blend(person.hairColour, LASH, luminance(person.hairColour) > 0.5 ? 0.2 : 0.5)
  const crease = blush(person.skin, 0.45)
  return [-1, 1]
    .map((side) => {
      const lid = seam(stroke([near(side * 6, 0.482), near(side * 11, 0.507), near(side * 16.4, 0.478)]), LASH, 1.9, 0.88)
      const lash = seam(stroke([near(side * 15.6, 0.484), near(side * 18.2, 0.478)]), LASH, 1.5, 0.8)
      const fold = seam(stroke([near(side * 7, 0.452), near(side * 11.5, 0.44), near(side * 16, 0.452)]), crease, 1, 0.35)
      const lidTone = shade(
        curve([near(side * 6, 0.482), near(side * 11.5, 0.445), near(side * 16.4, 0.478), near(side * 11, 0.507)]),
        '#fff0e0',
        luminance(person.skin) < 0.4 ? 0.16 : 0.14,
      )
      return (
        lidTone +
        lid +
        lash +
        fold +
        seam(stroke([near(side * 5.6, 0.4), near(side * 11.5, 0.372), near(side * 17.4, 0.393)]), brow, 1.9, 0.65)
      )
    })
    .join('')
}

function mouth(person: Person, near: (dx: number, h: number) => Point, strong: boolean): string {
  const { skin } = person
  const line = blush(skin, 0.5)
  const nose = seam(stroke([near(0.6, 0.45), near(4.4, 0.625), near(0.4, 0.66)]), blush(skin, 0.42), 1.7, 0.75)
  const lip = strong ? blush(skin, 0.42) : blend(skin, '#a32f38', luminance(skin) < 0.4 ? 0.55 : 0.7)
  const upper = curve([near(-6.4, 0.788), near(-2.4, 0.765), near(0, 0.773), near(2.4, 0.765), near(6.4, 0.788), near(0, 0.795)])
  const lower = curve([near(-6, 0.789), near(0, 0.796), near(6, 0.789), near(2.8, 0.825), near(-2.8, 0.825)])
  const smile = seam(
    stroke([near(-7.4, 0.782), near(-6, 0.79), near(0, 0.795), near(6, 0.79), near(7.4, 0.782)]),
    blush(skin, 0.75),
    1,
    0.6,
  )
  const aged =
    luminance(person.hairColour) > 0.5
      ? [-1, 1]
          .map(
            (side) =>
              seam(stroke([near(side * 8, 0.68), near(side * 10.6, 0.76)]), line, 1.1, 0.4) +
              seam(stroke([near(side * 19.5, 0.49), near(side * 22, 0.475)]), line, 1, 0.4),
          )
          .join('')
      : ''
  return nose + shade(upper, lip, strong ? 0.75 : 0.95) + shade(lower, lip, strong ? 0.5 : 0.8) + smile + aged
}

function beard(person: Person): string {
  const shape = curve([
    spot(-26, 0.5),
    spot(-22, 0.62),
    spot(-14, 0.72),
    spot(0, 0.715),
    spot(14, 0.72),
    spot(22, 0.62),
    spot(26, 0.5),
    spot(25, 0.9),
    spot(0, 1.06),
    spot(-25, 0.9),
  ])
  return shade(shape, person.hairColour, 0.72)
}

function glasses(kind: 'clear' | 'sun', shift: number): string {
  const lens = (side: number) => ellipse(CENTRE + side * 11.6 + shift, y(0.487), 9.6, 8.6)
  const frame = '#2a2022'
  const bridge = `<path d="M${n1(CENTRE - 2 + shift)} ${n1(y(0.475))}h4M${n1(CENTRE - 21 + shift)} ${n1(y(0.47))}L${n1(CENTRE - 26)} ${n1(y(0.455))}M${n1(CENTRE + 21 + shift)} ${n1(y(0.47))}L${n1(CENTRE + 26)} ${n1(y(0.455))}" stroke="${frame}" stroke-width="1.8" fill="none"/>`
  const glass = kind === 'sun' ? 'fill="#1d181c"' : 'fill="#ffffff" fill-opacity=".16"'
  return [-1, 1].map((side) => `<path d="${lens(side).d}" ${glass} stroke="${frame}" stroke-width="1.8"/>`).join('') + bridge
}
