// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { initialLanguage } from '../../../mocks/providers/initialLanguage.ts'

beforeEach(() => localStorage.clear())

const browserHas = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

test('an emulated page has the language that the shop requested', () => {
  browserHas('ko-KR')
  localStorage.setItem('language', 'ko')
  expect(initialLanguage({ hl: 'en' })).toBe('en')
})

test('[CONST-05] an emulated page has the language that was chosen in the shop', () => {
  browserHas('en-GB')
  localStorage.setItem('language', 'ko')
  expect(initialLanguage({})).toBe('ko')
})

test('[CONST-05] an emulated page on a first visit has the language of the browser, as the shop has', () => {
  browserHas('fr-FR', 'en-GB', 'ko-KR')
  expect(initialLanguage({})).toBe('en')
  browserHas('ko-KR', 'en-US')
  expect(initialLanguage({})).toBe('ko')
  browserHas('fr-FR')
  expect(initialLanguage({})).toBe('ko')
})
