import { expect, test, vi } from 'vitest'
import { findController } from '../../../mocks/worker/serviceWorker.ts'

test('a browser that blocks service workers is known at once', async () => {
  vi.useFakeTimers()
  const serviceWorker = {
    controller: null,
    addEventListener: () => {},
    // As Playwright's `serviceWorkers: 'block'` answers.
    register: async () => undefined,
    getRegistration: async () => undefined,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  const found = findController({ url: '/sw.js', options: { scope: '/' } })
  await expect(found).rejects.toThrow('registered no service worker')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
