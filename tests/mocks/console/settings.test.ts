import { expect, onTestFinished, test, vi } from 'vitest'
import { hideHandle, isHandleHidden } from '../../../mocks/console/settings.ts'

function stubStorage(items: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
  })
}

test.each(['', '{', 'null', '[]', '{"isHandleHidden":1}'])('the handle is shown where the device has stored %j', (text) => {
  stubStorage({ 'pickers-mock:console': text })
  expect(isHandleHidden()).toBe(false)
})

test('a demo hides the handle until a tester wants it', () => {
  vi.stubEnv('DEMO_BUILD', 'demo')
  onTestFinished(() => void vi.unstubAllEnvs())
  stubStorage({})
  expect(isHandleHidden()).toBe(true)
  expect(hideHandle(false)).toBe(true)
  expect(isHandleHidden()).toBe(false)
})

test('blocked storage shows the handle, and takes no other choice', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(isHandleHidden()).toBe(false)
  expect(hideHandle(true)).toBe(false)
})
