import * as v from 'valibot'
import { instant } from './instant.ts'
import { id, maybe } from './values.ts'

/** Apart from the operations on reviews, which every page would load with it: users and products have reviews, too. */
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
