import { expect, test, vi } from 'vitest'
import { requestInit, toCurl } from '../../../mocks/console/requests/curl.ts'
import { entryMismatches } from '../../../mocks/console/requests/entryMismatches.ts'
import { filterRequests } from '../../../mocks/console/requests/filterRequests.ts'
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
  store.clear()
  vi.runAllTimers()
  expect(store.snapshot()).toEqual([])
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
