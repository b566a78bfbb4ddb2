// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const names = ['localStorage', 'sessionStorage', 'BroadcastChannel', 'caches'] as const
const originals = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
const denied = new DOMException('denied', 'SecurityError')

beforeEach(() => vi.resetModules())
afterEach(() => {
  for (const [name, descriptor] of originals) {
    Reflect.deleteProperty(globalThis, name)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
  }
})

function deny(): never {
  throw denied
}

function block(name: string): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: deny })
}

test.each(names)('%s that throws is replaced, and MSW can be imported', async (name) => {
  block(name)
  const { blockedApis } = await import('../../../mocks/page/blockedStorage.ts')
  expect(blockedApis).toContain(name)
  expect(() => Reflect.get(globalThis, name)).not.toThrow()
  await expect(import('msw')).resolves.toHaveProperty('http')
})

test('a blocked storage works in memory', async () => {
  block('localStorage')
  await import('../../../mocks/page/blockedStorage.ts')
  localStorage.setItem('cart', '1')
  expect([localStorage.getItem('cart'), localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 'cart'])
  localStorage.removeItem('cart')
  expect(localStorage.getItem('cart')).toBeNull()
})

test('a storage that settings switch off, null in Firefox, is replaced', async () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: null })
  const { blockedApis } = await import('../../../mocks/page/blockedStorage.ts')
  expect(blockedApis).toContain('localStorage')
})

test('a blocked channel accepts messages, which reach no other window', async () => {
  block('BroadcastChannel')
  await import('../../../mocks/page/blockedStorage.ts')
  const channel = new BroadcastChannel('world')
  channel.addEventListener('message', () => expect.unreachable())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage({ changed: true })
  channel.close()
})

test('what works is left as it is', async () => {
  const before = localStorage
  const { blockedApis } = await import('../../../mocks/page/blockedStorage.ts')
  expect(blockedApis).not.toContain('localStorage')
  expect(localStorage).toBe(before)
})
