import { describe, expect, test } from 'vitest'
import { patterns } from '../../../src/config/paths.ts'
import { findStory } from '../../../mocks/console/stories/findStory.ts'
import { readGlobals, storyAddress } from '../../../mocks/console/stories/storyAddress.ts'
import { readScreenStories } from '../../../mocks/vite/storyList.ts'

const stories = readScreenStories(patterns)
const find = (path: string, scenario?: string, isSignedIn = true) => findStory(stories, { path, scenario, isSignedIn })?.id

describe('the story of a page', () => {
  test.each(Object.values(patterns))('the route %s has one that shows this route', (pattern) => {
    const id = find(pattern.replace(':id', '6'))
    expect(stories.find((story) => story.id === id)?.routes).toContain(pattern)
  })

  test('is one of the same scenario, else the first of the screen', () => {
    expect(find('/cart', 'cart-free-shipping')).toBe('pages-cart--free-shipping')
    expect(find('/cart', 'shop-browse')).toBe('pages-cart--empty')
    expect(find('/cart')).toBe('pages-cart--empty')
    expect(find('/cart/')).toBe('pages-cart--empty')
  })

  test('a story that only passes the page is not one of it', () => {
    expect(find('/cart', 'pay-card')).toBe('pages-cart--empty')
    expect(find('/checkout', 'pay-card')).toBe('pages-checkout--ready-to-pay')
  })

  test('home is the landing for a visitor', () => {
    expect(find('/', undefined, false)).toBe('pages-landing--default')
    expect(find('/')).toBe('pages-home--not-picked')
  })

  test('an unknown path has the story of the page that was not found', () => {
    expect(find('/nowhere', 'pay-card')).toBe('pages-noaccess--not-found')
  })
})

/** A window of the app, in English. */
const appIn = (theme: string, matching: string[]) => ({
  document: { documentElement: { lang: 'en', dataset: { theme } } },
  matchMedia: (query: string) => ({ matches: matching.some((part) => query.includes(part)) }),
})

describe('its address', () => {
  test.each([
    ['light', ['dark'], { theme: 'light', motion: 'full' }],
    ['dark', [], { theme: 'dark', motion: 'full' }],
    ['', ['dark', 'reduced-motion', 'width <='], { theme: 'dark', motion: 'reduced', 'viewport.value': 'phone' }],
  ])('has language, theme, motion and size of the app (%s, %s)', (theme, matching, expected) => {
    expect(readGlobals(appIn(theme, matching))).toEqual({ language: 'en', ...expected })
  })

  test('is beside the app, or at an address of its own', () => {
    const globals = { language: 'en', theme: 'dark' }
    const query = '?path=/story/pages-cart--empty&globals=language:en;theme:dark'
    expect(storyAddress('http://localhost:3000/demo/', 'storybook/', 'pages-cart--empty', globals)).toBe(
      `http://localhost:3000/demo/storybook/${query}`,
    )
    expect(storyAddress('http://localhost:3000/demo/', 'http://localhost:6006/', 'pages-cart--empty', globals)).toBe(
      `http://localhost:6006/${query}`,
    )
  })
})
