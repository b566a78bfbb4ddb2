import * as v from 'valibot'
import { operation } from './operation.ts'
import { review } from './reviewShape.ts'
import { count, id, idText, listOf, maybe, pageOf, won } from './values.ts'

/** The shop's categories as the server names them; an unknown one is accepted (API-64). */
export const categories = ['아우터', '상의', '하의', '액세서리'] as const

export const productShape = v.object({
  id,
  name: v.string(),
  price: won,
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  discountedPrice: maybe(won),
  imageUrl: v.string(),
  category: v.string(),
  description: v.string(),
  episodeId: maybe(id),
  isSoldOut: maybe(v.boolean()),
})

export const productDetail = v.object({
  product: productShape,
  imageUrls: v.array(v.string()),
  stock: v.array(v.object({ id, size: v.string(), stock: count })),
  relatedProducts: listOf(v.object({ id, name: v.string(), imageUrl: v.string(), price: won })),
  reviewPreviews: listOf(review),
})

/** Newest episode first, then by id; sixty a page, none past the end (OPEN-10). */
export const products = operation({
  id: 'API-30',
  method: 'GET',
  path: '/v1/products',
  access: 'user',
  query: v.object({ episodeId: v.optional(idText), page: v.optional(idText) }),
  reply: pageOf(productShape),
  refusals: [],
})

export const product = operation({
  id: 'API-31',
  method: 'GET',
  path: '/v1/products/:productId',
  access: 'user',
  params: v.object({ productId: idText }),
  reply: productDetail,
  refusals: ['PRODUCT_NOT_FOUND'],
})

export type Product = v.InferOutput<typeof productShape>
export type ProductDetail = v.InferOutput<typeof productDetail>
export type Category = (typeof categories)[number]
