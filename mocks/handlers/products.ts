import { operations } from '../../src/contract/operations.ts'
import type { PhotoUrl } from '../rules/products/images.ts'
import { listProducts, productDetail } from '../rules/products/products.ts'
import type { Handle } from './handle.ts'

export const productsHandlers = (handle: Handle, photoUrl: PhotoUrl) => [
  handle(operations.products, ({ tx, query }) => listProducts(tx, query)),
  handle(operations.product, ({ tx, params }) => productDetail(tx, params.productId, photoUrl)),
]
