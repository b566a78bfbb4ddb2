import { afterEach, expect, test } from 'vitest'
import { setTheme, storedTheme } from '../../src/lib/theme.ts'

afterEach(() => setTheme('system'))

test('the device decides until a theme is chosen', () => {
  expect(storedTheme()).toBe('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('a chosen theme is applied at once and stored', () => {
  setTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(storedTheme()).toBe('dark')
})

test('going back to the system theme removes the stored one', () => {
  setTheme('light')
  setTheme('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('an unknown stored value counts as the system theme', () => {
  localStorage.setItem('theme', 'sepia')
  expect(storedTheme()).toBe('system')
})
