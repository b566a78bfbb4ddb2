// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { acquireLock } from '../../src/lib/lock.ts'

const acquire = () => acquireLock('pickers-test', 'paying')

describe('the payment lock without Web Locks, in local storage', () => {
  test('[CHK-07, PAY-12] one caller holds the lock until it is released', async () => {
    const release = await acquire()
    expect([typeof release, await acquire()]).toEqual(['function', null])
    release?.()
    expect(localStorage.getItem('paying')).toBeNull()
    const again = await acquire()
    expect(again).not.toBeNull()
    again?.()
  })

  test('[PAY-12] of two simultaneous calls only one gets the lock', async () => {
    const both = await Promise.all([acquire(), acquire()])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    for (const release of both) release?.()
  })

  test('[PAY-12] a closing window releases the lock; expired and damaged marks do not count', async () => {
    expect(await acquire()).not.toBeNull()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('paying')).toBeNull()
    for (const mark of [JSON.stringify({ holder: 'dead', until: Date.now() - 1 }), '{"holder":', '42']) {
      localStorage.setItem('paying', mark)
      const release = await acquire()
      expect(release).not.toBeNull()
      release?.()
    }
  })
})

describe('the payment lock with Web Locks', () => {
  const held = new Set<string>()
  type Hold = (lock: { name: string } | null) => Promise<void> | undefined
  const request = async (name: string, _: unknown, hold: Hold) => {
    if (held.has(name)) return hold(null)
    held.add(name)
    await hold({ name })
    held.delete(name)
    return undefined
  }

  test('[CHK-07, PAY-12] the browser decides, and local storage is not used', async () => {
    vi.stubGlobal('navigator', { locks: { request } })
    const release = await acquire()
    expect([typeof release, await acquire(), localStorage.getItem('paying')]).toEqual(['function', null, null])
    release?.()
    await vi.waitFor(() => expect(held.size).toBe(0))
  })

  test('[PAY-12] where the browser refuses locks, local storage is used', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
    const release = await acquire()
    expect(localStorage.getItem('paying')).not.toBeNull()
    release?.()
  })
})
