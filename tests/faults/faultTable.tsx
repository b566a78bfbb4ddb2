import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { callText } from '../../src/api/errorText.ts'
import { errorTexts } from '../../src/texts/errors.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { operations } from '../../src/contract/operations.ts'
import { onMethod } from '../../mocks/handlers/handle.ts'
import { API, countCalls, refusal, settled, startMockServer, success, type renderApp } from '../support/renderApp.tsx'

const isFull = import.meta.env['TEST_FULL'] === 'true'

type Screen = Awaited<ReturnType<typeof renderApp>>

/** A request of a screen, and what a shopper sees when it fails. */
export type Row = {
  call: OperationName
  ids: string
  /** The screen, if several send the request. */
  context?: string
  /** Opens the screen and triggers the request. */
  open: () => Promise<Screen>
  /** What is shown after every fault, instead of the server's message, the network's or the request's own text. */
  message?: string | RegExp
  /** Instead of the request's own text. */
  ownText?: string | RegExp
  /** The loading state; a busy button if a press started the request. */
  pendingElement: () => HTMLElement
  /** What must still be on the screen after a fault. */
  remainingElement?: () => HTMLElement
}

const faults = ['refused', 'server error', 'network', 'hangs', 'garbage', 'contract broken', '401 expired', '401 other'] as const
type Fault = (typeof faults)[number]

/** What differs from screen to screen. All other faults end in the same texts: tests/api/errors.test.ts and session.test.ts. */
const faultsOfScreens: readonly Fault[] = ['refused', 'garbage', 'hangs']

/** Faults after which the shopper stays on the screen with a message. */
const faultsWithMessage = new Set<Fault>(['refused', 'server error', 'network', 'garbage'])

const SERVER_MESSAGE = '서버가 하는 말이에요'

/** Ends the request that hangs. All tests share one refresh, and what follows a reply must not reach the next test. */
let endHanging = () => {}

const replies: Record<Fault, () => Response | Promise<Response>> = {
  refused: () => refusal(409, 'CONFLICT', SERVER_MESSAGE),
  'server error': () => refusal(500, 'SERVER_ERROR', SERVER_MESSAGE),
  network: () => HttpResponse.error(),
  hangs: async () => {
    await new Promise<void>((release) => (endHanging = release))
    return HttpResponse.error()
  },
  garbage: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  'contract broken': () => success({ unexpected: [{ shape: 1 }] }),
  '401 expired': () => refusal(401, 'EXPIRED_TOKEN', SERVER_MESSAGE),
  '401 other': () => refusal(401, 'INVALID_TOKEN', SERVER_MESSAGE),
}

function messageOf({ call, message, ownText }: Row, fault: Fault): string | RegExp {
  if (message !== undefined) return message
  if (fault === 'network') return errorTexts.ko.network
  return fault === 'garbage' || fault === 'contract broken' ? (ownText ?? callText(errorTexts.ko, call)) : SERVER_MESSAGE
}

export type Cell = { call: OperationName; fault: Fault }

/** Each request is refused, in full also has the other faults; with `onCell`, which is called at the end of each, all of them. */
export function proveFaults(rows: readonly Row[], onCell?: (cell: Cell) => Promise<void>): void {
  const inFull = onCell ? faults : faultsOfScreens
  const tried: readonly Fault[] = isFull ? inFull : ['refused']
  describe.each(rows)('$call $context', (row) => {
    const call = [row.call, row.context].filter(Boolean).join(' ')
    test.each(tried)(`[ERR-01, ${row.ids}] ${call}: %s`, async (fault) => {
      const { method, path } = operations[row.call]
      const calls = countCalls()
      // Only the first request has an expired token; after the refresh the mock server replies.
      const handler = onMethod[method](new URL(path, API).href, replies[fault], { once: fault === '401 expired' })
      startMockServer().server.use(handler)
      const { store } = await row.open()
      const { actual, expected } = expectationFor(row, fault, calls)
      await waitFor(() => expect(actual()).toEqual(expected))
      // It throws where the element is gone.
      const remaining = faultsWithMessage.has(fault) ? row.remainingElement : undefined
      await waitFor(() => void remaining?.())
      if (fault === 'hangs') {
        endHanging()
        await settled(store)
      }
      await onCell?.({ call: row.call, fault })
    })
  })
}

type Expectation = { actual: () => unknown; expected: unknown }

function expectationFor(row: Row, fault: Fault, calls: Record<string, number>): Expectation {
  if (fault === 'hangs') return { actual: () => isCalled(row.call, calls) && row.pendingElement().isConnected, expected: true }
  if (fault === '401 other') return { actual: () => location.pathname, expected: '/login' }
  if (fault === '401 expired') {
    return {
      actual: () => [calls['POST /v1/auth/token-refresh'], countServerMessages(), location.pathname === '/login'],
      expected: [1, 0, false],
    }
  }
  // The client does not read this reply, so its shape cannot matter (OPEN-15).
  if (fault === 'contract broken' && 'isReplyOptional' in operations[row.call])
    return { actual: countServerMessages, expected: 0 }
  const words = messageOf(row, fault)
  return { actual: () => screen.queryAllByText(words).length > 0 && words, expected: words }
}

function isCalled(call: OperationName, calls: Record<string, number>): boolean {
  const { method, path } = operations[call]
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  return Object.keys(calls).some((made) => pattern.test(made))
}

const countServerMessages = () => screen.queryAllByText(new RegExp(SERVER_MESSAGE)).length
