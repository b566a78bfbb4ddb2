import { patternDefinition } from './garments/cloth.ts'
import type { Cloth } from './garments/cloth.ts'
import { dark, light, luminance } from './colour.ts'
import type { Hex } from './colour.ts'
import { n1, xy } from './geometry.ts'
import type { Box, Point, Shape } from './geometry.ts'

/** A picture being drawn: its definitions, its ids, and the bounds of its cloth. */
export interface Sheet {
  readonly id: string
  readonly defs: string[]
  readonly bounds: Box
}

export const newSheet = (id: string): Sheet => ({
  id,
  defs: [],
  bounds: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
})

function define(sheet: Sheet, make: (id: string) => string): string {
  const id = `d${sheet.defs.length}`
  sheet.defs.push(make(id))
  return id
}

function grow(sheet: Sheet, shape: Shape) {
  for (const [x, y] of shape.points) {
    sheet.bounds.left = Math.min(sheet.bounds.left, x)
    sheet.bounds.right = Math.max(sheet.bounds.right, x)
    sheet.bounds.top = Math.min(sheet.bounds.top, y)
    sheet.bounds.bottom = Math.max(sheet.bounds.bottom, y)
  }
}

export interface PieceOptions {
  /** Seams, folds and shadows, clipped to the piece. */
  readonly over?: string
  /** Degrees the pattern turns with the limb. */
  readonly lean?: number
  /** Whether the piece throws a shadow on what lies under it. */
  readonly cast?: boolean
  /** The left-to-right light over the whole piece; limbs bring their own band instead. */
  readonly side?: boolean
  /** The lit edge; off if the outline is joined from several. */
  readonly rim?: boolean
}

/** A piece of cut paper: color, pattern, light from the upper left, and what lies over it, clipped to its outline. */
export function piece(sheet: Sheet, shape: Shape, cloth: Cloth, options: PieceOptions = {}): string {
  grow(sheet, shape)
  const { over = '', lean = 0, cast = true, side = true, rim = true } = options
  const clip = define(sheet, (id) => `<clipPath id="${id}"><path d="${shape.d}"/></clipPath>`)
  const { pattern } = cloth
  const woven =
    pattern === undefined
      ? ''
      : `<path d="${shape.d}" fill="url(#${define(sheet, (id) => patternDefinition(id, pattern, cloth, lean))})"/>`
  const lit = side ? `<path d="${shape.d}" fill="url(#side)"/>` : ''
  const shadow = cast ? ` filter="url(#${isSmall(shape) ? 'near' : 'cast'})"` : ''
  return `<g${shadow}><g clip-path="url(#${clip})"><path d="${shape.d}" fill="${cloth.colour}"/>${woven}${lit}${over}${rim ? edge(shape, cloth) : ''}</g></g>`
}

const isSmall = ({ points }: Shape) => {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return Math.min(span(0), span(1)) < 70
}

/** The paper's thickness: an edge that catches light on the upper left only. */
function edge(shape: Shape, cloth: Cloth): string {
  const bright = luminance(cloth.colour)
  const opacity = bright < 0.22 ? 0.28 : bright > 0.85 ? 0.5 : 0.3
  return `<path d="${shape.d}" transform="translate(.9 1)" fill="none" stroke="${light(cloth.colour, bright < 0.22 ? 0.5 : 0.75)}" stroke-width="1.6" opacity="${opacity}"/>`
}

const n2 = (value: number) => Math.round(value * 100) / 100

/** A shadow or light of any outline, to lie over a piece. */
export const shade = (shape: Shape, colour: Hex, opacity: number) =>
  `<path d="${shape.d}" fill="${colour}" opacity="${n2(opacity)}"/>`

export const seam = (d: string, colour: Hex, width = 1.4, opacity = 0.55, dashes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`

export interface Fold {
  readonly width?: number
  /** Sideways bow of the fold's middle, px. */
  readonly bow?: number
  readonly opacity?: number
  readonly lit?: boolean
}

/** A crease: a leaf that tapers from `a` to `b`. On near-black cloth every crease is a light one. */
export function fold(
  { colour }: Cloth,
  a: Point,
  b: Point,
  { width = 4, bow = 5, opacity = 0.3, lit = false }: Fold = {},
): string {
  const deep = luminance(colour) < 0.2
  const tone = lit || deep ? light(colour, deep ? 0.35 : 0.7) : dark(colour, 0.6)
  const middle: Point = [(a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2]
  const d = `M${xy(a)}Q${xy(middle)} ${xy(b)}Q${xy([middle[0] + width, middle[1] + width])} ${xy(a)}Z`
  return `<path d="${d}" fill="${tone}" opacity="${n2(opacity * (deep ? 0.55 : 1))}"/>`
}

export const group = (content: string, transform: string) => `<g transform="${transform}">${content}</g>`

export const dot = ([x, y]: Point, radius: number, fill: Hex, opacity = 1) =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${radius}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

const filters = [
  '<filter id="cast" x="-6%" y="-4%" width="118%" height="114%"><feDropShadow dx="3" dy="4.5" stdDeviation="2.6" flood-color="#1b1530" flood-opacity=".26"/></filter>',
  // small pieces need more room around them for the same shadow
  '<filter id="near" x="-40%" y="-30%" width="190%" height="190%"><feDropShadow dx="3" dy="4.5" stdDeviation="2.6" flood-color="#1b1530" flood-opacity=".26"/></filter>',
  '<filter id="sheet" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="5" dy="7" stdDeviation="6" flood-color="#1b1530" flood-opacity=".2"/></filter>',
  '<filter id="person" x="-20%" y="-10%" width="150%" height="125%"><feDropShadow dx="14" dy="12" stdDeviation="9" flood-color="#1b1530" flood-opacity=".22"/></filter>',
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>',
  '<filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="4"/></filter>',
  '<linearGradient id="side" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="#fff3dc" stop-opacity=".2"/><stop offset=".45" stop-color="#fff3dc" stop-opacity="0"/><stop offset="1" stop-color="#1b1530" stop-opacity=".2"/></linearGradient>',
].join('')

/** Paper grain: the same noise for everything on one sheet, seeded by the picture's id; tiled, because noise is slow to draw. */
const grain = (seed: number) =>
  `<pattern id="grain" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" filter="url(#noise)"/></pattern><filter id="noise" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="${seed}"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .07  0 0 0 0 .12  .9 .9 0 0 -.82"/></filter>`

/** A part of the sheet in its own units, 3:4: the visible part. */
export interface Cutting {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** A drawing, and the part of it that is shown. */
export interface Drawing {
  readonly svg: string
  readonly cutting?: Cutting
}

/** Units drawn around a cutting and then cut off: filters would fade at the edge of a document. */
export const BLEED = 30

/** Width in px of a finished picture before it is resized. */
export const PIXELS = 960

/** The finished document: 600 × 800 in its own units, or a cutting with its bleed. */
export function svg(sheet: Sheet, body: string, seed: number, graininess = 0.14, cutting?: Cutting): Drawing {
  const veil = `<rect width="600" height="800" fill="url(#grain)" opacity="${graininess}"/>`
  const scale = PIXELS / (cutting?.width ?? 600)
  const [left, top, width, height] = cutting
    ? [cutting.left - BLEED, cutting.top - BLEED, cutting.width + 2 * BLEED, (cutting.width * 4) / 3 + 2 * BLEED]
    : [0, 0, 600, 800]
  const view = [left, top, width, height].map((value) => Math.round(value * 100) / 100).join(' ')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"><defs>${filters}${grain(seed % 997)}${sheet.defs.join('')}</defs>${body}${veil}</svg>`
  return cutting ? { svg: text, cutting } : { svg: text }
}
