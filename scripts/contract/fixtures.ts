import type { CurrentEpisode, Episode } from '../../src/contract/episodes.ts'
import { operations } from '../../src/contract/operations.ts'
import type { Product, ProductDetail } from '../../src/contract/products.ts'
import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../src/contract/limits.ts'
import { expectThat } from './validateReply.ts'
import type { Kit, Caller } from './kit.ts'
import { NotTried } from './report.ts'

/** Phone number of the kit's addresses. */
export const PHONE = '01012345678'

/** The current episode, all episodes, and a finished one. */
export async function episodesOf(
  kit: Kit,
  person: Caller,
): Promise<{ current: CurrentEpisode; all: Episode[]; over: Episode | undefined }> {
  const all = await kit.call(operations.episodes, {}, person)
  const current = await kit.call(operations.currentEpisode, {}, person)
  return { current, all, over: all.find(({ isInProgress }) => !isInProgress) }
}

/** A product with a size in stock. */
export async function buyableOf(
  kit: Kit,
  person: Caller,
): Promise<{ product: Product; detail: ProductDetail; stock: ProductDetail['stock'][number] }> {
  const products = await kit.call(operations.products, { query: {} }, person)
  for (const product of products.slice(0, 20)) {
    const detail = await kit.call(operations.product, { params: { productId: String(product.id) } }, person)
    const stock = detail.stock.find(({ stock }) => stock > 1)
    if (stock) return { product, detail, stock }
  }
  throw new NotTried('no product is in stock')
}

/** The caller's first address; adds one if there is none. */
export async function addressOf(kit: Kit, person: Caller): Promise<number> {
  const params = { userId: String(person.userId) }
  const { addresses } = await kit.call(operations.user, { params }, person)
  const [known] = addresses
  if (known) return known.id
  const body = {
    name: '집',
    receiver: '계약',
    phoneNumber: PHONE,
    address: '서울 마포구',
    addressDetail: '1층',
    postalCode: '03993',
  }
  await kit.call(operations.addAddress, { params, body }, person)
  const [made] = (await kit.call(operations.user, { params }, person)).addresses
  expectThat(made !== undefined, 'an address that was added is not there')
  return made.id
}

/** The body of an order of one piece at the current price. */
export async function draftOf(kit: Kit, person: Caller) {
  const { product, stock } = await buyableOf(kit, person)
  const price = product.discountedPrice ?? product.price
  const shippingAmount = price >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON
  const products = [{ productId: product.id, stockId: stock.id, price, quantity: 1 }]
  return { products, addressId: await addressOf(kit, person), totalAmount: price + shippingAmount, shippingAmount }
}

/** Places an unpaid order. */
export async function placeOrder(kit: Kit, person: Caller): Promise<{ orderId: string; amount: number }> {
  const body = await draftOf(kit, person)
  const { orderId } = await kit.call(operations.createOrder, { body }, person)
  return { orderId, amount: body.totalAmount }
}
