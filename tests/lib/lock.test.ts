// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hasLocks, withLock } from '../../src/lib/lock.ts'
import { stubWebLocks } from '../support/webLocks.ts'

const pay = async () => 'paid'
const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))

test('[CHK-07, PAY-12] of two simultaneous calls only one runs, until its action ends', async () => {
  stubWebLocks()
  expect(hasLocks()).toBe(true)
  expect(await Promise.all([withLock('test', pay), withLock('test', pay)])).toEqual(['paid', null])
  expect(await withLock('test', pay)).toBe('paid')
})

test('[PAY-12] a failing action fails its caller once and releases the lock', async () => {
  const { held } = stubWebLocks()
  let runs = 0
  const fail = async () => {
    runs += 1
    throw new Error('network')
  }
  await expect(withLock('test', fail)).rejects.toThrow('network')
  expect([runs, held.size]).toEqual([1, 0])
})

test('[CHK-07] without Web Locks, or where the browser refuses them, the action runs', async () => {
  expect([hasLocks(), await withLock('test', pay)]).toEqual([false, 'paid'])
  stubWebLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse } })
  expect(await withLock('test', pay)).toBe('paid')
})
