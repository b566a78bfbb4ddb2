import * as v from 'valibot'
import { id, maybe } from './values.ts'

export const review = v.object({
  id,
  rating: v.number(),
  description: v.string(),
  createdAt: v.string(),
  reviewImageUrls: v.array(v.string()),
  productId: id,
  productName: v.string(),
  /** Null from servers that do not send it. */
  productImageUrl: maybe(v.string()),
})

export type Review = v.InferOutput<typeof review>
