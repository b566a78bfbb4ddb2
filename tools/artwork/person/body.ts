import { blend, dark, luminance } from '../colour.ts'
import type { Hex } from '../colour.ts'
import { curve, n1, stroke, tube } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { group, piece, seam, shade } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { CENTRE, joint, y } from '../skeleton.ts'
import type { Arm, Leg, Skeleton } from '../skeleton.ts'

/** Shadow on skin: warmer and redder than on cloth, and the same share for every tone; on tights as on cloth. */
export const blush = (skin: Hex, share: number) => (luminance(skin) < 0.22 ? dark(skin, share) : blend(skin, '#7d2a2c', share))

export function leg(sheet: Sheet, sk: Skeleton, limb: Leg, skin: Hex): string {
  const { hip, knee, ankle, side } = limb
  const width = sk.body.leg
  const bone = [
    joint(hip, 26 * width),
    joint([(hip[0] + knee[0]) / 2 + side * 1.5, (hip[1] + knee[1]) / 2], 22.5 * width),
    joint(knee, 14.5 * width),
    joint([knee[0] * 0.62 + ankle[0] * 0.38 + side * 2.5, knee[1] * 0.62 + ankle[1] * 0.38], 15.2 * width),
    joint([knee[0] * 0.12 + ankle[0] * 0.88, knee[1] * 0.12 + ankle[1] * 0.88], 8.2 * width),
    joint([ankle[0], ankle[1] + 8], 8.4 * width),
  ]
  const limbTube = tube(bone)
  const edge = curve([
    ...limbTube.right,
    ...limbTube.right.map((point, i): Point => [point[0] - (i < 18 ? 9 : 6) * width, point[1]]).toReversed(),
  ])
  const kneecap = seam(
    stroke([
      [knee[0] - 6, knee[1] + 7],
      [knee[0], knee[1] + 10],
      [knee[0] + 6, knee[1] + 7],
    ]),
    blush(skin, 0.4),
    1.4,
    0.45,
  )
  const behind = limb.far ? shade(limbTube.shape, blush(skin, 0.6), 0.3) : ''
  return piece(
    sheet,
    limbTube.shape,
    { colour: skin },
    { over: shade(edge, blush(skin, 0.5), 0.22) + kneecap + behind, cast: false, side: false },
  )
}

/** Neck, shoulders and chest: what open collars and low necklines show. */
export function bust(sheet: Sheet, sk: Skeleton, skin: Hex): string {
  const { body, point } = sk
  const line = (side: -1 | 1): Point[] => [
    [CENTRE + side * body.neck, y(0.75), 1],
    point(side, body.neck, 1.12),
    point(side, body.neck + 3, 1.3),
    point(side, body.shoulder * 0.6, 1.47),
    point(side, body.shoulder - 5, 1.62),
    point(side, body.chest - 2, 2.2),
    point(side, body.waist, 3),
  ]
  const shape = curve([...line(-1), ...line(1).toReversed()])
  const underChin = curve([
    [CENTRE - body.neck - 2, y(0.94)],
    [CENTRE + body.neck + 8, y(0.9)],
    [CENTRE + body.neck + 4, y(1.34)],
    [CENTRE + 2, y(1.2)],
  ])
  const bones = [-1, 1].map((side) =>
    seam(
      stroke([
        [sk.centre(1.5) + side * 32, y(1.53)],
        [sk.centre(1.5) + side * 18, y(1.575)],
        [sk.centre(1.5) + side * 6, y(1.6)],
      ]),
      blush(skin, 0.4),
      1.6,
      0.4,
    ),
  )
  return piece(
    sheet,
    shape,
    { colour: skin },
    { over: shade(underChin, blush(skin, 0.42), 0.5) + bones.join(''), cast: false, side: false },
  )
}

/** A bare arm; sleeves are laid over it. */
export function arm(sheet: Sheet, sk: Skeleton, limb: Arm, skin: Hex): string {
  const width = sk.body.arm
  const limbTube = tube(
    [
      joint([limb.shoulder[0] - limb.side * 3, limb.shoulder[1] + 6], 12.5 * width),
      joint(limb.elbow, 10 * width),
      joint(limb.wrist, 6.8 * width),
    ],
    { roundStart: true },
  )
  const edge = curve([...limbTube.right, ...limbTube.right.map(([x, py]): Point => [x - 6 * width, py]).toReversed()])
  return piece(sheet, limbTube.shape, { colour: skin }, { over: shade(edge, blush(skin, 0.5), 0.22), cast: false, side: false })
}

/** The lower half of a bent bare arm, over the clothes it crosses. */
export function forearm(sheet: Sheet, sk: Skeleton, limb: Arm, skin: Hex): string {
  const width = sk.body.arm
  const { elbow, wrist } = limb
  const limbTube = tube(
    [
      joint(elbow, 10 * width),
      joint([(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 2], 9 * width),
      joint(wrist, 6.8 * width),
    ],
    { roundStart: true },
  )
  const edge = curve([
    ...limbTube.right,
    ...limbTube.right
      .map(([x, py], i): Point => [
        (x + (limbTube.left[i]?.[0] ?? x) * 0.4) / 1.4,
        (py + (limbTube.left[i]?.[1] ?? py) * 0.4) / 1.4,
      ])
      .toReversed(),
  ])
  return piece(sheet, limbTube.shape, { colour: skin }, { over: shade(edge, blush(skin, 0.5), 0.18), side: false })
}

const relaxed: Point[] = [
  [-6, -6.6],
  [6, -8],
  [18, -9.2],
  [29, -7.6],
  [38, -4],
  [45, 0.6],
  [45.5, 3.6],
  [40, 4],
  [32, 3.6],
  [27, 6.4],
  [17, 8.4],
  [6, 7.8],
  [-6, 6.6],
]
const thumb: Point[] = [
  [5, 3],
  [14, 8.6],
  [23, 13.4],
  [29.5, 14],
  [30.5, 11],
  [24, 6.4],
  [15, 1.6],
]
const closed: Point[] = [
  [-6, -6.6],
  [5, -8.6],
  [15, -9.6],
  [22.5, -6],
  [24.5, 0],
  [22, 7],
  [14, 9.4],
  [4, 8.6],
  [-6, 6.6],
]
const closedThumb: Point[] = [
  [3, 2],
  [11, 5.4],
  [19, 5],
  [21, 1.4],
  [15, -0.6],
  [7, -2],
]

/** Which hands are closed around something: a strap, a handle, a phone. */
const gripping = new Set(['hold', 'carry', 'strap', 'phone'])

/** A hand at the end of the forearm; hands in pockets are not drawn. */
export function hand(sheet: Sheet, sk: Skeleton, limb: Arm, skin: Hex): string {
  if (limb.kind === 'pocket') return ''
  const { elbow, wrist, side } = limb
  const bend = limb.kind === 'hip' ? -side * 34 : 0
  const turn = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI + bend
  const size = sk.body.frame === 'strong' ? 1.14 : 1
  const grip = gripping.has(limb.kind)
  const line = blush(skin, 0.5)
  const fingers = grip
    ? [
        [
          [23, -3],
          [15, -3.4],
        ],
        [
          [24, 1],
          [18, 1],
        ],
      ]
    : [
        [
          [44, -0.4],
          [28, -4],
        ],
        [
          [44, 2],
          [27, -0.4],
        ],
      ]
  const lines = fingers.map((ends) => seam(stroke(ends.map(([x = 0, py = 0]): Point => [x, py])), line, 1.1, 0.5)).join('')
  const palm = piece(sheet, curve(grip ? closed : relaxed), { colour: skin }, { over: lines, cast: false, side: false })
  const finger = piece(sheet, curve(grip ? closedThumb : thumb), { colour: skin }, { over: '', cast: false, side: false })
  const edge = seam(
    stroke(
      grip
        ? [
            [6, 4],
            [13, 6],
            [20, 4],
          ]
        : [
            [10, 8],
            [20, 12.6],
            [29, 13],
          ],
    ),
    line,
    1.1,
    0.45,
  )
  // local y points at the body; the shadow is thrown after turning, or it would turn with the hand
  const drawn = group(
    palm + finger + edge,
    `translate(${n1(wrist[0])} ${n1(wrist[1])}) rotate(${n1(turn)}) scale(${size} ${side * size})`,
  )
  return grip ? `<g filter="url(#cast)">${drawn}</g>` : drawn
}
