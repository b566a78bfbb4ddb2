import { describe, expect, test, vi } from 'vitest'
import { acquireLock } from '../../src/lib/lock.ts'

const take = () => acquireLock('pickers-test', 'paying')

describe('without Web Locks, by a mark in the local storage', () => {
  test('[CHK-07, PAY-12] one has it; it is free again once it is given back', async () => {
    const giveBack = await take()
    expect([typeof giveBack, await take()]).toEqual(['function', null])
    giveBack?.()
    expect(localStorage.getItem('paying')).toBeNull()
    const again = await take()
    expect(again).not.toBeNull()
    again?.()
  })

  test('[PAY-12] of two that ask at once only one gets it', async () => {
    const both = await Promise.all([take(), take()])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    for (const giveBack of both) giveBack?.()
  })

  test('[PAY-12] a window that is closed gives it back; a dead window’s mark runs out; a damaged one counts for nothing', async () => {
    expect(await take()).not.toBeNull()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('paying')).toBeNull()
    for (const mark of [JSON.stringify({ holder: 'dead', until: Date.now() - 1 }), '{"holder":', '42']) {
      localStorage.setItem('paying', mark)
      const giveBack = await take()
      expect(giveBack).not.toBeNull()
      giveBack?.()
    }
  })
})

describe('with Web Locks', () => {
  const held = new Set<string>()
  type Hold = (lock: { name: string } | null) => Promise<void> | undefined
  const request = async (name: string, _: unknown, hold: Hold) => {
    if (held.has(name)) return hold(null)
    held.add(name)
    await hold({ name })
    held.delete(name)
    return undefined
  }

  test('[CHK-07, PAY-12] the browser decides, and the mark is not needed', async () => {
    vi.stubGlobal('navigator', { locks: { request } })
    const giveBack = await take()
    expect([typeof giveBack, await take(), localStorage.getItem('paying')]).toEqual(['function', null, null])
    giveBack?.()
    await vi.waitFor(() => expect(held.size).toBe(0))
  })

  test('[PAY-12] where the browser refuses locks, the mark serves', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
    const giveBack = await take()
    expect(localStorage.getItem('paying')).not.toBeNull()
    giveBack?.()
  })
})
