// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { safeLocalStorage } from '../../src/lib/storage.ts'

const denied = new DOMException('denied', 'SecurityError')

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const actual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
afterEach(() => void (actual && Object.defineProperty(globalThis, 'localStorage', actual)))

async function withStorage(get: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
  return import('../../src/lib/storage.ts')
}

const broken: [name: string, get: () => unknown][] = [
  [
    'throws',
    () => {
      throw denied
    },
  ],
  ['is null', () => null],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }),
  ],
]

test.each(broken)('[CART-06] storage that %s: values last in memory and count as unsaved', async (_, get) => {
  const { safeLocalStorage, hasUnsavedValues, subscribeToUnsavedValues } = await withStorage(get)
  const onChange = vi.fn<() => void>()
  subscribeToUnsavedValues(onChange)
  expect(hasUnsavedValues()).toBe(false)
  expect(safeLocalStorage.write('cart', '1')).toBe(false)
  expect([safeLocalStorage.read('cart'), hasUnsavedValues()]).toEqual(['1', true])
  expect(onChange).toHaveBeenCalledOnce()
  safeLocalStorage.remove('cart')
  expect([safeLocalStorage.read('cart'), hasUnsavedValues()]).toEqual([null, false])
})

test('[CART-06] a value is saved by the first write that the storage takes again', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw denied
  })
  const { safeLocalStorage, hasUnsavedValues } = await import('../../src/lib/storage.ts')
  safeLocalStorage.write('cart', '1')
  full.mockRestore()
  expect(safeLocalStorage.write('cart', '2')).toBe(true)
  expect([safeLocalStorage.read('cart'), localStorage.getItem('cart'), hasUnsavedValues()]).toEqual(['2', '2', false])
})

test('[OPEN-36] deployments below one host share no values, also not with one at its root', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  localStorage.setItem('cart', 'of the root')
  for (const base of ['/a/', '/b/c/']) {
    vi.stubEnv('BASE_URL', base)
    expect(safeLocalStorage.read('cart')).toBeNull()
    safeLocalStorage.write('cart', `of ${base}`)
  }
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    cart: 'of the root',
    '/a/cart': 'of /a/',
    '/b/c/cart': 'of /b/c/',
  })
  vi.stubEnv('BASE_URL', './')
  expect(safeLocalStorage.read('cart')).toBe('of the root')
})
