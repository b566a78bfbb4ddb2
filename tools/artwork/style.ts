import { pictureName } from '../../mocks/db/seed/images.ts'
import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import type { StyleSeed } from '../../mocks/db/seed/styles.ts'
import { figure } from './figure.ts'
import { lookOf, outfitOf } from './outfit.ts'
import { backdrop, paperFor } from './paper.ts'
import type { Paper } from './palettes.ts'
import { papers } from './palettes.ts'
import { hash, random } from './random.ts'
import { newSheet, svg, type Cutting, type Drawing } from './sheet.ts'

/** The background paper of a style and of its products. */
export function paperOf(style: StyleSeed): Paper {
  const outfit = outfitOf(style)
  const main = outfit.outer ?? outfit.vest ?? outfit.dress ?? outfit.top ?? outfit.shoes
  return paperFor(papers[seasonOf(style.episodeId)], main.colour, (outfit.bottom ?? outfit.dress)?.colour, style.no % 2 === 0)
}

/** Legs are bare in warm episodes only. */
export const wearsTights = (style: StyleSeed) => {
  const season = seasonOf(style.episodeId)
  return season === 'winter' || season === 'city' || (season === 'autumn' && !outfitOf(style).bottom)
}

/** A whole figure on its paper, or a cutting from it at full sharpness. */
export function drawStyle(style: StyleSeed, cutting?: Cutting): Drawing {
  const id = pictureName.style(style)
  const sheet = newSheet(id)
  const { person, paper } = lookOf(style)
  const body = figure(sheet, person, outfitOf(style), { tights: wearsTights(style) })
  const scene = `${backdrop(paperOf(style), paper, random(id))}<g filter="url(#person)">${body}</g>`
  return svg(sheet, scene, hash(id), 0.14, cutting)
}
