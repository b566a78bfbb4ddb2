import { dark, light, luminance } from '../colour.ts'
import type { Hex } from '../colour.ts'

export type Pattern =
  | 'stripe'
  | 'pin'
  | 'check'
  | 'glen'
  | 'herringbone'
  | 'denim'
  | 'rib'
  | 'knit'
  | 'cable'
  | 'cord'
  | 'floral'
  | 'linen'
  | 'mesh'

/** The cloth of a garment. `second` and `third` are the other threads of a pattern. */
export interface Cloth {
  readonly colour: Hex
  readonly pattern?: Pattern | undefined
  readonly second?: Hex | undefined
  readonly third?: Hex | undefined
  /** Scale of the pattern's tile. */
  readonly scale?: number | undefined
  /** Satin and leather catch a brighter light. */
  readonly sheen?: boolean | undefined
}

interface Tile {
  readonly width: number
  readonly height: number
  readonly drawing: string
}

const line = (d: string, colour: Hex, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

const flower = (cx: number, cy: number, petals: Hex, heart: Hex) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${cx}" cy="${cy - 3.6}" rx="2.5" ry="3.3" fill="${petals}" transform="rotate(${turn} ${cx} ${cy})"/>`,
    )
    .join('') + `<circle cx="${cx}" cy="${cy}" r="1.7" fill="${heart}"/>`

/** The colors of a pattern; `deep` is a shade that is visible on near-black cloth too. */
interface Threads {
  readonly colour: Hex
  readonly contrast: Hex
  readonly third: Hex
  readonly deep: Hex
}

function threadsOf(cloth: Cloth): Threads {
  const { colour } = cloth
  const contrast = cloth.second ?? (luminance(colour) > 0.45 ? dark(colour, 0.45) : light(colour, 0.45))
  return {
    colour,
    contrast,
    third: cloth.third ?? contrast,
    deep: luminance(colour) < 0.2 ? light(colour, 0.3) : dark(colour, 0.5),
  }
}

const tile = (width: number, height: number, ...drawings: string[]): Tile => ({ width, height, drawing: drawings.join('') })

/** Tiles in figure pixels; fine enough to read as texture at 320 and as a weave at 960. */
const tiles: Record<Pattern, (threads: Threads) => Tile> = {
  stripe: ({ contrast }) => tile(15, 15, line('M-2 4H17', contrast, 4.6, 1)),
  pin: ({ contrast }) => tile(12, 12, line('M6-2V14', contrast, 1.2, 0.65)),
  check: ({ contrast, third }) =>
    tile(
      40,
      40,
      `<path d="M10-2V42M-2 10H42" stroke="${contrast}" stroke-width="12" opacity=".34"/>`,
      `<path d="M30-2V42M-2 30H42" stroke="${third}" stroke-width="1.9" opacity=".75"/>`,
    ),
  glen: ({ contrast, third }) =>
    tile(
      36,
      36,
      `<g stroke="${contrast}" stroke-width="1.3" opacity=".6"><path d="M2-1V37M6-1V37M10-1V37M14-1V37M-1 2H37M-1 6H37M-1 10H37M-1 14H37"/></g>`,
      `<path d="M27-1V37M-1 27H37" stroke="${third}" stroke-width="1.5" opacity=".55"/>`,
    ),
  herringbone: ({ contrast }) => tile(14, 7, line('M0-1L7 5L14-1M0 6L7 12L14 6', contrast, 1.4, 0.5)),
  denim: ({ colour }) => tile(4.5, 4.5, line('M-1 5.5L5.5-1', light(colour, 0.55), 0.9, 0.3)),
  rib: ({ colour, deep }) => tile(6.5, 8, line('M3-1V9', deep, 1.5, 0.3), line('M5-1V9', light(colour, 0.7), 1, 0.25)),
  knit: ({ deep }) => tile(8, 9, line('M0 0L4 5L8 0M0-9L4-4L8-9M0 9L4 14L8 9', deep, 1.1, 0.2)),
  cable: ({ colour, deep }) =>
    tile(
      34,
      26,
      line('M17 0c-8 6-8 20 0 26M17 0c8 6 8 20 0 26', deep, 2, 0.34),
      line('M17-6.5c-5 5-5 8 0 13M17 19.5c5 5 5 8 0 13', light(colour, 0.7), 1.6, 0.4),
      line('M4-1V27M30-1V27', deep, 1.5, 0.26),
    ),
  cord: ({ colour, deep }) => tile(4.4, 6, line('M1.5-1V7', deep, 1.3, 0.3), line('M3.3-1V7', light(colour, 0.6), 0.8, 0.22)),
  floral: ({ contrast, third }) =>
    tile(
      44,
      44,
      flower(11, 12, contrast, third),
      flower(33, 34, contrast, third),
      `<circle cx="32" cy="9" r="1.8" fill="${contrast}"/><circle cx="9" cy="34" r="1.8" fill="${contrast}"/>`,
      `<path d="M17 18q6 1 7 7q-6-1-7-7ZM38 39q-1 4 3 5q1-4-3-5ZM5 5q-4 0-5 4q4 0 5-4Z" fill="${third}" opacity=".75"/>`,
    ),
  linen: ({ deep }) =>
    tile(
      31,
      27,
      line('M3 2h9M19 7h7M8 13h12M24 19h5M1 22h8M14 25h7', deep, 0.8, 0.11),
      line('M5 8v7M16 1v5M22 12v9M11 17v6M29 4v6', deep, 0.8, 0.09),
    ),
  mesh: ({ deep }) => tile(7, 7, `<circle cx="3.5" cy="3.5" r="1.7" fill="${deep}" opacity=".45"/>`),
}

/** SVG pattern definition for a cloth, turned by `lean` degrees with the limb it covers. */
export function patternDefinition(id: string, pattern: Pattern, cloth: Cloth, lean: number): string {
  const { width, height, drawing } = tiles[pattern](threadsOf(cloth))
  const turned = [
    lean === 0 ? '' : `rotate(${Math.round(lean * 10) / 10})`,
    cloth.scale === undefined ? '' : `scale(${cloth.scale})`,
  ]
    .join(' ')
    .trim()
  const turn = turned ? ` patternTransform="${turned}"` : ''
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>${drawing}</pattern>`
}
