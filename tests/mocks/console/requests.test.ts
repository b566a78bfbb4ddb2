import { expect, test, vi } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { requestInit, toCurl } from '../../../mocks/console/requests/curl.ts'
import { filterRequests } from '../../../mocks/console/requests/filterRequests.ts'
import { nameOf, requestOf } from '../../../mocks/console/requestNames.ts'
import { requestNameTexts } from '../../../mocks/console/requestNameTexts.ts'
import { entryMismatches, orderOf, outcomeOf } from '../../../mocks/console/requests/outcome.ts'
import { RequestStore } from '../../../mocks/console/requests/RequestStore.ts'
import type { LogEntry } from '../../../mocks/handlers/requestLog.ts'
import { sellOut } from '../../../mocks/scenarios/purchases.ts'
import { Shop, START } from '../client.ts'
import { keyFor, place, visit } from '../rules/purchase.ts'

const entry = (no: number, change: Partial<LogEntry> = {}): LogEntry => ({
  no,
  window: '/shop a1.p1',
  at: '2026-11-21T02:30:00.000Z',
  method: 'GET',
  path: '/v1/products',
  operation: 'products',
  request: null,
  status: 200,
  reply: '{"result":"SUCCESS"}',
  durationMs: 1,
  refused: null,
  faults: [],
  isPassedOn: false,
  ...change,
})

const numbers = (entries: readonly LogEntry[]) => entries.map(({ no }) => no)

test('requests are filtered by words, failures, faults and other windows, the newest first', () => {
  const all = [
    entry(1),
    entry(2, { status: 409, method: 'POST', path: '/v1/picks', operation: 'recordPick' }),
    entry(3, { status: 0, faults: ['network'] }),
    entry(4, { window: '/mock/payment.html b2.p1' }),
    // The same window after a reload at another route.
    entry(5, { window: '/pick a1.p2', status: null }),
  ]
  expect(numbers(filterRequests(all, '', 'all', 'a1'))).toEqual([5, 4, 3, 2, 1])
  expect(numbers(filterRequests(all, 'post PICK', 'all', 'a1'))).toEqual([2])
  // A zero-width space from a copied address.
  expect(numbers(filterRequests(all, 'post PICK\u200b', 'all', 'a1'))).toEqual([2])
  expect(numbers(filterRequests(all, '409', 'all', 'a1'))).toEqual([2])
  expect(numbers(filterRequests(all, '', 'failed', 'a1'))).toEqual([3, 2])
  expect(numbers(filterRequests(all, '', 'faulty', 'a1'))).toEqual([3])
  expect(numbers(filterRequests(all, '', 'others', 'a1'))).toEqual([4])
})

test.each([
  ['결제 승인', 'paymentReturn'],
  ['결제승인', 'paymentReturn'],
  ['결제 승인'.normalize('NFD'), 'paymentReturn'],
  ['결제', 'paymentReturn'],
  ['승인', 'paymentReturn'],
  ['Payment approval', 'paymentReturn'],
  ['approve', 'paymentReturn'],
  ['리뷰', 'createReview'],
  ['리뷰 등록', 'createReview'],
  ['리뷰 등', 'createReview'],
  // A syllable that is still typed.
  ['리뷰 드', 'createReview'],
  ['주문 취소', 'cancelOrder'],
  ['CANCEL AN ORDER', 'cancelOrder'],
  ['cancelOrder', 'cancelOrder'],
  ['inicis/return', 'paymentReturn'],
  ['결제창 열기', 'paymentPage'],
  ['Payment window', 'paymentPage'],
  ['POST /v1/reviews', 'createReview'],
])('a request is found by words of its name or its address: %s', (typed, operation) =>
  expect(filterRequests([entry(1, { operation })], typed, 'all', 'a1')).toHaveLength(1),
)

test('a name in either language names one request, another text none; no two have the same name', () => {
  expect(requestOf('리뷰 등록')).toBe('createReview')
  expect(requestOf('post a review')).toBe('createReview')
  expect(requestOf('createreview')).toBe('createReview')
  expect(requestOf('리뷰')).toBeUndefined()
  for (const names of Object.values(requestNameTexts)) expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
})

test('requests by words of their names; one without a name is called by its operation', () => {
  const all = [
    entry(1, { method: 'POST', operation: 'cancelOrder', path: '/v1/orders/7/cancel' }),
    entry(2, { method: 'POST', operation: 'createReview', path: '/v1/reviews' }),
    entry(3, { operation: 'user', path: '/v1/users/1' }),
    entry(4, { operation: null, path: '/elsewhere' }),
  ]
  expect(numbers(filterRequests(all, '주문 취소', 'all', 'a1'))).toEqual([1])
  expect(numbers(filterRequests(all, '등록 200', 'all', 'a1'))).toEqual([2])
  expect(nameOf(requestNameTexts.ko, 'an own one')).toBe('an own one')
})

test('[API-53] [API-55] the outcome of a request is what the server decided, not what was sent', async () => {
  const shop = new Shop()
  const as = 'jihoon'
  const ordered = () => place(shop, as, { productId: 1 })
  const returned = async (path: string, fields: Record<string, string>) => {
    await visit(shop, path, fields)
    return shop.log.all().at(-1) ?? entry(0)
  }
  const approved = async (order: Awaited<ReturnType<typeof ordered>>) =>
    returned('v1/inicis/return', {
      resultCode: '0000',
      resultMsg: '성공',
      orderNumber: order.orderId,
      authToken: await keyFor(shop, order, 'Card', 'window'),
    })
  const paid = await approved(await ordered())
  expect([paid.location, outcomeOf(paid)]).toEqual(['/payment/complete', undefined])
  const declined = { resultCode: '61', resultMsg: '한도초과', orderNumber: (await ordered()).orderId }
  expect(outcomeOf(await returned('v1/inicis/return', declined))).toBe('61 한도초과')
  const mobile = { P_STATUS: '01', P_RMESG1: '승인거절', P_NOTI: (await ordered()).orderId }
  expect(outcomeOf(await returned('v1/inicis/mobile/return', mobile))).toBe('01 승인거절')
  const closed = await returned('v1/inicis/close', { orderNumber: (await ordered()).orderId })
  expect(outcomeOf(closed)).toMatch(/^PAYMENT_CANCELED /)
  const { orderId } = await ordered()
  await shop.call(operations.failOrder, { body: { orderId, failCode: '51', failMessage: '잔액부족' } }, { as })
  expect(outcomeOf(shop.log.all().at(-1) ?? entry(0))).toBe('51 잔액부족')

  const last = await ordered()
  await shop.world.transaction((tx) => sellOut(tx, last.draft.products[0]?.stockId ?? 0, START))
  const soldOut = await approved(last)
  expect(soldOut).toMatchObject({ status: 303, location: '/payment/close' })
  expect(outcomeOf(soldOut)).toMatch(/^OUT_OF_STOCK 카멜 벨티드 트렌치코트/)
  expect(orderOf(soldOut)).toBe(last.orderId)
  expect(filterRequests(shop.log.all(), '', 'failed', 'a1')).toHaveLength(5)
  expect(filterRequests(shop.log.all(), last.orderId, 'all', 'a1')[0]).toEqual(soldOut)
  expect(orderOf(entry(8, { reply: '[{"orderId":"20261121-ABCDEFGHJK"},{"orderId":"20261121-ABCDEFGHJL"}]' }))).toBeUndefined()
})

test('the last ten thousand requests are stored, with four million characters of bodies; listeners are called once', () => {
  vi.useFakeTimers()
  const store = new RequestStore()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  for (let no = 1; no <= 10_050; no++) store.add(entry(no, { request: null, reply: 'x'.repeat(1000) }))
  store.add(entry(10_050, { status: 500, reply: 'x'.repeat(1000) }))
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledOnce()
  const shown = store.snapshot()
  expect(shown).toHaveLength(10_000)
  expect(shown[0]).toMatchObject({ no: 51, reply: null, isShortened: true })
  expect(shown.at(-1)).toMatchObject({ no: 10_050, status: 500 })
  expect(shown.filter(({ reply }) => reply !== null)).toHaveLength(4000)
  vi.useRealTimers()
})

test('a log read while requests arrive comes before them, and does not replace their later state', () => {
  vi.useFakeTimers()
  const store = new RequestStore()
  store.add(entry(2, { status: 200 }))
  store.add(entry(3))
  store.addEarlier([entry(1), entry(2, { status: null })])
  vi.runAllTimers()
  expect(store.snapshot().map(({ no, status }) => [no, status])).toEqual([
    [1, 200],
    [2, 200],
    [3, 200],
  ])
  vi.useRealTimers()
})

const success = (data: unknown) => JSON.stringify({ result: 'SUCCESS', data, error: null })

test('a reply that breaks the contract shows the expected beside the received, by field', () => {
  expect(entryMismatches(entry(1, { reply: success([]) }))).toEqual([])
  expect(entryMismatches(entry(1, { operation: 'memoPreview', reply: success(['한 줄', 5]) }))).toEqual([
    'data.[]: expected string, received number 5',
  ])
  expect(entryMismatches(entry(1, { status: 502, reply: '<h1>' }))).toEqual(['reply: expected Object, received string "<h1>"'])
  expect(entryMismatches(entry(1, { operation: null, reply: '<h1>' }))).toEqual([])
  expect(entryMismatches(entry(1, { status: null, reply: null }))).toEqual([])
})

test('a request as a command line: quoted for a shell, with token and body', () => {
  const sent = { method: 'POST', path: '/v1/picks/memo', request: '{"memo":"it\'s"}' }
  expect(toCurl(sent, 'https://shop.test/v1/picks/memo', 'abc')).toBe(
    [
      "curl -X POST 'https://shop.test/v1/picks/memo' \\",
      "  -H 'authorization: Bearer abc' \\",
      "  -H 'content-type: application/json' \\",
      `  --data-raw '{"memo":"it'\\''s"}'`,
    ].join('\n'),
  )
  const posted = { method: 'POST', path: '/v1/inicis/return', request: 'resultCode=61&resultMsg=%ED%95%9C' }
  expect(toCurl(posted, 'https://shop.test/', null)).toContain("-H 'content-type: application/x-www-form-urlencoded'")
  expect(toCurl({ ...sent, method: 'GET', request: null }, 'https://shop.test/', null)).toBe("curl -X GET 'https://shop.test/'")
  expect(requestInit({ ...sent, method: 'GET', request: null }, null)).toEqual({ method: 'GET', headers: {} })
})
