import { PRODUCT_REVIEW_PREVIEWS } from '../../contract/limits.ts'
import type { ProductInPart } from '../catalogue/api.ts'

/** How many elements of one of its lists could not be read. */
export const unreadableOf = (
  { unreadable }: Pick<ProductInPart, 'unreadable'>,
  list: 'relatedProducts' | 'reviewPreviews',
): number => unreadable.filter(({ of }) => of === list).length

/** What a product page has of its reviews. */
export type Previews = Pick<ProductInPart, 'reviewPreviews' | 'unreadable'>

/** Fewer previews than requested are all reviews there are. */
export const hasAllReviews = (detail: Previews): boolean =>
  detail.reviewPreviews.length + unreadableOf(detail, 'reviewPreviews') < PRODUCT_REVIEW_PREVIEWS
