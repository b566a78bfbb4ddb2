import { describe, expect, test } from 'vitest'
import { paymentResultShape, paymentShape, type PaymentResult } from '../../../mocks/handlers/providers/calls.ts'
import { operations } from '../../../src/contract/operations.ts'
import { left, money, place, targetOf, visit } from '../rules/purchase.ts'
import { MINUTE, Shop } from '../client.ts'
import { CLIENT, refusalOf, callProvider } from './provider.ts'

const as = 'jihoon'
const completion = (shop: Shop, orderId: string) => shop.call(operations.orderCompletion, { params: { orderId } }, { as })
type Order = Awaited<ReturnType<typeof place>>
type Fields = Record<string, string>

async function windowForm(shop: Shop, { orderId }: Order, method = 'Card'): Promise<Fields> {
  return Object.fromEntries(targetOf(await visit(shop, `v1/inicis/auth?orderId=${orderId}&paymentMethod=${method}`)).searchParams)
}

const mobileForm = (shop: Shop, { orderId }: Order, paymentMethod = 'Card'): Promise<Fields> =>
  shop.call(operations.mobilePaymentForm, { body: { orderId, paymentMethod } }, { as })

const redirectForm = (_: Shop, { orderId, amount }: Order): Promise<Fields> =>
  Promise.resolve({
    clientKey: 'test_ck_pickers',
    method: 'CARD',
    amount: String(amount),
    orderId,
    orderName: '코트 외 1건',
    successUrl: `${CLIENT}payment/success`,
    failUrl: `${CLIENT}payment/fail`,
  })

const forms = { window: windowForm, mobile: mobileForm, redirect: redirectForm } as const
type Kind = keyof typeof forms
const kinds = ['window', 'mobile', 'redirect'] as const

async function start(kind: Kind) {
  const shop = new Shop()
  const order = await place(shop, as, { productId: 1 })
  return { shop, order, fields: await forms[kind](shop, order) }
}

type Chosen = { number?: string; expiry?: string; outcome?: string; method?: string }
const choose = (shop: Shop, fields: Fields, chosen: Chosen = {}) =>
  callProvider(shop, paymentResultShape, 'payment/answer', {
    fields,
    method: 'Card',
    number: '',
    expiry: '',
    outcome: '',
    ...chosen,
  })

/** Follows a reply of the provider's page like a browser: returns the final address in the client. */
async function follow(shop: Shop, answer: PaymentResult): Promise<URL> {
  if (answer.way === 'post') return targetOf(await visit(shop, new URL(answer.action).pathname.slice(1), { ...answer.fields }))
  return new URL(answer.way === 'go' ? answer.to : 'closed:')
}

const confirm = (shop: Shop, target: URL) => {
  const { orderId = '', paymentKey = '', amount } = Object.fromEntries(target.searchParams)
  return shop.request(operations.confirmOrder, { body: { orderId, paymentKey, amount: Number(amount) } }, { as })
}

/** The result of a payment as one word: a path, a code, or the reply of the shop's confirmation. */
async function endOf(shop: Shop, kind: Kind, target: URL): Promise<string> {
  const code = target.searchParams.get('code')
  if (kind !== 'redirect') return code ?? target.pathname
  if (code !== null) return `${code} ${target.searchParams.has('orderId') ? 'with' : 'without'} number`
  const reply = await confirm(shop, target)
  return reply.error?.code ?? reply.result
}

const codeOf = (answer: PaymentResult) =>
  answer.way === 'post'
    ? (answer.fields['resultCode'] ?? answer.fields['P_STATUS'])
    : new URL(answer.way === 'go' ? answer.to : 'none:').searchParams.get('code')

describe.each(kinds)('a payment by %s', (kind) => {
  test('[API-51, API-52] shows the order to pay', async () => {
    const { shop, order, fields } = await start(kind)
    const payment = await callProvider(shop, paymentShape, 'payment/open', { fields })
    expect(payment).toMatchObject({ kind, orderId: order.orderId, amount: order.amount, methods: ['Card'], shopName: 'Pickers' })
    expect(payment.magic.map(({ outcome }) => outcome)).toContain('limitExceeded')
  })

  test('[API-53, API-54, PAY-08] approved: the order is paid once, its stock taken', async () => {
    const { shop, order, fields } = await start(kind)
    const before = await left(shop, order.draft.products[0]?.stockId)
    const answer = await choose(shop, fields, { number: '4111 1111 1111 1111', expiry: '12/30' })
    for (const _ of [1, 2]) {
      const end = await endOf(shop, kind, await follow(shop, answer))
      expect(end).toBe({ window: '/payment/complete', mobile: '00', redirect: 'SUCCESS' }[kind])
    }
    expect(await completion(shop, order.orderId)).toMatchObject({ status: 'CONFIRMED' })
    expect(await money(shop, order.orderId)).toEqual({ paid: order.amount, refunded: 0 })
    expect(await left(shop, order.draft.products[0]?.stockId)).toBe(before - 1)
  })

  const failures = [
    ['9061', '61', 'REJECT_CARD_PAYMENT'],
    ['9051', '51', 'REJECT_CARD_PAYMENT'],
    ['9054', '54', 'INVALID_CARD_EXPIRATION'],
    ['9062', '62', 'INVALID_STOPPED_CARD'],
    ['9096', 'MX1002', 'PROVIDER_ERROR'],
    ['9068', '68', 'PAY_PROCESS_ABORTED'],
    ['9091', '01', 'PAY_PROCESS_CANCELED'],
    ['9001', '01', 'PAY_PROCESS_CANCELED'],
  ] as const
  test.each(failures)(
    '[API-53, PAY-06] a number that ends in %s fails with %s or %s',
    async (ending, windowCode, redirectCode) => {
      const { shop, order, fields } = await start(kind)
      const answer = await choose(shop, fields, { number: `4111-1111-1111-${ending}` })
      // The real provider omits the order number in cancellations only.
      const redirected = `${redirectCode} ${redirectCode === 'PAY_PROCESS_CANCELED' ? 'without' : 'with'} number`
      const end = await endOf(shop, kind, await follow(shop, answer))
      expect(end).toBe({ window: '/payment/close', mobile: windowCode, redirect: redirected }[kind])
      const { status, failCode } = await completion(shop, order.orderId)
      expect([status, failCode ?? null]).toEqual(kind === 'redirect' ? ['PENDING', null] : ['FAILED', windowCode])
      expect(answer.pauseMs > 0).toBe(ending === '9068')
      expect(await money(shop, order.orderId)).toEqual({ paid: 0, refunded: 0 })
    },
  )

  test('[API-54] an amount changed at the provider is refused, and nothing is paid', async () => {
    const { shop, order, fields } = await start(kind)
    const target = await follow(shop, await choose(shop, fields, { number: '9013' }))
    const ends = { window: '/payment/close', mobile: 'AMOUNT_MISMATCH', redirect: 'AMOUNT_MISMATCH' }
    expect(await endOf(shop, kind, target)).toBe(ends[kind])
    expect(await completion(shop, order.orderId)).toMatchObject({ status: 'PENDING' })
    expect(await money(shop, order.orderId)).toEqual({ paid: 0, refunded: 0 })
  })

  test('[API-53] an approval with a lost reply is cancelled: no money, no stock', async () => {
    const { shop, order, fields } = await start(kind)
    const before = await left(shop, order.draft.products[0]?.stockId)
    const answer = await choose(shop, fields, { number: '9099' })
    const ends = []
    for (const _ of [1, 2]) ends.push(await endOf(shop, kind, await follow(shop, answer)))
    const close = '/payment/close'
    expect(ends).toEqual(kind === 'window' ? [close, close] : ['SERVER_ERROR', 'ORDER_NOT_PAYABLE'])
    expect(await completion(shop, order.orderId)).toMatchObject({ status: 'FAILED', failCode: 'NET_CANCELED' })
    expect(await money(shop, order.orderId)).toEqual({ paid: 0, refunded: 0 })
    expect(await left(shop, order.draft.products[0]?.stockId)).toBe(before)
  })

  test('[PAY-14] a window that closes without a word leaves the order waiting', async () => {
    const { shop, order, fields } = await start(kind)
    expect((await choose(shop, fields, { number: '9000' })).way).toBe('close')
    expect(await completion(shop, order.orderId)).toMatchObject({ status: 'PENDING' })
  })

  test('an expired card is refused; a chosen outcome wins over a number', async () => {
    const { shop, fields } = await start(kind)
    const [past, chosen] = [
      await choose(shop, fields, { number: '4111', expiry: '10/26' }),
      await choose(shop, fields, { number: '9061', expiry: '10/26', outcome: 'approved' }),
    ]
    expect(codeOf(past)).toBe({ window: '54', mobile: '54', redirect: 'INVALID_CARD_EXPIRATION' }[kind])
    expect(codeOf(chosen)).toBe({ window: '0000', mobile: '00', redirect: null }[kind])
  })

  const fieldOf = (name: 'shop' | 'order' | 'amount' | 'back') =>
    ({
      window: { shop: 'mid', order: 'oid', amount: 'price', back: 'returnUrl' },
      mobile: { shop: 'P_MID', order: 'P_OID', amount: 'P_AMT', back: 'P_NEXT_URL' },
      redirect: { shop: 'clientKey', order: 'orderId', amount: 'amount', back: 'successUrl' },
    })[kind][name]

  test('changed fields are refused and change nothing', async () => {
    const { shop, order, fields } = await start(kind)
    const other = await place(shop, as, { productId: 2 })
    const before = await shop.world.export()
    const wrong: [Fields, string][] = [
      [{ [fieldOf('order')]: '<img src=x onerror=alert(1)>' }, kind === 'redirect' ? 'INVALID_REQUEST' : 'ORDER_NOT_FOUND'],
      [{ [fieldOf('amount')]: '12a' }, 'MX3001'],
      [{ [fieldOf('amount')]: '-5' }, 'MX3001'],
      [{ [fieldOf('amount')]: '' }, 'MX1003'],
      [{ [fieldOf('amount')]: '0' }, 'MX1003'],
      [{ [fieldOf('shop')]: 'another' }, kind === 'redirect' ? 'UNAUTHORIZED_KEY' : 'INVALID_MERCHANT'],
      [{ [fieldOf('back')]: 'https://evil.test/v1/inicis/return' }, 'INVALID_RETURN'],
      [{ [fieldOf('back')]: 'javascript:alert(1)' }, 'INVALID_RETURN'],
      [{ [fieldOf('back')]: 'http://api.test@evil.test/' }, 'INVALID_RETURN'],
      [{ [fieldOf('back')]: '' }, 'INVALID_RETURN'],
    ]
    if (kind !== 'redirect') {
      wrong.push([{ [fieldOf('order')]: other.orderId }, 'INVALID_SIGNATURE'])
      wrong.push([{ [fieldOf('amount')]: '100' }, 'INVALID_SIGNATURE'])
    }
    for (const signed of kind === 'window' ? ['signature', 'verification', 'mKey'] : [])
      wrong.push([{ [signed]: 'forged' }, 'INVALID_SIGNATURE'])
    for (const [change, code] of wrong) {
      for (const call of ['open', 'answer']) {
        const body = { fields: { ...fields, ...change }, method: 'Card', number: '', expiry: '', outcome: 'approved' }
        expect([change, await refusalOf(shop, `payment/${call}`, body)]).toEqual([change, code])
      }
    }
    expect(await shop.world.export()).toBe(before)
    expect(await completion(shop, order.orderId)).toMatchObject({ status: 'PENDING' })
  })

  test('an expired, paid or cancelled order cannot be paid again', async () => {
    const [late, paid] = [await start(kind), await start(kind)]
    await late.shop.advanceClock(31 * MINUTE)
    expect(await refusalOf(late.shop, 'payment/open', { fields: late.fields })).toBe('EXPIRED')
    const target = await follow(paid.shop, await choose(paid.shop, paid.fields))
    if (kind === 'redirect') await confirm(paid.shop, target)
    expect(await refusalOf(paid.shop, 'payment/open', { fields: paid.fields })).toBe('NOT_PAYABLE')
  })
})

test('[API-53, API-54] the fields of a return are the real ones', async () => {
  const [window, mobile] = [await start('window'), await start('mobile')]
  const [desktop, phone] = [await choose(window.shop, window.fields), await choose(mobile.shop, mobile.fields)]
  expect(desktop).toMatchObject({
    way: 'post',
    action: 'http://api.test/v1/inicis/return',
    fields: { resultCode: '0000', mid: 'INIpayTest', orderNumber: window.order.orderId, idc_name: 'stg', charset: 'UTF-8' },
  })
  expect(phone).toMatchObject({
    way: 'post',
    action: 'http://api.test/v1/inicis/mobile/return',
    fields: { P_STATUS: '00', P_NOTI: mobile.order.orderId, P_AMT: String(mobile.order.amount), idc_name: 'stg' },
  })
  const tid = phone.way === 'post' ? (phone.fields['P_TID'] ?? '') : ''
  expect(tid).toMatch(/^INIMX_AUTHINIpayTest20261121113000\d{6}$/)
  const redirect = await start('redirect')
  const { searchParams } = await follow(redirect.shop, await choose(redirect.shop, redirect.fields))
  const { orderId, amount } = redirect.order
  expect(Object.fromEntries(searchParams)).toMatchObject({ orderId, amount: String(amount), paymentType: 'NORMAL' })
  const again = await choose(mobile.shop, mobile.fields)
  expect(again.way === 'post' && again.fields['P_TID']).not.toBe(tid)
})

test('[API-53] the cross of the window closes by the server, which fails the order', async () => {
  const { shop, order, fields } = await start('window')
  const answer = await callProvider(shop, paymentResultShape, 'payment/close', { fields })
  const url = new URL(answer.way === 'go' ? answer.to : 'none:')
  expect(targetOf(await visit(shop, url.pathname.slice(1) + url.search)).pathname).toBe('/payment/close')
  expect(await completion(shop, order.orderId)).toMatchObject({ status: 'FAILED', failCode: 'PAYMENT_CANCELED' })
})

test('[API-52] methods: those the shop names, mobile phones only with their kind of goods', async () => {
  const shop = new Shop()
  const order = await place(shop, as, { productId: 1 })
  for (const [name, method] of [
    ['Card', 'Card'],
    ['DirectBank', 'DirectBank'],
    ['VBank', 'VBank'],
    ['HPP', 'HPP'],
  ] as const) {
    const [window, mobile] = [await windowForm(shop, order, name), await mobileForm(shop, order, name)]
    for (const fields of [window, mobile]) {
      expect((await callProvider(shop, paymentShape, 'payment/open', { fields })).methods).toEqual([method])
    }
    const body = { fields: window, method: method === 'Card' ? 'HPP' : 'Card', number: '', expiry: '', outcome: '' }
    expect(await refusalOf(shop, 'payment/answer', body)).toBe('MX1002')
  }
  const phone = await mobileForm(shop, order, 'HPP')
  expect(await refusalOf(shop, 'payment/open', { fields: { ...phone, P_HPP_METHOD: '7' } })).toBe('MX1006')
  const joined = { ...(await windowForm(shop, order)), gopaymethod: 'directbank:CARD' }
  expect((await callProvider(shop, paymentShape, 'payment/open', { fields: joined })).methods).toEqual(['Card', 'DirectBank'])
})

test.each([
  ['DirectBank', 'DirectBank', 'CONFIRMED'],
  ['hpp', 'HPP', 'CONFIRMED'],
  ['VBank', 'VBank', 'WAITING_FOR_DEPOSIT'],
] as const)('[API-53, CHK-05] an order paid in the window by %s', async (name, method, status) => {
  const shop = new Shop()
  const order = await place(shop, as, { productId: 1 })
  const answer = await choose(shop, await windowForm(shop, order, name), { method })
  expect((await follow(shop, answer)).pathname).toBe('/payment/complete')
  expect(await completion(shop, order.orderId)).toMatchObject({ status })
})

test('[PAY-04] the form of a phone arrives in EUC-KR and goes on as text', async () => {
  const { shop, fields } = await start('mobile')
  const goods = Array.from([0xc4, 0xda, 0xc6, 0xae], (byte) => `%${byte.toString(16)}`).join('')
  const { P_GOODS: _, P_UNAME: __, ...ascii } = fields
  const target = targetOf(await posted(shop, `P_GOODS=${goods}&${new URLSearchParams(ascii).toString()}`))
  expect([target.pathname, target.searchParams.get('P_GOODS')]).toEqual(['/mock/payment.html', '코트'])
  expect(
    await callProvider(shop, paymentShape, 'payment/open', { fields: Object.fromEntries(target.searchParams) }),
  ).toMatchObject({
    goods: '코트',
  })
})

function posted(shop: Shop, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return shop.fetch('mock/inicis/smart/payment/', { method: 'POST', body, headers })
}
