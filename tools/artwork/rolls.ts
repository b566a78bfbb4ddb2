import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { products, type ProductSeed } from '../../mocks/db/seed/products.ts'
import { blend, distance, type Hex } from './colour.ts'
import { garmentOf } from './wardrobe.ts'

/** Rolls of studio paper behind products, in the tones of the shop's own paper. */
export const rolls: readonly Hex[] = ['#bfc9a6', '#afc7db', '#f3c7a8', '#cbc1e2', '#e3c25e', '#cfcabd', '#a3cbc5'].map((roll) =>
  blend(`#${roll.slice(1)}`, '#ffffff', 0.3),
)

/** A garment should differ as much from its roll; before one closer than the least it disappears. */
const distances = { wanted: 125, least: 44 }
/** As many products in a row have different rolls. */
const ROW = 4

/** By product: the roll used longest ago of those that its garment stands out from. */
const chosen = new Map<ProductSeed, Hex>()
for (const product of products) {
  const used = [...chosen.values()]
  const { colour } = garmentOf(seasonOf(product.episodeId), product.garment, product.colour)
  const free = rolls
    .filter((roll) => !used.slice(1 - ROW).includes(roll))
    .toSorted((one, other) => used.lastIndexOf(one) - used.lastIndexOf(other))
  const oldest = (least: number) => free.find((roll) => distance(roll, colour) >= least)
  const roll = oldest(distances.wanted) ?? oldest(distances.least)
  if (roll !== undefined) chosen.set(product, roll)
}

/** The roll of studio paper behind a product. */
export function rollOf(product: ProductSeed): Hex {
  const roll = chosen.get(product)
  if (roll === undefined) throw new Error(`No roll of paper for ${product.name}`)
  return roll
}
