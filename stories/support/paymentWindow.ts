import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ASYNC_TIMEOUT_MS } from '../../.storybook/timeout.ts'
import { releaseReplies } from './scenario.ts'

type Context = Pick<StoryContext, 'id' | 'msw' | 'globals'>

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

/** The app releases the lock a moment after the window is closed; until then the next story could not pay. */
async function waitForPaymentLock(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const signal = AbortSignal.timeout(ASYNC_TIMEOUT_MS)
  for (const { name = '' } of held) {
    if (name.startsWith('pickers-paying:')) await navigator.locks.request(name, { signal }, () => undefined)
  }
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
