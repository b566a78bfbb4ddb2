import { styleOf } from '../../mocks/db/seed/styles.ts'
import type { StyleSeed } from '../../mocks/db/seed/styles.ts'
import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { dark, light } from './colour.ts'
import type { Hex } from './colour.ts'
import { figure } from './figure.ts'
import { lookOf, outfitOf } from './outfit.ts'
import { hash } from './random.ts'
import { newSheet, svg } from './sheet.ts'
import type { Cutting, Drawing } from './sheet.ts'
import { wearsTights } from './style.ts'

/** Background colors of the studio (`--seamless-*` of the design tokens). */
const rolls = {
  sky: '#afc7db',
  apricot: '#f3c7a8',
  lilac: '#cbc1e2',
  mustard: '#e3c25e',
  mugwort: '#bfc9a6',
  slate: '#3a4643',
} as const

/**
 * The styles on the landing page's film strip, as many women as men: episode, style, background. Neighbours have different
 * backgrounds.
 */
const frames = [
  [1, 1, 'sky'],
  [5, 5, 'apricot'],
  [3, 8, 'mustard'],
  [2, 2, 'mugwort'],
  [4, 4, 'sky'],
  [6, 7, 'lilac'],
  [2, 9, 'apricot'],
  [3, 2, 'slate'],
  [1, 9, 'mustard'],
  [5, 7, 'lilac'],
] as const

export const landingStyles: readonly StyleSeed[] = frames.map(([episodeId, no]) => styleOf(episodeId, no))

/** From the crown to the knee. */
const cutting: Cutting = { left: 108, top: 14, width: 384 }

const rollOf = (style: StyleSeed): Hex => rolls[frames[landingStyles.indexOf(style)]?.[2] ?? 'sky']

/** A frame of the strip: a figure in front of a background that bends into the floor, with the long shadow of a studio lamp. */
export function drawLanding(style: StyleSeed): Drawing {
  const name = landingName(style)
  const sheet = newSheet(name)
  const roll = rollOf(style)
  const person = lookOf(style).person
  const body = figure(sheet, person, outfitOf(style), { tights: wearsTights(style) })
  sheet.defs.push(
    `<linearGradient id="sweep" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light(roll, 0.35)}"/><stop offset=".55" stop-color="${roll}"/><stop offset="1" stop-color="${dark(roll, 0.14)}"/></linearGradient>`,
    '<filter id="long" x="-20%" y="-10%" width="160%" height="130%"><feDropShadow dx="34" dy="16" stdDeviation="5" flood-color="#1b1530" flood-opacity=".2"/></filter>',
  )
  const floor = `<path d="M-10 800V520Q300 486 610 530V800Z" fill="${dark(roll, 0.08)}" opacity=".75"/>`
  const scene = `<rect width="600" height="800" fill="url(#sweep)"/>${floor}<g filter="url(#long)">${body}</g>`
  return svg(sheet, scene, hash(name), 0.14, cutting)
}

export const landingName = ({ episodeId, no }: Pick<StyleSeed, 'episodeId' | 'no'>) =>
  `landing-${seasonOf(episodeId)}-${String(no).padStart(2, '0')}`
