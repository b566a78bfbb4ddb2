import { nextId, randomFrom } from '../ids.ts'
import type { WriteTx } from '../tables.ts'
import { productImageUrls } from './images.ts'
import { products } from './products.ts'

/** Places in the list of those nobody can buy any more. */
const SOLD_OUT_INDEXES = new Set([13, 44])

/** The products and how many of each size are left. */
export function fillShop(tx: WriteTx): void {
  for (const [index, product] of products.entries()) {
    const { episodeId, name, description, category, garment, colour, price, discount, sizes } = product
    const id = nextId(tx.counters, 'products')
    const imageUrls = productImageUrls(product)
    tx.products.put({ id, episodeId, name, description, category, garment, colour, price, discount, imageUrls })
    for (const size of sizes) {
      const left = SOLD_OUT_INDEXES.has(index) ? 0 : drawStock(`${id}:${size}`, sizes.length)
      tx.stocks.put({ id: nextId(tx.counters, 'stocks'), productId: id, size, left })
    }
  }
}

/** A product of one size is never sold out by chance: only those named above are gone entirely. */
function drawStock(name: string, sizes: number): number {
  const random = randomFrom(`stock:${name}`)
  const draw = random()
  if (draw < 0.08 && sizes > 1) return 0
  return draw < 0.2 ? 1 + Math.floor(random() * 4) : 5 + Math.floor(random() * 26)
}
