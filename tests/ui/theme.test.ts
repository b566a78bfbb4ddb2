import { afterEach, expect, onTestFinished, test } from 'vitest'
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

const media = () => [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map((bar) => bar.media)

test('the bar of the browser has the color of the chosen theme, else of the device’s', () => {
  for (const scheme of ['light', 'dark']) {
    const bar = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }))
    bar.dataset['scheme'] = scheme
    onTestFinished(() => bar.remove())
  }
  setTheme('dark')
  expect(media()).toEqual(['not all', 'all'])
  setTheme('light')
  expect(media()).toEqual(['all', 'not all'])
  setTheme('system')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('an unknown stored value counts as the system theme', () => {
  localStorage.setItem('theme', 'sepia')
  expect(storedTheme()).toBe('system')
})
