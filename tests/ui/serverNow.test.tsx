import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isoDate } from '../../src/lib/format.ts'
import { setServerDate } from '../../src/lib/serverClock.ts'
import { useServerNow } from '../../src/ui/useServerNow.ts'

test('[OPEN-25, PROD-08] the day of an open page changes at each midnight in Korea', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T14:59:50Z') })
  setServerDate(new Date().toUTCString())
  const { result } = renderHook(useServerNow)
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return isoDate(result.current.toISOString())
  }
  expect([after(0), after(11_000), after(24 * 60 * 60_000)]).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
  vi.useRealTimers()
})
