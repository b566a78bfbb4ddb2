import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { Acknowledged } from './countWrites.ts'

const envelope = v.object({ result: v.string(), data: v.unknown(), error: v.nullish(v.object({ code: v.string() })) })
const session = v.object({ accessToken: v.string(), userId: v.number() })
const currentEpisode = v.object({
  detail: v.object({ id: v.number() }),
  styles: v.pipe(v.array(v.object({ id: v.number() })), v.minLength(1)),
})
const productDetail = v.object({
  product: v.object({ price: v.number(), discountedPrice: v.nullish(v.number()) }),
  stock: v.array(v.object({ id: v.number(), stock: v.number() })),
})
const created = v.object({ id: v.number() })
const ordered = v.object({ orderId: v.string() })

const PRODUCT_ID = 1
const FREE_SHIPPING_FROM = 50_000
const SHIPPING_AMOUNT = 2500
const address = {
  name: '집',
  receiver: '금하린',
  phoneNumber: '01000000009',
  address: '서울 마포구 달빛옷장길 5',
  addressDetail: '2층',
  postalCode: '03993',
}

/** Sends a request from the page, as the app does. */
async function call<T>(page: Page, schema: v.GenericSchema<unknown, T>, path: string, token = '', body?: object): Promise<T> {
  const reply = await page.evaluate(
    async ([url, bearer, json]) => {
      const headers = { 'content-type': 'application/json', ...(bearer !== '' && { authorization: `Bearer ${bearer}` }) }
      const reply = await fetch(url, json === undefined ? { headers } : { method: 'POST', headers, body: json })
      const parsed: unknown = await reply.json()
      return parsed
    },
    [path, token, body && JSON.stringify(body)] as const,
  )
  const { result, data, error } = v.parse(envelope, reply)
  if (result !== 'SUCCESS') throw new Error(`${path}: ${error?.code}`)
  return v.parse(schema, data)
}

/** Signs in a new guest, who picks, writes a memo and orders. Calls `acknowledge` after each reply. */
export async function writeAsGuest(page: Page, guestId: string, acknowledge: (write: Acknowledged) => void): Promise<void> {
  const { accessToken, userId } = await call(page, session, '/v1/auth/guest', '', { guestId })
  const send = <T>(schema: v.GenericSchema<unknown, T>, path: string, body?: object) =>
    call(page, schema, path, accessToken, body)
  const episode = await send(currentEpisode, '/v1/episodes/current-pick')
  const episodeId = episode.detail.id
  const styleIds = episode.styles.slice(0, 2).map(({ id }) => id)
  await send(v.unknown(), '/v1/picks', { episodeId, styleIds })
  acknowledge({ kind: 'pick', userId, value: styleIds.join(',') })
  await send(v.unknown(), '/v1/picks/memo', { userId, episodeId, memo: guestId })
  acknowledge({ kind: 'memo', userId, value: guestId })
  const { id: addressId } = await send(created, `/v1/users/${userId}/address`, address)
  const { orderId } = await send(ordered, '/v1/orders', { addressId, ...(await cartOf(page, accessToken)) })
  acknowledge({ kind: 'order', userId, value: orderId })
}

/** One piece that is in stock. */
async function cartOf(page: Page, token: string) {
  const { product, stock } = await call(page, productDetail, `/v1/products/${PRODUCT_ID}`, token)
  const price = product.discountedPrice ?? product.price
  const shippingAmount = price >= FREE_SHIPPING_FROM ? 0 : SHIPPING_AMOUNT
  const stockId = stock.find((size) => size.stock > 0)?.id
  const products = [{ productId: PRODUCT_ID, stockId, price, quantity: 1 }]
  return { products, totalAmount: price + shippingAmount, shippingAmount }
}
