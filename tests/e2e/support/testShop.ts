import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { backend, urlOf, type Mode } from './sites.ts'

const envelope = v.object({ result: v.string(), data: v.unknown(), error: v.nullish(v.object({ code: v.string() })) })
const session = v.object({ accessToken: v.string(), refreshToken: v.string(), userId: v.number() })
const catalogue = v.object({
  product: v.object({ price: v.number(), discountedPrice: v.nullish(v.number()) }),
  stock: v.array(v.object({ id: v.number(), stock: v.number() })),
})
const completion = v.object({ status: v.string(), failCode: v.nullish(v.string()) })

let guests = 0

type TestOrder = { readonly orderId: string; readonly amount: number }

/** Sends the app's requests from a page: signs in, orders, opens the payment window, posts the phone's form. */
export class TestShop {
  readonly page: Page
  /** Base of the API and the emulated providers, with a trailing slash. */
  readonly base: string
  #token = ''
  #addressId = 0

  constructor(page: Page, mode: Mode) {
    this.page = page
    this.base = mode === 'real' ? `${backend.url}/` : urlOf(mode)
  }

  /** Opens the app and signs in a new guest with an address. */
  async open(): Promise<this> {
    await this.page.goto('./login')
    await expect.poll(() => this.#isAnswered()).toBe(true)
    guests += 1
    const signedIn = v.parse(session, await this.#call('v1/auth/guest', { guestId: `tester-${guests}` }))
    this.#token = signedIn.accessToken
    await this.page.evaluate(
      (pairs) => {
        for (const [key, value] of pairs) localStorage.setItem(key, value)
      },
      Object.entries(signedIn).map(([key, value]): [string, string] => [key, String(value)]),
    )
    const address = { name: '집', receiver: '금하린', phoneNumber: '01013572469', address: '서울 마포구 달빛옷장길 5' }
    const place = { ...address, addressDetail: '2층', postalCode: '03993' }
    const { id } = v.parse(v.object({ id: v.number() }), await this.#call(`v1/users/${signedIn.userId}/address`, place))
    this.#addressId = id
    return this
  }

  /** Places an unpaid order of one piece, in the first size available. */
  async order(): Promise<TestOrder> {
    const { product, stock } = v.parse(catalogue, await this.#call('v1/products/1'))
    const price = product.discountedPrice ?? product.price
    const shippingAmount = price >= 50_000 ? 0 : 2500
    const stockId = stock.find((size) => size.stock > 0)?.id ?? 0
    const draft = {
      products: [{ productId: 1, stockId, price, quantity: 1 }],
      addressId: this.#addressId,
      totalAmount: price + shippingAmount,
      shippingAmount,
    }
    const { orderId } = v.parse(v.object({ orderId: v.string() }), await this.#call('v1/orders', draft))
    return { orderId, amount: draft.totalAmount }
  }

  /** Opens the payment window of 800x700 (PAY-01). */
  async openWindow({ orderId }: TestOrder, paymentMethod = 'Card'): Promise<Page> {
    const address = `${this.base}v1/inicis/auth?${new URLSearchParams({ orderId, paymentMethod }).toString()}`
    const popup = this.page.waitForEvent('popup')
    await this.page.evaluate((url) => void window.open(url, '_blank', 'width=800,height=700'), address)
    return popup
  }

  /** Posts the hidden form of a phone (PAY-04) in EUC-KR, as the provider requires. */
  async postForm({ orderId }: TestOrder, change: Record<string, string> = {}): Promise<void> {
    const fields = v.parse(
      v.record(v.string(), v.string()),
      await this.#call('v1/inicis/mobile/auth', { orderId, paymentMethod: 'Card' }),
    )
    await this.page.evaluate(
      ([action, entries]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', action, acceptCharset: 'euc-kr' })
        for (const [name, value] of entries) {
          const input = document.createElement('input')
          Object.assign(input, { type: 'hidden', name, value })
          form.append(input)
        }
        document.body.append(form)
        form.submit()
      },
      [`${this.base}mock/inicis/smart/payment/`, Object.entries({ ...fields, ...change })] as const,
    )
    await this.page.waitForURL(/\/mock\/payment/)
  }

  /** The address of the redirect provider's payment page. */
  redirectUrl({ orderId, amount }: TestOrder, clientUrl: string, change: Record<string, string> = {}): string {
    const fields = {
      clientKey: 'test_ck_pickers',
      method: 'CARD',
      amount: String(amount),
      orderId,
      orderName: '코트',
      successUrl: `${clientUrl}payment/success`,
      failUrl: `${clientUrl}payment/fail`,
      ...change,
    }
    return `${this.base}mock/payment.html?${new URLSearchParams(fields).toString()}`
  }

  /** The order's status and failure code: `CONFIRMED`, `FAILED 61`. */
  async state({ orderId }: TestOrder): Promise<string> {
    const { status, failCode } = v.parse(completion, await this.#call(`v1/orders/${orderId}/complete`))
    return [status, failCode].filter(Boolean).join(' ')
  }

  /** Calls an operation and returns its data. Throws on a refusal. */
  async #call(path: string, body?: object): Promise<unknown> {
    const reply = await this.page.evaluate(
      async ([url, token, json]) => {
        const headers = new Headers({ 'content-type': 'application/json' })
        if (token) headers.set('authorization', `Bearer ${token}`)
        const reply = await fetch(url, json === undefined ? { headers } : { method: 'POST', headers, body: json })
        const body: unknown = await reply.json()
        return body
      },
      [this.base + path, this.#token, body && JSON.stringify(body)] as const,
    )
    const { result, data, error } = v.parse(envelope, reply)
    if (result !== 'SUCCESS') throw new Error(`${path}: ${error?.code}`)
    return data
  }

  #isAnswered(): Promise<boolean> {
    return this.page.evaluate(async (url) => {
      const reply = await fetch(url).catch(() => undefined)
      return (reply?.headers.get('content-type') ?? '').includes('json')
    }, `${this.base}v1/products`)
  }
}
