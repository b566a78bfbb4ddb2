// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

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

function openAt(base: string) {
  vi.resetModules()
  vi.stubEnv('BASE_URL', base)
  return import('../../src/lib/storage.ts')
}

test('[OPEN-36] deployments below one host share no keys; the first one takes those of earlier builds, once', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  localStorage.setItem('cart', 'earlier')
  localStorage.setItem('pickers-mock:checklist', 'notes')
  localStorage.setItem('of another project', '1')
  const { safeLocalStorage: a } = await openAt('/a/')
  const { safeLocalStorage: b } = await openAt('/b/')
  expect([a.read('cart'), b.read('cart')]).toEqual(['earlier', null])
  b.write('cart', 'of b')
  const { safeLocalStorage: root } = await openAt('/')
  root.write('cart', 'of the root')
  await openAt('/b/')
  const stored = Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.endsWith('moved')))
  expect(stored).toEqual({
    'of another project': '1',
    '/a/cart': 'earlier',
    '/a/pickers-mock:checklist': 'notes',
    '/b/cart': 'of b',
    cart: 'of the root',
  })
  const { storedKey } = await openAt('./')
  expect(storedKey('cart')).toBe('cart')
})
