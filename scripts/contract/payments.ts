import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { placeOrder } from './fixtures.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit, Caller } from './kit.ts'

/** The server's pages before and after the provider's (API-51 … API-53). */
export async function tryPayments(kit: Kit): Promise<void> {
  await kit.check('mobilePaymentForm', 'of an own order that waits', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const { orderId } = await placeOrder(kit, a)
    const form = (id: string, paymentMethod: string, person = a) =>
      kit.request(operations.mobilePaymentForm, { body: { orderId: id, paymentMethod } }, person)
    expectThat((await form(orderId, 'card')).result === 'SUCCESS', 'the method is not read case-blind')
    expectRefusal(await form(orderId, 'Card', b), 'ORDER_NOT_FOUND')
    expectRefusal(await form('unknown', 'Card'), 'ORDER_NOT_FOUND')
    expectRefusal(await form(orderId, 'no method'), 'INVALID_REQUEST')
  })
  await kit.check('desktop', 'a page or a way on, for an order that waits', 'writes', async () => {
    const { orderId } = await placeOrder(kit, await kit.guest('a'))
    const open = (query: string) => kit.fetchPath(`${paymentPages.desktop}?${query}`)
    const page = await open(`orderId=${orderId}&paymentMethod=card`)
    await page.arrayBuffer()
    expectThat(page.status >= 200 && page.status < 400, `answers ${page.status}`)
    for (const query of [`orderId=${orderId}&paymentMethod=none`, 'orderId=unknown&paymentMethod=Card']) {
      const refusal = await open(query)
      await refusal.arrayBuffer()
      expectThat((refusal.headers.get('content-type') ?? '').startsWith('text/html'), `${query} is answered without a page`)
      expectThat(refusal.status < 300 || refusal.status > 399, `${query} is led on`)
    }
  })
  await kit.check('desktopReturn', 'a payment given up', 'writes', async () => {
    const guest = await kit.guest('a')
    const { orderId } = await placeOrder(kit, guest)
    const fields = { resultCode: '01', resultMsg: '계약 검사', orderNumber: orderId }
    await requireEnd(kit, paymentPages.desktopReturn, fields, '/payment/close')
    await requireFailed(kit, guest, orderId)
    await requireEnd(kit, paymentPages.desktopReturn, { ...fields, orderNumber: 'unknown' }, '/payment/close')
  })
  await kit.check('desktopReturn', 'an invented token pays nothing', 'writes', async () => {
    const guest = await kit.guest('a')
    const { orderId } = await placeOrder(kit, guest)
    const fields = { resultCode: '0000', resultMsg: '', orderNumber: orderId, authToken: 'invented' }
    await requireEnd(kit, paymentPages.desktopReturn, fields, '/payment/close')
    const { status } = await kit.call(operations.orderCompletion, { params: { orderId } }, guest)
    expectThat(status === 'PENDING' || status === 'FAILED', `the order is ${status}`)
  })
  await kit.check('desktopClose', 'leads to the closing page', 'writes', async () => {
    await requireEnd(kit, paymentPages.desktopClose, {}, '/payment/close')
  })
  await kit.check('mobileReturn', 'a payment given up', 'writes', async () => {
    const guest = await kit.guest('a')
    const { orderId } = await placeOrder(kit, guest)
    const form = await kit.call(operations.mobilePaymentForm, { body: { orderId, paymentMethod: 'Card' } }, guest)
    const fields = { P_STATUS: '01', P_RMESG1: '계약 검사', P_OID: orderId, P_NOTI: form['P_NOTI'] ?? '' }
    const end = await requireEnd(kit, paymentPages.mobileReturn, fields, '/payment/mobile/result')
    const shown = Object.fromEntries(end.searchParams)
    expectThat(
      shown['orderId'] === orderId && shown['code'] === '01' && shown['message'] === '계약 검사',
      `leads on with ${JSON.stringify(shown)}`,
    )
    await requireFailed(kit, guest, orderId)
  })
}

async function requireEnd(kit: Kit, path: string, fields: Record<string, string>, page: string): Promise<URL> {
  const response = await kit.fetchPath(path, { method: 'POST', body: new URLSearchParams(fields) })
  await response.arrayBuffer()
  const location = response.headers.get('location')
  expectThat(response.status >= 301 && response.status <= 303 && location !== null, `answers ${response.status} without a way on`)
  const end = new URL(location, 'http://client.invalid')
  expectThat(end.pathname.endsWith(page), `leads to ${end.pathname}`)
  return end
}

async function requireFailed(kit: Kit, guest: Caller, orderId: string): Promise<void> {
  const { status, failCode, failMessage } = await kit.call(operations.orderCompletion, { params: { orderId } }, guest)
  expectThat(status === 'FAILED', `the order is ${status}`)
  expectThat(failCode === '01' && failMessage === '계약 검사', 'code and message are not stored')
}
