import { expect, test, vi } from 'vitest'
import { requestInit, toCurl } from '../../../mocks/console/requests/curl.ts'
import { filterRequests } from '../../../mocks/console/requests/filterRequests.ts'
import { nameOf, requestOf } from '../../../mocks/console/requestNames.ts'
import { requestNameTexts } from '../../../mocks/console/requestNameTexts.ts'
import { entryMismatches, orderOf, outcomeOf } from '../../../mocks/console/requests/outcome.ts'
import { RequestStore } from '../../../mocks/console/requests/RequestStore.ts'
import type { LogEntry } from '../../../mocks/handlers/requestLog.ts'

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

test('a declined payment that ends as a redirect is a failure, with its reason; its order is found', () => {
  const declined = entry(1, {
    method: 'POST',
    operation: 'paymentReturn',
    path: '/v1/inicis/return',
    status: 303,
    reply: null,
    request: 'orderNumber=20261121-ABCDEFGHJK&resultCode=61&resultMsg=%ED%95%9C%EB%8F%84%EC%B4%88%EA%B3%BC',
    location: '/payment/close',
  })
  expect(outcomeOf(declined)).toBe('61 한도초과')
  expect(orderOf(declined)).toBe('20261121-ABCDEFGHJK')
  const mobile = entry(2, { status: 303, location: '/payment/mobile/result?orderId=20261121-ABCDEFGHJK&code=01&message=x' })
  expect(outcomeOf(mobile)).toBe('01 x')
  const reported = entry(3, { operation: 'failOrder', request: '{"orderId":"20261121-ABCDEFGHJK","code":"A","reason":"b"}' })
  expect(outcomeOf(reported)).toBe('A b')
  const approved = entry(4, { status: 303, location: '/payment/complete' })
  const mobileApproved = entry(5, { status: 303, location: '/payment/mobile/result?code=00' })
  const denied = entry(6, { status: 303, location: '/auth/google/callback?error=access_denied' })
  const all = [declined, mobile, reported, approved, mobileApproved, denied, entry(7, { status: 303, reply: null })]
  expect(numbers(filterRequests(all, '', 'failed', 'a1'))).toEqual([6, 3, 2, 1])
  expect(numbers(filterRequests(all, '20261121-ABCDEFGHJK', 'all', 'a1'))).toEqual([3, 2, 1])
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
  expect(shown[0]).toMatchObject({ no: 51, reply: null })
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
    'data.1: Invalid type: Expected string but received 5',
  ])
  expect(entryMismatches(entry(1, { status: 502, reply: '<h1>' }))).toEqual([
    'reply: Invalid type: Expected Object but received "<h1>"',
  ])
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
  expect(toCurl({ ...sent, method: 'GET', request: null }, 'https://shop.test/', null)).toBe("curl -X GET 'https://shop.test/'")
  expect(requestInit({ ...sent, method: 'GET', request: null }, null)).toEqual({ method: 'GET', headers: {} })
})
