import { afterEach, expect, test, vi } from 'vitest'
import { serverNow, setServerDate } from '../../src/lib/serverClock.ts'

afterEach(() => {
  // Other test files share this module.
  setServerDate(new Date().toUTCString())
  vi.useRealTimers()
})

test('[OPEN-25] the server’s time goes on from its last readable date', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') })
  setServerDate('Sat, 21 Nov 2026 02:30:00 GMT')
  vi.setSystemTime(new Date('2026-11-21T20:00:05Z'))
  expect(serverNow().toISOString()).toBe('2026-11-21T02:30:05.000Z')
  setServerDate('Fri, 20 Nov 2026 02:30:00 GMT', '86400')
  for (const unreadable of [undefined, null, '', 'soon', 7]) setServerDate(unreadable)
  expect(serverNow().toISOString()).toBe('2026-11-21T02:30:05.000Z')
})
