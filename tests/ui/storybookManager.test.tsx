import { render, screen } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Comparison } from '../../.storybook/manager/Comparison.ts'
import { lastScenario } from '../../.storybook/manager/lastScenario.ts'
import { Links } from '../../.storybook/manager/Links.ts'
import { mockupsOf } from '../../.storybook/manager/mockups.ts'

const manager = vi.hoisted(() => ({ globals: {}, parameters: {}, story: { id: '', importPath: '' } }))
vi.mock('storybook/manager-api', () => ({
  useGlobals: () => [manager.globals],
  useParameter: (name: string, fallback: unknown) => Reflect.get(manager.parameters, name) ?? fallback,
  useStorybookApi: () => ({ getCurrentStoryData: () => manager.story }),
}))

const common = { language: 'ko', theme: 'dark', motion: 'full', textSize: 'normal', network: 'fast' }

beforeEach(() => {
  manager.globals = common
  manager.story = { id: 'pages-cart--empty', importPath: './stories/pages/Cart.stories.tsx' }
  manager.parameters = {}
})

/** In a template, whose frames are not loaded. */
function compare(mode: string, storyId = manager.story.id, others = {}) {
  manager.globals = { ...common, compare: mode, ...others }
  const template = document.createElement('template')
  template.innerHTML = renderToStaticMarkup(createElement(Comparison, { storyId }, createElement('p', null, 'preview')))
  const frames = [...template.content.querySelectorAll('iframe')]
  const settings = frames.map((frame) => frame.getAttribute('src')?.split('globals=')[1] ?? '')
  const isPreviewHidden = template.content.querySelector('p')?.parentElement?.style.visibility === 'hidden'
  return { frames, settings, isPreviewHidden }
}

describe('side by side', () => {
  test('off, and on a documentation page, there is the preview alone', () => {
    expect(compare('off')).toEqual({ frames: [], settings: [], isPreviewHidden: false })
    expect(compare('theme', 'ui-button--docs')).toEqual({ frames: [], settings: [], isPreviewHidden: false })
  })

  test('before a page is selected, there is the preview alone', () => {
    manager.globals = { ...common, compare: 'theme' }
    const markup = renderToStaticMarkup(createElement(Comparison, { storyId: undefined }, createElement('p', null, 'preview')))
    expect(markup).toContain('preview')
    expect(markup).not.toContain('iframe')
  })

  test.each([
    ['theme', 'theme:light', 'theme:dark'],
    ['language', 'language:ko', 'language:en'],
  ])('by %s, both frames have the other settings of the toolbar', (mode, one, other) => {
    const { settings, isPreviewHidden } = compare(mode)
    expect(settings).toEqual([expect.stringContaining(one), expect.stringContaining(other)])
    for (const list of settings) expect(list).toContain('motion:full;textSize:normal;network:fast')
    expect(isPreviewHidden).toBe(true)
  })

  test('both frames have the pseudo states of the toolbar', () => {
    const { settings } = compare('theme', manager.story.id, { pseudo: { hover: true, focusVisible: true } })
    for (const list of settings) expect(list).toContain('pseudo.hover:!true;pseudo.focusVisible:!true')
    expect(compare('theme', manager.story.id, { pseudo: false }).settings.join()).not.toContain('pseudo')
  })

  test('by size, one frame is 390 px wide and the other 1440', () => {
    expect(compare('size').frames.map((frame) => frame.style.width)).toEqual(['390px', '1440px'])
  })
})

describe('links', () => {
  test('lead from a screen to the app in its scenario, its mockups and its source', () => {
    manager.parameters = { route: '/cart' }
    lastScenario.set({ storyId: manager.story.id, scenario: 'cart-empty', start: '/cart' })
    render(createElement(Links))
    expect(screen.getByRole('link', { name: /cart-empty/ }).getAttribute('href')).toMatch(/\?scenario=cart-empty$/)
    expect(screen.getByRole('link', { name: 'cart-390' }).getAttribute('href')).toBe('pictures/mockups/cart-390.webp')
    expect(screen.getByText('./stories/pages/Cart.stories.tsx')).toBeVisible()
  })

  test('to the app have the language of the toolbar', () => {
    manager.globals = { ...common, language: 'en' }
    lastScenario.set({ storyId: manager.story.id, scenario: 'cart-empty', start: '/cart' })
    render(createElement(Links))
    expect(screen.getByRole('link', { name: /cart-empty/ }).getAttribute('href')).toMatch(/\?scenario=cart-empty&language=en$/)
  })

  test('a story has no scenario of another story', () => {
    lastScenario.set({ storyId: 'pages-shop--failed', scenario: 'shop-browse', start: '/shop' })
    render(createElement(Links))
    expect(screen.getByText('This story starts no scenario.')).toBeVisible()
  })

  test('requirements have their sentences', async () => {
    manager.parameters = { requirements: ['CART-04'] }
    vi.stubGlobal('fetch', async () => new Response('## CART\n\n- CART-04 Shipping is free from 50,000 won on.\n'))
    render(createElement(Links))
    expect(await screen.findByText('CART-04 Shipping is free from 50,000 won on.')).toBeVisible()
  })

  test('mockups exist', () => {
    const names = ['pages-home--a', 'pages-trend--b', 'features-orders-cancel-canceldialog--c'].flatMap(mockupsOf)
    expect(names).toHaveLength(12)
    expect(names.filter((name) => !existsSync(`docs/pictures/mockups/${name}.webp`))).toEqual([])
    expect(mockupsOf('pages-reviews--d')).toEqual([])
  })
})
