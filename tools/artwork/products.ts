import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { pictureName } from '../../mocks/db/seed/images.ts'
import type { ProductView } from '../../mocks/db/seed/images.ts'
import type { ProductSeed } from '../../mocks/db/seed/products.ts'
import { styleOf } from '../../mocks/db/seed/styles.ts'
import { bag, hangingStrap } from './garments/bags.ts'
import { dressSkirt, dressWaist, skirt, trousers } from './garments/bottoms.ts'
import { blend, dark, light } from './colour.ts'
import type { Hex } from './colour.ts'
import type { Bag, Dress, Item, Seen } from './garments/garment.ts'
import { box, n1, stroke } from './geometry.ts'
import { hat } from './garments/headwear.ts'
import { collarInside, lining, outer } from './garments/outerwear.ts'
import { lookOf } from './outfit.ts'
import { cut } from './paper.ts'
import { hash } from './random.ts'
import { rollOf } from './rolls.ts'
import { foldedScarf, pairOfShoes } from './still.ts'
import { group, newSheet, piece, seam, svg } from './sheet.ts'
import type { Cutting, Drawing, Sheet } from './sheet.ts'
import { CENTRE, builds, skeleton, y } from './skeleton.ts'
import type { Skeleton } from './skeleton.ts'
import { drawStyle } from './style.ts'
import { insideBack, top } from './garments/tops.ts'
import { garmentOf } from './wardrobe.ts'

/** Photographed lying: as worn instead of a back view. */
const isAccessory = (item: Item): boolean =>
  item.slot === 'shoes' || item.slot === 'bag' || item.slot === 'hat' || item.slot === 'scarf'

/** The garment of its style: on a hanger, from the back, and as a detail. */
export function drawProduct(product: ProductSeed, view: ProductView): Drawing {
  const style = styleOf(product.episodeId, product.styleNo)
  const item = garmentOf(seasonOf(product.episodeId), product.garment, product.colour)
  if (view === 'back' && isAccessory(item)) return drawStyle(style, wornAt(item))
  const sheet = newSheet(pictureName.product(product, view))
  const strong = builds[lookOf(style).person.build].frame === 'strong'
  const sk = skeleton(strong ? 'man' : 'woman', 'flat', ['flat', 'flat'])
  const drawn = stillOf(sheet, sk, item, view === 'back' ? 'back' : 'front')
  return staged(sheet, item, drawn, rollOf(product), view)
}

const cuttings = {
  hat: { left: 190, top: 14, width: 220 },
  scarf: { left: 165, top: 40, width: 270 },
  shoes: { left: 206, top: 562, width: 178 },
  crossbody: { left: 155, top: 150, width: 290 },
  bag: { left: 150, top: 250, width: 300 },
} as const satisfies Record<string, Cutting>

/** Where on the figure an accessory is worn. */
function wornAt(item: Item): Cutting {
  if (item.slot === 'hat' || item.slot === 'scarf' || item.slot === 'shoes') return cuttings[item.slot]
  return item.kind === 'crossbody' ? cuttings.crossbody : cuttings.bag
}

function stillOf(sheet: Sheet, sk: Skeleton, item: Item, seen: Seen): string {
  switch (item.slot) {
    case 'outer':
      return (seen === 'front' ? lining(sheet, sk, item) + collarInside(sheet, sk, item) : '') + outer(sheet, sk, item, seen)
    case 'top': {
      const drawn = top(sheet, sk, item, { seen })
      return (seen === 'front' ? insideBack(sheet, sk, item) : '') + drawn.body + drawn.collar
    }
    case 'bottom':
      return 'cut' in item ? skirt(sheet, sk, item, seen) : trousers(sheet, sk, item, seen)
    case 'dress':
      return hungDress(sheet, sk, item, seen)
    case 'shoes':
      return pairOfShoes(sheet, item)
    case 'bag':
      return still(sheet, item)
    case 'hat':
      return hat(sheet, item)
    case 'scarf':
    default:
      return foldedScarf(sheet, item)
  }
}

function hungDress(sheet: Sheet, sk: Skeleton, item: Dress, seen: Seen): string {
  const bodice = { ...item, slot: 'top', length: 3, ...item.bodice } as const
  const drawn = top(sheet, sk, bodice, { seen, tucked: true })
  return (
    (seen === 'front' ? insideBack(sheet, sk, bodice) : '') +
    dressSkirt(sheet, sk, item) +
    drawn.body +
    dressWaist(sheet, sk, item) +
    drawn.collar
  )
}

const still = (sheet: Sheet, item: Bag) =>
  (item.kind === 'crossbody' ? hangingStrap(sheet, item, [CENTRE, 400], 3) : '') +
  bag(sheet, item, [CENTRE, item.kind === 'crossbody' ? 400 : 330], 3)

/** The share of the frame that a garment fills: a cap should not look as large as a coat. */
function scaleOf(item: Item, width: number, height: number): number {
  const fill =
    item.slot === 'hat'
      ? 0.62
      : item.slot === 'bag'
        ? 0.8
        : item.slot === 'shoes'
          ? 0.92
          : item.slot === 'bottom' && height < 320
            ? 0.78
            : item.slot === 'top' && item.sleeves === 'none'
              ? 0.84
              : 1
  return Math.min(470 / width, (item.slot === 'bottom' ? 585 : 615) / height) * fill
}

function staged(sheet: Sheet, item: Item, drawn: string, roll: Hex, view: ProductView): Drawing {
  const { left, right, top: high, bottom } = sheet.bounds
  const zoom = view === 'detail' ? (item.slot === 'shoes' ? 1.5 : isAccessory(item) ? 1.75 : 2.35) : 1
  const scale = scaleOf(item, right - left, bottom - high) * zoom
  const focus = detailFocus(item)
  const dx = CENTRE - (scale * (left + right)) / 2 + (view === 'detail' ? focus[0] * scale : 0)
  const dy = view === 'detail' ? 400 - scale * (high + (bottom - high) * focus[1]) : 408 - (scale * (high + bottom)) / 2
  const prop = view === 'detail' ? '' : hangerFor(sheet, item, scale, dy)
  const lying = item.slot === 'shoes' || (item.slot === 'bag' && item.kind !== 'crossbody')
  const floor =
    lying && view === 'front'
      ? `<ellipse cx="300" cy="${n1(dy + scale * bottom + 2)}" rx="${n1((scale * (right - left)) / 2)}" ry="13" fill="${dark(roll, 0.7)}" opacity=".3" filter="url(#soft)"/>`
      : ''
  const body = `${groundOf(roll, view)}${floor}${prop}<g filter="url(#person)">${group(drawn, `translate(${n1(dx)} ${n1(dy)}) scale(${Math.round(scale * 1000) / 1000})`)}</g>`
  return svg(sheet, body, hash(sheet.id), 0.11)
}

/** Paper from a roll, which bends from the wall to the floor; behind a back view hangs a second sheet. Circles are picks. */
function groundOf(roll: Hex, view: ProductView): string {
  const wall = `<rect width="600" height="800" fill="${roll}"/>`
  if (view === 'detail') return wall
  if (view === 'back') return wall + cut('M70 90H530V710H70Z', blend(roll, '#ffffff', 0.35))
  const bend = `<linearGradient id="bend" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${dark(roll, 0.14)}" stop-opacity="0"/><stop offset=".4" stop-color="${dark(roll, 0.14)}"/><stop offset="1" stop-color="${dark(roll, 0.06)}"/></linearGradient>`
  return `${wall}${bend}<rect y="600" width="600" height="200" fill="url(#bend)"/>`
}

/** The focus of a detail view: collar, waistband, toe, clasp. [px to the left, share of the height]. */
function detailFocus(item: Item): readonly [number, number] {
  switch (item.slot) {
    case 'outer':
      return [-18, item.length > 5 ? 0.24 : 0.34]
    case 'top':
      return [-14, 0.3]
    case 'dress':
      return [-8, 0.26]
    case 'bottom':
      return [-12, 0.2]
    case 'bag':
      return [0, 0.62]
    case 'shoes':
      return [item.kind === 'boots' ? 46 : 34, 0.6]
    case 'hat':
    case 'scarf':
    default:
      return [0, 0.5]
  }
}

const WOOD: Hex = '#b98d62'

const hook = (from: number) =>
  `<path d="M300 ${n1(from)}V${n1(from - 26)}c0-12 15-11 13-22c-2-11-19-11-20 1" fill="none" stroke="#6d6258" stroke-width="4" stroke-linecap="round"/>`

/** A wooden hanger in a top, clips on a skirt, nothing under a shoe. */
function hangerFor(sheet: Sheet, item: Item, scale: number, dy: number): string {
  if (item.slot === 'shoes' || item.slot === 'bag' || item.slot === 'hat' || item.slot === 'scarf') return ''
  const at = (h: number) => dy + scale * y(h)
  if (item.slot === 'bottom') {
    const bar = at(2.96) - 16
    const clips = [-1, 1]
      .map((side) => piece(sheet, box(300 + side * 30 * scale - 7, bar - 4, 14, 30, 3), { colour: '#8d8478' }))
      .join('')
    return hook(bar) + seam(`M${n1(300 - 46 * scale)} ${n1(bar)}H${n1(300 + 46 * scale)}`, WOOD, 8, 1) + clips
  }
  const neck = at(1.3)
  const arms = stroke([
    [300 - 52 * scale, at(1.52)],
    [300 - 22 * scale, at(1.34)],
    [300, neck - 10],
    [300 + 22 * scale, at(1.34)],
    [300 + 52 * scale, at(1.52)],
  ])
  return hook(neck - 10) + seam(arms, WOOD, 11, 1) + seam(arms, light(WOOD, 0.5), 3, 0.5)
}
