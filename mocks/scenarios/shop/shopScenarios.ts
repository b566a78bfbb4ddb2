import { cartBelowFree } from './cartBelowFree.ts'
import { cartCorrupt } from './cartCorrupt.ts'
import { cartEmpty } from './cartEmpty.ts'
import { cartFreeShipping } from './cartFreeShipping.ts'
import { cartStale } from './cartStale.ts'
import { productLastOne } from './productLastOne.ts'
import { productManySizes } from './productManySizes.ts'
import { productNoReviews } from './productNoReviews.ts'
import { productSoldOut } from './productSoldOut.ts'
import { reviewsAll } from './reviewsAll.ts'
import { shopBrowse } from './shopBrowse.ts'
import { shopEmptyCategory } from './shopEmptyCategory.ts'

export const shopScenarios = [
  shopBrowse,
  shopEmptyCategory,
  productManySizes,
  productLastOne,
  productSoldOut,
  productNoReviews,
  reviewsAll,
  cartEmpty,
  cartBelowFree,
  cartFreeShipping,
  cartCorrupt,
  cartStale,
]
