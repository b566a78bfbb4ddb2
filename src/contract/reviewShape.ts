import * as v from 'valibot'
import { instant } from './instant.ts'
import { id, maybe } from './values.ts'

export const review = v.object({
  id,
  rating: v.number(),
  description: v.string(),
  createdAt: instant,
  reviewImageUrls: v.array(v.string()),
  productId: id,
  productName: v.string(),
  /** Null from servers that do not send it. */
  productImageUrl: maybe(v.string()),
})

export type Review = v.InferOutput<typeof review>
