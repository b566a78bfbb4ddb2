// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { withLock, withLockWhenFree } from '../../src/lib/lock.ts'
import { hasLocks } from '../../src/lib/webLocks.ts'
import { stubWebLocks } from '../support/webLocks.ts'

const pay = async () => 'paid'
const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))

test('[CHK-07, PAY-12] of two simultaneous calls only one runs, until its action ends', async () => {
  stubWebLocks()
  expect(hasLocks()).toBe(true)
  expect(await Promise.all([withLock('test', pay), withLock('test', pay)])).toEqual(['paid', null])
  expect(await withLock('test', pay)).toBe('paid')
})

test('[CHK-07, OPEN-36] a lock is none of another deployment below the same host', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const { holdElsewhere } = stubWebLocks()
  holdElsewhere('test')
  vi.stubEnv('BASE_URL', '/x/')
  expect(await withLock('test', pay)).toBe('paid')
  holdElsewhere('/x/test')
  expect(await withLock('test', pay)).toBeNull()
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

test('[AUTH-20] waiting for a lock that the browser refuses runs the action without it, once', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse } })
  let runs = 0
  await withLockWhenFree('test', 1000, async () => void (runs += 1))
  expect(runs).toBe(1)
})

test('[AUTH-20, CART-06] a lock that another window does not release is waited for no longer than given', async () => {
  const { holdElsewhere } = stubWebLocks()
  holdElsewhere('test')
  expect(await withLockWhenFree('test', 1, pay)).toBe('paid')
})

test('[AUTH-20] a failing action under a lock fails its caller once', async () => {
  stubWebLocks()
  const fail = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('network'))
  await expect(withLockWhenFree('test', 1000, fail)).rejects.toThrow('network')
  expect(fail).toHaveBeenCalledOnce()
})

test('[CHK-07] locks whose access throws count as missing', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect([hasLocks(), await withLock('test', pay), await withLockWhenFree('test', 1000, pay)]).toEqual([false, 'paid', 'paid'])
})
