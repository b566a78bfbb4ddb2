import { nextId, randomFrom } from '../ids.ts'
import type { WriteTx } from '../collections.ts'
import { productImageUrls } from './images.ts'
import { products } from './products.ts'
import { textAt, textsOf } from './inLanguage.ts'

/** Indexes of the products that are sold out in every size. */
const SOLD_OUT_INDEXES = new Set([13, 44])

/** Adds the products and the stock of each size. */
export function fillShop(tx: WriteTx): void {
  const texts = textsOf(tx).products
  for (const [index, product] of products.entries()) {
    const { name, description } = textAt(texts, index)
    const { episodeId, category, garment, colour, price, discount = 0, sizes } = product
    const id = nextId(tx.counters, 'products')
    const imageUrls = productImageUrls(product)
    tx.products.create({ id, episodeId, name, description, category, garment, colour, price, discount, imageUrls })
    for (const size of sizes) {
      const left = SOLD_OUT_INDEXES.has(index) ? 0 : drawStock(`${id}:${size}`, sizes.length)
      tx.stocks.create({ id: nextId(tx.counters, 'stocks'), productId: id, size, left })
    }
  }
}

/** Products of one size are never sold out at random, so that only `SOLD_OUT_INDEXES` are sold out entirely. */
function drawStock(name: string, sizes: number): number {
  const random = randomFrom(`stock:${name}`)
  const draw = random()
  if (draw < 0.08 && sizes > 1) return 0
  return draw < 0.2 ? 1 + Math.floor(random() * 4) : 5 + Math.floor(random() * 26)
}
