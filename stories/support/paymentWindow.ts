import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { releaseReplies } from './scenario.ts'

type Context = Pick<StoryContext, 'id' | 'msw' | 'globals'>

const TIMEOUT_MS = 2000

let popup: ReturnType<typeof createPopup> | undefined

/** `beforeEach`: a scenario, and then `stubPaymentWindow`. */
export const withPaymentWindow =
  (start: (context: Context) => Promise<void>, blockedCount = 0) =>
  async (context: Context) => {
    await start(context)
    return stubPaymentWindow(blockedCount)
  }

/** Stubs `window.open`; the first `blockedCount` calls return null, like a popup blocker. Returns the cleanup of the story. */
export function stubPaymentWindow(blockedCount = 0) {
  const originalOpen = window.open
  const stub = createPopup()
  let callCount = 0
  Reflect.set(window, 'open', () => {
    callCount += 1
    stub.closed = false
    stub.location.replace.mockClear()
    return callCount <= blockedCount ? null : stub
  })
  popup = stub
  return async () => {
    stub.closed = true
    window.open = originalOpen
    await releaseReplies()
    await waitForPaymentLock()
  }
}

function createPopup() {
  const stub = {
    closed: true,
    close: () => void (stub.closed = true),
    focus: fn(),
    location: { replace: fn<(address: string) => void>() },
    document: { title: '', body: { textContent: '' } },
  }
  return stub
}

/** Payments of the next story wait until this one's has released the lock. */
async function waitForPaymentLock(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  await navigator.locks.request('pickers-paying', { signal }, () => undefined).catch(() => undefined)
}

/** The order id of the provider's address that the payment window was opened with. */
export async function findOrderIdInWindow(): Promise<string> {
  await waitFor(() => expect(popup?.location.replace).toHaveBeenCalled())
  return new URL(popup?.location.replace.mock.lastCall?.[0] ?? '').searchParams.get('orderId') ?? ''
}

export function closePaymentWindow(): void {
  if (popup) popup.closed = true
}

export const isPaymentWindowClosed = (): boolean => popup?.closed ?? true
