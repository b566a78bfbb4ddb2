import { expect, onTestFinished, test, vi } from 'vitest'
import { changeSettings, DEFAULT_SHORTCUT, readSettings, shortcutOf } from '../../../mocks/console/settings.ts'

const keys = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

const defaults = { isHandleHidden: false, shortcut: DEFAULT_SHORTCUT }

function stubStorage(items: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
  })
}

test.each([
  ['Ctrl and a point', { key: '.', code: 'Period', ctrlKey: true }, 'Ctrl+.'],
  ['a Mac’s command key and a point', { key: '.', code: 'Period', metaKey: true }, 'Ctrl+.'],
  ['a letter by a Korean input method', { key: 'ㅏ', code: 'KeyK', altKey: true, shiftKey: true }, 'Alt+Shift+K'],
  ['a plain letter', { key: 'k', code: 'KeyK' }, undefined],
  ['a modifier alone', { key: 'Control', code: 'ControlLeft', ctrlKey: true }, undefined],
  ['a way to another control', { key: 'Tab', code: 'Tab', ctrlKey: true }, undefined],
])('%s is named', (_, pressed, name) => expect(shortcutOf({ ...keys, ...pressed })).toBe(name))

test('settings are read as they were stored', () => {
  stubStorage({})
  expect(readSettings()).toEqual(defaults)
  expect(changeSettings({ isHandleHidden: true, shortcut: 'Alt+K' })).toBe(true)
  expect(readSettings()).toEqual({ isHandleHidden: true, shortcut: 'Alt+K' })
})

test.each(['', '{', 'null', '[]', '{"isHandleHidden":1,"shortcut":7}'])('settings that are none are the defaults: %j', (text) => {
  stubStorage({ 'pickers-mock:console': text })
  expect(readSettings()).toEqual(defaults)
})

test('a demo hides the handle until a tester wants it', () => {
  vi.stubEnv('DEMO_BUILD', 'demo')
  onTestFinished(() => void vi.unstubAllEnvs())
  stubStorage({})
  expect(readSettings().isHandleHidden).toBe(true)
  changeSettings({ isHandleHidden: false })
  expect(readSettings().isHandleHidden).toBe(false)
})

test('blocked storage leaves the defaults', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readSettings().shortcut).toBe(DEFAULT_SHORTCUT)
  expect(changeSettings({})).toBe(false)
})
