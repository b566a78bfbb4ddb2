import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productImageUrls, reviewImageUrls, styleImageUrl } from '../../../mocks/db/seed/images.ts'
import { products } from '../../../mocks/db/seed/products.ts'
import { reviews } from '../../../mocks/db/seed/reviews.ts'
import { styleOf, styles, wears } from '../../../mocks/db/seed/styles.ts'

test('[PROD-10] each product is a garment its style wears, in that colour', () => {
  const untrue = products.filter(
    (product) => !wears(styleOf(product.episodeId, product.styleNo), product.garment, product.colour),
  )
  expect(untrue).toEqual([])
})

test('every image the seed can name exists as a file', () => {
  const urls = [...styles.map(styleImageUrl), ...products.flatMap((one) => [...productImageUrls(one), ...reviewImageUrls(one)])]
  expect(urls.filter((url) => !existsSync(`mocks/public/${url}`))).toEqual([])
})

test('a product reviewed with a photo has a photo that shows it', () => {
  const photographed = new Set(reviews.filter(({ photos }) => photos > 0).map(({ product }) => product))
  const bare = products.filter((product) => photographed.has(product.name) && reviewImageUrls(product).length === 0)
  expect(bare.map(({ name }) => name)).toEqual([])
})
