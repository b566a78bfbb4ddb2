import { afterEach, expect, test } from 'vitest'
import { setTheme, storedTheme } from '../../src/lib/theme.ts'

afterEach(() => setTheme('system'))

test('the device decides until a theme is chosen', () => {
  expect(storedTheme()).toBe('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('a chosen theme is shown at once and kept', () => {
  setTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(storedTheme()).toBe('dark')
})

test('going back to the device leaves nothing behind', () => {
  setTheme('light')
  setTheme('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('what is no theme is none', () => {
  localStorage.setItem('theme', 'sepia')
  expect(storedTheme()).toBe('system')
})
