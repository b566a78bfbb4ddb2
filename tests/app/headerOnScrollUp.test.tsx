import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHeaderOnScrollUp } from '../../src/app/useHeaderOnScrollUp.ts'

const header = () => document.documentElement.dataset['header']

function scrollPage(top: number) {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

afterEach(() => vi.unstubAllGlobals())

test('[NAV-03] the header comes over a page scrolled up, and goes on the way down and at the top', () => {
  renderHook(() => useHeaderOnScrollUp())
  fireEvent.wheel(window)
  scrollPage(900)
  expect(header()).toBeUndefined()
  scrollPage(880)
  expect(header()).toBe('shown')
  scrollPage(890)
  expect(header()).toBeUndefined()
  fireEvent.keyDown(window, { key: 'PageUp' })
  scrollPage(400)
  expect(header()).toBe('shown')
  scrollPage(0)
  expect(header()).toBeUndefined()
})

test('[NAV-03] a jump of the page itself hides the header', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  renderHook(() => useHeaderOnScrollUp())
  fireEvent.wheel(window)
  scrollPage(900)
  scrollPage(880)
  expect(header()).toBe('shown')
  vi.advanceTimersByTime(1000)
  fireEvent.keyDown(window, { key: 'Enter' })
  scrollPage(200)
  expect(header()).toBeUndefined()
  fireEvent.wheel(window)
  scrollPage(180)
  expect(header()).toBe('shown')
  fireEvent.click(document.body)
  scrollPage(100)
  expect(header()).toBeUndefined()
  vi.useRealTimers()
})
