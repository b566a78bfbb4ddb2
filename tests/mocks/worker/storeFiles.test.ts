// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ribbonTags } from '../../../mocks/demo/ribbon/ribbon.ts'
import { storeFiles } from '../../../mocks/worker/storeFiles.ts'

beforeEach(() => {
  document.body.innerHTML = ribbonTags('/demo/')
    .filter(({ tag }) => tag === 'aside')
    .map(({ children }) => `<aside class="demo-ribbon">${children}</aside>`)
    .join('')
  for (const details of document.querySelectorAll('details')) details.open = true
})

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

/** A browser whose worker replies to `STORE_FILES`, unless it refuses the worker. */
function stubWorker(isStored: boolean, register = vi.fn<() => Promise<void>>(async () => {})) {
  const active = {
    postMessage: (message: string, [port]: MessagePort[]) => port?.postMessage(message === 'STORE_FILES' && isStored),
  }
  const value = { controller: null, register, ready: Promise.resolve({ active }) }
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true })
  return register
}

const words = () => screen.queryAllByText(/works offline|인터넷에 연결되지 않아도/).filter(({ hidden }) => !hidden)

test('the ribbon says in both languages that the demo works offline, once all files are stored', async () => {
  expect(words()).toEqual([])
  const register = stubWorker(true)
  await storeFiles()
  expect(register).toHaveBeenCalledOnce()
  expect(words()).toHaveLength(2)
})

test('it does not where the browser blocks the caches, refuses the worker or has none', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await storeFiles()
  stubWorker(false)
  await storeFiles()
  expect(warned).not.toHaveBeenCalled()
  stubWorker(true, vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('denied', 'SecurityError')))
  await storeFiles()
  expect(warned).toHaveBeenCalledOnce()
  expect(words()).toEqual([])
})
