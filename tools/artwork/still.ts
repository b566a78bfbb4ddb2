import type { Cloth } from './garments/cloth.ts'
import { dark, ink, light } from './colour.ts'
import type { Hex } from './colour.ts'
import type { Scarf, Shoes } from './garments/garment.ts'
import { corner, curve, stroke, tube } from './geometry.ts'
import type { Point, Shape } from './geometry.ts'
import { dot, fold, piece, seam, shade } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { joint } from './skeleton.ts'

type Local = readonly [x: number, y: number, corner?: 1]

/** A shoe from the side, toe to the left: origin under the arch at ground level, about 230 px long. */
interface Last {
  form(...spots: Local[]): Shape
  line(...spots: Local[]): string
  spot(x: number, y: number): Point
}

function lastAt(cx: number, ground: number): Last {
  const spot = (x: number, py: number): Point => [cx + x, ground + py]
  const points = (spots: Local[]) => spots.map(([x, py, c]) => (c ? corner(spot(x, py)) : spot(x, py)))
  return { spot, form: (...spots) => curve(points(spots)), line: (...spots) => stroke(points(spots)) }
}

/** The far shoe a little higher and darker, the near one in front. */
export function pairOfShoes(sheet: Sheet, garment: Shoes): string {
  const tall = (garment.shaft ?? 0) > 1
  const far = sideShoe(
    sheet,
    { ...garment, colour: dark(garment.colour, 0.1) },
    lastAt(garment.kind === 'boots' ? 372 : 348, garment.kind === 'boots' ? 500 : 468),
    tall,
  )
  return far + sideShoe(sheet, garment, lastAt(garment.kind === 'boots' ? 272 : 278, 540), tall)
}

function sideShoe(sheet: Sheet, garment: Shoes, last: Last, tall: boolean): string {
  switch (garment.kind) {
    case 'loafers':
      return loafer(sheet, garment, last)
    case 'sneakers':
      return sneaker(sheet, garment, last)
    case 'boots':
      return boot(sheet, garment, last, tall)
    case 'heels':
    default:
      return garment.strap === 'ankle' ? sandalHeel(sheet, garment, last) : slingback(sheet, garment, last)
  }
}

const shadow = (last: Last, { colour }: Cloth, ...spots: Local[]) => shade(last.form(...spots), dark(colour, 0.55), 0.22)
const gloss = (last: Last, { colour }: Cloth, ...spots: Local[]) => shade(last.form(...spots), light(colour, 0.7), 0.2)

function sneaker(sheet: Sheet, garment: Shoes, last: Last): string {
  const { colour } = garment
  const tone = ink(colour)
  const upper = last.form(
    [-112, -12, 1],
    [-116, -34],
    [-98, -50],
    [-60, -64],
    [-28, -86],
    [-6, -104, 1],
    [8, -112, 1],
    [30, -106],
    [52, -94],
    [74, -96],
    [96, -112],
    [106, -104, 1],
    [104, -60],
    [112, -12, 1],
  )
  const sole = last.form(
    [-120, -20, 1],
    [-60, -17],
    [0, -16],
    [60, -18],
    [116, -22, 1],
    [118, -4],
    [110, 0, 1],
    [-108, 0, 1],
    [-120, -6],
  )
  const over = [
    shadow(last, garment, [40, -100], [120, -120], [120, 0], [-40, 0], [30, -30]),
    shade(last.form([-118, -10], [-116, -36], [-94, -50], [-78, -30], [-84, -10]), light(colour, 0.5), 0.3),
    seam(last.line([-95, -51], [-78, -32], [-84, -10]), tone, 1.6, 0.45),
    seam(last.line([-70, -58], [-44, -38], [-10, -66], [12, -84]), tone, 1.6, 0.4, '5 3.5'),
    seam(last.line([78, -96], [72, -56], [80, -14]), tone, 1.6, 0.4),
    seam(last.line([14, -108], [52, -88], [98, -106]), dark(colour, 0.4), 5, 0.25),
    [30, 44, 58].map((x) => dot(last.spot(x - 22, -30), 1.6, dark(colour, 0.5), 0.6)).join(''),
  ].join('')
  const tongue = piece(sheet, last.form([-6, -100, 1], [4, -124], [20, -126, 1], [30, -104, 1], [10, -88]), {
    ...garment,
    colour: light(colour, 0.14),
  })
  return (
    tongue +
    piece(sheet, upper, garment, { over }) +
    sneakerLaces(last, garment) +
    piece(
      sheet,
      sole,
      { colour: garment.sole ?? '#f1ece2' },
      { over: seam(last.line([-118, -11], [0, -8], [116, -13]), dark(garment.sole ?? '#f1ece2', 0.5), 1.6, 0.4) },
    )
  )
}

function sneakerLaces(last: Last, { colour }: Shoes): string {
  return [0, 1, 2, 3, 4]
    .map(
      (i) =>
        seam(last.line([-58 + i * 13, -62 - i * 8.6], [-40 + i * 13, -50 - i * 8]), light(colour, 0.9), 5.5, 1) +
        seam(last.line([-58 + i * 13, -58.5 - i * 8.6], [-40 + i * 13, -46.5 - i * 8]), dark(colour, 0.6), 1.2, 0.3),
    )
    .join('')
}

function leatherSole(sheet: Sheet, last: Last, colour: Hex, thick: number): string {
  const heel = last.form([52, -16, 1], [112, -18, 1], [112, 0, 1], [56, 0, 1])
  const welt = last.form(
    [-120, -16 - thick * 0.4, 1],
    [-60, -13 - thick * 0.3],
    [40, -15 - thick * 0.3],
    [114, -20 - thick * 0.4, 1],
    [114, -13, 1],
    [50, -7],
    [20, -1],
    [-104, 0, 1],
    [-118, -6],
  )
  return piece(sheet, heel, { colour: dark(colour, 0.2) }) + piece(sheet, welt, { colour })
}

function loafer(sheet: Sheet, garment: Shoes, last: Last): string {
  const { colour } = garment
  const upper = last.form(
    [-116, -14, 1],
    [-119, -32],
    [-98, -46],
    [-62, -56],
    [-30, -74],
    [-14, -84, 1],
    [2, -66],
    [40, -58],
    [84, -72],
    [106, -80, 1],
    [104, -48],
    [110, -14, 1],
  )
  const strap = last.form([-46, -70, 1], [-24, -82, 1], [2, -16, 1], [-26, -14, 1])
  const over = [
    shadow(last, garment, [30, -60], [120, -90], [120, 0], [-50, 0], [20, -24]),
    gloss(last, garment, [-104, -34], [-84, -44], [-70, -40], [-92, -26]),
    seam(last.line([-110, -28], [-84, -34], [-58, -42], [-34, -62]), ink(colour), 2, 0.55),
    shade(strap, dark(colour, 0.35), 0.45),
    seam(last.line([-34, -54], [-22, -36]), light(colour, 0.45), 4, 0.6),
    seam(last.line([2, -64], [40, -55], [84, -69], [105, -77]), light(colour, 0.4), 1.6, 0.4),
    seam(last.line([62, -66], [58, -40], [66, -16]), ink(colour), 1.6, 0.4),
  ].join('')
  const inside = piece(
    sheet,
    last.form([-14, -84, 1], [30, -78], [104, -88, 1], [96, -60], [20, -54]),
    { colour: dark(colour, 0.45) },
    { cast: false },
  )
  return inside + leatherSole(sheet, last, '#2a2224', 4) + piece(sheet, upper, garment, { over })
}

function boot(sheet: Sheet, garment: Shoes, last: Last, tall: boolean): string {
  const { colour } = garment
  const high = tall ? -292 : -186
  const upper = last.form(
    [-110, -18, 1],
    [-113, -40],
    [-92, -56],
    [-54, -66],
    [-20, -86],
    [-6, -120],
    [-10, high, 1],
    [86, high - 3, 1],
    [88, -150],
    [92, -80],
    [102, -18, 1],
  )
  const gore = last.form([30, high + 2, 1], [60, high, 1], [54, -104], [44, -92], [34, -104])
  const over = [
    shadow(last, garment, [54, high], [110, high], [116, 0], [-30, 0], [40, -40], [60, -110]),
    gloss(last, garment, [-96, -44], [-70, -56], [-58, -50], [-84, -34]),
    gloss(last, garment, [-2, high + 10], [10, high + 10], [8, -130], [0, -120]),
    tall
      ? seam(last.line([44, high + 6], [46, -60], [52, -20]), ink(colour), 1.8, 0.45)
      : shade(gore, dark(colour, 0.85), 0.5) +
        [34, 40, 46, 52]
          .map((x) => seam(last.line([x, high + 8], [(x - 44) * 0.4 + 44, -104]), light(colour, 0.4), 1, 0.3))
          .join(''),
    fold(garment, last.spot(-12, -100), last.spot(60, -82), { width: 9, bow: 0, opacity: 0.32 }),
    fold(garment, last.spot(-12, -128), last.spot(46, -118), { width: 7, bow: 0, opacity: 0.26 }),
    seam(last.line([-106, -30], [-60, -34], [-10, -58], [20, -18]), ink(colour), 1.6, 0.3),
  ].join('')
  const pull = piece(sheet, last.form([74, high - 16, 1], [84, high - 16, 1], [86, high + 18, 1], [76, high + 18, 1]), {
    colour: dark(colour, 0.2),
  })
  const lug = tall
    ? leatherSole(sheet, last, '#2a2224', 4)
    : piece(
        sheet,
        last.form(
          [-120, -24, 1],
          [-20, -19],
          [110, -24, 1],
          [112, 2, 1],
          [56, 2, 1],
          [54, -5, 1],
          [30, -5, 1],
          [28, 2, 1],
          [-8, 2, 1],
          [-10, -5, 1],
          [-30, -5, 1],
          [-32, 2, 1],
          [-104, 2],
          [-120, -8],
        ),
        { colour: '#26212a' },
        { over: seam(last.line([-118, -16], [0, -11], [110, -16]), '#6b6570', 1.6, 0.5) },
      )
  return pull + lug + piece(sheet, upper, garment, { over })
}

function heelStick(sheet: Sheet, garment: Shoes, last: Last): string {
  return piece(sheet, last.form([72, -62, 1], [106, -74, 1], [103, -36], [99, 0, 1], [89, 0, 1], [85, -34]), {
    colour: dark(garment.colour, 0.3),
  })
}

function slingback(sheet: Sheet, garment: Shoes, last: Last): string {
  const { colour } = garment
  const upper = last.form([-132, -6, 1], [-108, -26], [-74, -40], [-42, -50, 1], [-14, -34], [10, -32, 1], [2, -18], [-50, -2, 1])
  const counter = last.form([-4, -26, 1], [40, -50], [84, -80], [106, -86, 1], [102, -66], [76, -50], [34, -28], [-10, -8, 1])
  const insole = piece(
    sheet,
    last.form([-60, -20, 1], [-10, -26], [40, -54], [100, -78, 1], [96, -70], [50, -40], [0, -14, 1]),
    { colour: '#d9c3a0' },
    { cast: false },
  )
  const strap = tube([
    joint(last.spot(-2, -44), 3.2),
    joint(last.spot(50, -96), 3.2),
    joint(last.spot(102, -112), 3.2),
    joint(last.spot(108, -84), 3.2),
  ])
  const over =
    gloss(last, garment, [-112, -18], [-84, -32], [-66, -32], [-92, -14]) +
    shadow(last, garment, [-60, -4], [10, -34], [20, 0], [-60, 4])
  return (
    heelStick(sheet, garment, last) +
    piece(sheet, strap.shape, garment) +
    insole +
    piece(sheet, counter, { ...garment, colour: dark(colour, 0.12) }) +
    piece(sheet, upper, garment, { over }) +
    dot(last.spot(10, -54), 4, '#d8b66c')
  )
}

function sandalHeel(sheet: Sheet, garment: Shoes, last: Last): string {
  const { colour } = garment
  const sole = last.form(
    [-124, -4, 1],
    [-104, -14],
    [-56, -16],
    [-6, -24],
    [44, -54],
    [88, -80],
    [108, -84, 1],
    [106, -66],
    [70, -48],
    [20, -12],
    [-40, 0, 1],
  )
  const band = (...spots: Local[]) =>
    piece(sheet, tube(spots.map(([x, py]) => joint(last.spot(x, py), 7))).shape, garment, { over: '' })
  const ankle = tube([
    joint(last.spot(106, -84), 4),
    joint(last.spot(104, -134), 4),
    joint(last.spot(64, -150), 4),
    joint(last.spot(26, -138), 4),
    joint(last.spot(40, -118), 4),
  ])
  const counter = last.form([82, -80, 1], [98, -126, 1], [110, -130, 1], [110, -84, 1])
  return (
    heelStick(sheet, garment, last) +
    piece(
      sheet,
      sole,
      { colour: dark(colour, 0.18) },
      { over: seam(last.line([-118, -10], [-50, -18], [0, -28], [60, -66], [104, -82]), light(colour, 0.6), 3, 0.5) },
    ) +
    piece(sheet, ankle.shape, garment) +
    piece(sheet, counter, garment) +
    band([-112, -8], [-92, -44], [-60, -52], [-40, -18]) +
    band([-72, -12], [-50, -58], [-22, -64], [-8, -26]) +
    dot(last.spot(34, -142), 4.5, '#d8b66c')
  )
}

/** Folded in half over nothing, both fringes showing. */
export function foldedScarf(sheet: Sheet, garment: Scarf): string {
  const fringe = (from: number, to: number, py: number, lean: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = from + ((to - from) * (i + 0.5)) / 9
      return seam(
        stroke([
          [x, py],
          [x + lean, py + 15],
          [x + lean * 0.6, py + 30],
        ]),
        dark(garment.colour, i % 2 ? 0.2 : 0.3),
        4,
        1,
      )
    }).join('')
  const back = piece(
    sheet,
    curve([
      [250, 210, 1],
      [352, 204, 1],
      [360, 380],
      [376, 560, 1],
      [286, 570, 1],
      [276, 380],
    ]),
    { ...garment, colour: dark(garment.colour, 0.08) },
    { lean: -3, over: fold(garment, [320, 230], [346, 560], { width: 8, bow: -6, opacity: 0.28 }) },
  )
  const front = piece(
    sheet,
    curve([
      [236, 196],
      [300, 176],
      [356, 200, 1],
      [318, 236],
      [322, 420],
      [314, 624, 1],
      [216, 620, 1],
      [226, 420],
      [228, 250],
    ]),
    garment,
    {
      lean: 2,
      over:
        fold(garment, [262, 230], [258, 610], { width: 10, bow: -8, opacity: 0.26 }) +
        fold(garment, [300, 220], [296, 560], { width: 7, bow: 6, opacity: 0.24 }) +
        fold(garment, [240, 214], [330, 204], { width: 10, bow: 0, opacity: 0.3 }),
    },
  )
  return fringe(290, 374, 560, 3) + back + fringe(218, 313, 618, -3) + front
}
