import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productImageUrls, reviewImageUrls, reviewPhotos, styleImageUrl } from '../../../mocks/db/seed/images.ts'
import { products } from '../../../mocks/db/seed/products.ts'
import { styles } from '../../../mocks/db/seed/styles.ts'
import { Shop } from '../client.ts'

test('[PROD-10] each product is a garment that a style of its episode wears, in that colour', () => {
  const untrue = products.filter(
    ({ episodeId, garment, colour }) => !styles.some((style) => style.episodeId === episodeId && style.wears[garment] === colour),
  )
  expect(untrue).toEqual([])
})

test('every image the seed can name exists as a file', () => {
  const urls = [...styles.map(styleImageUrl), ...products.flatMap(productImageUrls), ...products.flatMap(reviewImageUrls)]
  expect(urls.filter((url) => !existsSync(`mocks/public/${url}`))).toEqual([])
})

test('[REV-02] each photo belongs to a review, and a wall of reviews alternates products', async () => {
  const { world } = new Shop()
  const reviews = await world.read((tx) => tx.reviews.all())
  expect(new Set(reviews.flatMap(({ imageUrls }) => imageUrls)).size).toBe(reviewPhotos.length)
  expect(reviews.filter(({ imageUrls }) => imageUrls.length > 1)).not.toEqual([])
  expect(reviews.filter(({ productId }, at) => productId === reviews[at + 1]?.productId)).toEqual([])
})
