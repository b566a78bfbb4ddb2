import { expect, test, vi } from 'vitest'
import { changeStored } from '../../../src/lib/changeStored.ts'

/** Web Locks whose locks are granted one after another by the returned function. */
function stubLocks() {
  const requests: (() => unknown)[] = []
  const request = (_: string, __: object, callback: (lock: object) => unknown) =>
    new Promise((resolve) => {
      requests.push(() => resolve(callback({})))
    })
  vi.stubGlobal('navigator', { locks: { request } })
  return () => requests.shift()?.()
}

test('[CART-06] a change waits for the lock and runs once', () => {
  const grant = stubLocks()
  const change = vi.fn<() => void>()
  void changeStored(change)
  expect(change).not.toHaveBeenCalled()
  grant()
  dispatchEvent(new Event('pagehide'))
  expect(change).toHaveBeenCalledOnce()
})

test('[CART-06] leaving the page does not lose a change that waits', () => {
  const grant = stubLocks()
  const changes: number[] = []
  for (const change of [1, 2]) void changeStored(() => changes.push(change))
  dispatchEvent(new Event('pagehide'))
  expect(changes).toEqual([1, 2])
  grant()
  expect(changes).toEqual([1, 2])
})

test('[CART-06] a change within a change belongs to it, a later one waits again', () => {
  const grant = stubLocks()
  const changes: string[] = []
  void changeStored(() => {
    void changeStored(() => changes.push('inner'))
    changes.push('outer')
  })
  void changeStored(() => changes.push('later'))
  grant()
  expect(changes).toEqual(['inner', 'outer'])
  grant()
  expect(changes).toEqual(['inner', 'outer', 'later'])
})

test('[CART-06] without Web Locks a change runs at once', () => {
  vi.stubGlobal('navigator', {})
  const change = vi.fn<() => void>()
  void changeStored(change)
  expect(change).toHaveBeenCalledOnce()
})
