import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { merchant } from '../../../mocks/rules/payment/merchant.ts'
import { sha256Hex, sha512Base64 } from '../../../mocks/rules/payment/paymentForms.ts'
import { MINUTE, statusAndCode, Shop } from '../client.ts'
import { BASE, buy, keyFor, place, targetOf, visit } from './purchase.ts'

const as = 'jihoon'
const completionOf = (shop: Shop, orderId: string) => shop.call(operations.orderCompletion, { params: { orderId } }, { as })

const approved = (orderNumber: string, authToken: string) => ({ resultCode: '0000', resultMsg: '성공', orderNumber, authToken })

const back = async (shop: Shop, fields: Record<string, string>) => targetOf(await visit(shop, 'v1/inicis/mobile/return', fields))

describe('[API-51] the payment request', () => {
  test("[API-51] redirects to the provider's page, the method in any letter case", async () => {
    const shop = new Shop()
    const { orderId, amount } = await place(shop, as, { productId: 1 }, { productId: 2 })
    for (const [name, method] of [
      ['Card', 'Card'],
      ['directbank', 'DirectBank'],
      ['VBANK', 'VBank'],
      ['hpp', 'HPP'],
    ]) {
      const response = await visit(shop, `v1/inicis/auth?orderId=${orderId}&paymentMethod=${name}`)
      const target = targetOf(response)
      expect([response.status, target.pathname]).toEqual([303, '/mock/payment.html'])
      const fields = Object.fromEntries(target.searchParams)
      expect(fields).toMatchObject({
        gopaymethod: method,
        oid: orderId,
        price: String(amount),
        returnUrl: `${BASE}v1/inicis/return`,
      })
      const signed = `oid=${orderId}&price=${amount}&timestamp=${fields['timestamp']}`
      expect(fields['signature']).toBe(createHash('sha256').update(signed).digest('hex'))
      expect(fields['goodname']).toBe('카멜 벨티드 트렌치코트 외 1건')
    }
  })

  test.each([
    ['an unknown order', 404, 'orderId=unknown&paymentMethod=Card'],
    ['no order', 404, 'paymentMethod=Card'],
    ['markup', 404, `orderId=${encodeURIComponent('<script>alert(1)</script>')}&paymentMethod=Card`],
    ['half a surrogate pair', 404, 'orderId=%ED%B0%80&paymentMethod=Card'],
  ])('[API-51] %s: a short page with a close button', async (_, status, query) => {
    const response = await visit(new Shop(), `v1/inicis/auth?${query}`)
    const page = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page).toContain('window.close()')
    expect(page).not.toContain('alert')
  })

  test('[API-51] paid, failed and expired orders and unknown methods are rejected', async () => {
    const shop = new Shop()
    const paid = await buy(shop, as, [{ productId: 1 }])
    const { orderId } = await place(shop, as, { productId: 1 })
    expect((await visit(shop, `v1/inicis/auth?orderId=${paid.orderId}&paymentMethod=Card`)).status).toBe(409)
    expect((await visit(shop, `v1/inicis/auth?orderId=${orderId}&paymentMethod=Cash`)).status).toBe(400)
    await shop.advanceClock(30 * MINUTE)
    expect((await visit(shop, `v1/inicis/auth?orderId=${orderId}&paymentMethod=Card`)).status).toBe(409)
  })

  test('[API-03] other HTTP methods are not allowed', async () => {
    const response = await visit(new Shop(), 'v1/inicis/auth', { orderId: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await visit(new Shop(), 'v1/inicis/return')).headers.get('allow')).toBe('POST')
  })
})

const form = (shop: Shop, orderId: string, paymentMethod: string) =>
  shop.request(operations.mobilePaymentForm, { body: { orderId, paymentMethod } }, { as })

describe("[API-52] a phone's form", () => {
  test('[API-52] is a flat map of the fields the provider requires', async () => {
    const shop = new Shop()
    const { orderId, amount } = await place(shop, as, { productId: 1 })
    const fields = await shop.call(operations.mobilePaymentForm, { body: { orderId, paymentMethod: 'vbank' } }, { as })
    expect(fields).toMatchObject({
      P_INI_PAYMENT: 'VBANK',
      P_OID: orderId,
      P_AMT: String(amount),
      P_NEXT_URL: `${BASE}v1/inicis/mobile/return`,
      P_MOBILE: '01013572462',
      P_GOODS: '카멜 벨티드 트렌치코트',
    })
    const signed = `${amount}${orderId}${fields['P_TIMESTAMP']}${merchant.hashKey}`
    expect(fields['P_CHKFAKE']).toBe(createHash('sha512').update(signed).digest('base64'))
  })

  test("[API-52] rejects an unknown, another user's or a paid order, and an unknown method", async () => {
    const shop = new Shop()
    const [paid, foreign] = [await buy(shop, as, [{ productId: 1 }]), await place(shop, 'minseo', { productId: 1 })]
    const { orderId } = await place(shop, as, { productId: 1 })
    expect(statusAndCode(await form(shop, 'unknown', 'Card'))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(statusAndCode(await form(shop, foreign.orderId, 'Card'))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(statusAndCode(await form(shop, paid.orderId, 'Card'))).toEqual([409, 'ORDER_NOT_PAYABLE'])
    expect(statusAndCode(await form(shop, orderId, 'Cash'))).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('[API-53] the return from the window', () => {
  test('[API-53] closing the window fails a pending order, and no other', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    const paid = await buy(shop, as, [{ productId: 1 }])
    for (const id of [orderId, paid.orderId, 'unknown']) {
      expect(targetOf(await visit(shop, `v1/inicis/close?orderNumber=${id}`)).href).toBe(`${BASE}payment/close`)
    }
    expect(await completionOf(shop, orderId)).toMatchObject({ status: 'FAILED', failCode: 'PAYMENT_CANCELED' })
    expect((await completionOf(shop, paid.orderId)).status).toBe('CONFIRMED')
  })

  test('[API-53] a token of another order or amount, or an unknown one, changes nothing', async () => {
    const shop = new Shop()
    const [order, other] = [await place(shop, as, { productId: 1 }), await place(shop, as, { productId: 2 })]
    const tokens = [
      await keyFor(shop, other, 'Card', 'window'),
      await keyFor(shop, { ...order, amount: 10 }, 'Card', 'window'),
      await keyFor(shop, order),
      'invented',
      '',
    ]
    const before = await shop.world.export()
    for (const token of tokens) {
      expect(targetOf(await visit(shop, 'v1/inicis/return', approved(order.orderId, token))).pathname).toBe('/payment/close')
    }
    await visit(shop, 'v1/inicis/return', {})
    await visit(shop, 'v1/inicis/return', approved('<script>', 'x'))
    expect(await shop.world.export()).toBe(before)
  })
})

describe('[API-53] the return on a phone', () => {
  test('[API-53] a failure redirects with code and message, decoded from EUC-KR too', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    const target = await back(shop, { P_STATUS: '01', P_RMESG1: '사용자가 결제를 취소하였습니다.', P_NOTI: orderId })
    expect(Object.fromEntries(target.searchParams)).toEqual({ orderId, code: '01', message: '사용자가 결제를 취소하였습니다.' })
    expect(await completionOf(shop, orderId)).toMatchObject({ status: 'FAILED', failCode: '01' })
  })

  test('[API-53] without a message the order gets a default one, the URL none', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    const target = await back(shop, { P_STATUS: '01', P_RMESG1: '', P_NOTI: orderId })
    expect(Object.fromEntries(target.searchParams)).toEqual({ orderId, code: '01' })
    expect((await completionOf(shop, orderId)).failMessage).not.toBe('')
  })

  test('[API-53] an unknown or another order, or another amount, changes nothing', async () => {
    const shop = new Shop()
    const [order, other] = [await place(shop, as, { productId: 1 }), await place(shop, as, { productId: 2 })]
    const P_TID = await keyFor(shop, order, 'Card', 'window')
    const before = await shop.world.export()
    const codes = []
    for (const fields of [
      { P_NOTI: 'unknown', P_TID },
      { P_NOTI: other.orderId, P_TID },
      { P_NOTI: order.orderId, P_TID, P_AMT: '10' },
      { P_NOTI: order.orderId, P_TID: '' },
    ]) {
      codes.push((await back(shop, { P_STATUS: '00', ...fields })).searchParams.get('code'))
    }
    expect(codes).toEqual(['ORDER_NOT_FOUND', 'AMOUNT_MISMATCH', 'AMOUNT_MISMATCH', 'INVALID_PAYMENT_KEY'])
    expect(await shop.world.export()).toBe(before)
  })
})

test.each(['', 'a', '한'.repeat(37), 'x'.repeat(55), 'x'.repeat(64), 'x'.repeat(111), 'x'.repeat(128), 'x'.repeat(1000)])(
  "[API-51] [API-52] signature digests equal Node's SHA-256 and SHA-512: %#",
  (text) => {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(sha512Base64(text)).toBe(createHash('sha512').update(text).digest('base64'))
  },
)
