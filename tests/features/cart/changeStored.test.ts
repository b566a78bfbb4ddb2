import { expect, test, vi } from 'vitest'
import { changeStored } from '../../../src/lib/changeStored.ts'
import { queueWebLocks } from '../../support/webLocks.ts'

test('[CART-06] a change waits for the lock and runs once', () => {
  const locks = queueWebLocks()
  const change = vi.fn<() => void>()
  void changeStored(change)
  expect(change).not.toHaveBeenCalled()
  locks.shift()?.()
  dispatchEvent(new Event('pagehide'))
  expect(change).toHaveBeenCalledOnce()
})

test('[CART-06] leaving the page does not lose a change that waits', () => {
  const locks = queueWebLocks()
  const changes: number[] = []
  for (const change of [1, 2]) void changeStored(() => changes.push(change))
  dispatchEvent(new Event('pagehide'))
  expect(changes).toEqual([1, 2])
  locks.shift()?.()
  expect(changes).toEqual([1, 2])
})

test('[CART-06] a change within a change belongs to it, a later one waits again', () => {
  const locks = queueWebLocks()
  const changes: string[] = []
  void changeStored(() => {
    void changeStored(() => changes.push('inner'))
    changes.push('outer')
  })
  void changeStored(() => changes.push('later'))
  locks.shift()?.()
  expect(changes).toEqual(['inner', 'outer'])
  locks.shift()?.()
  expect(changes).toEqual(['inner', 'outer', 'later'])
})

test('[CART-06] without Web Locks a change runs at once', () => {
  vi.stubGlobal('navigator', {})
  const change = vi.fn<() => void>()
  void changeStored(change)
  expect(change).toHaveBeenCalledOnce()
})
