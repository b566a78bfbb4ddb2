import { operations } from '../../src/contract/operations.ts'
import { listProducts, productDetail } from '../rules/products.ts'
import { answer } from './answer.ts'

export const products = {
  products: answer(operations.products, ({ t, query }) => listProducts(t, query)),
  product: answer(operations.product, ({ t, params }) => productDetail(t, params.productId)),
}
