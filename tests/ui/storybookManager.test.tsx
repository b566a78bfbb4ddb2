import { render, screen } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Comparison } from '../../.storybook/manager/compare/Comparison.ts'
import { hasControls } from '../../.storybook/manager/hasControls.ts'
import { lastScenario } from '../../.storybook/manager/lastScenario.ts'
import { Links } from '../../.storybook/manager/Links.ts'
import { pageKind, pageName } from '../../.storybook/manager/pageNames.ts'
import { mockupsOf } from '../../.storybook/manager/compare/mockups.ts'

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
  const { content } = template
  const frames = [...content.querySelectorAll('iframe')]
  const settings = frames.map((frame) => frame.getAttribute('src')?.split('globals=')[1] ?? '')
  const isPreviewHidden = content.querySelector('p')?.parentElement?.style.visibility === 'hidden'
  return { frames, settings, isPreviewHidden, content }
}

describe('side by side', () => {
  test('off, and on a documentation page, there is the preview alone', () => {
    for (const page of [compare('off'), compare('theme', 'ui-button--docs'), compare('mockup', 'pages-cart--docs')])
      expect(page).toMatchObject({ frames: [], settings: [], isPreviewHidden: false })
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

  test.each([
    [undefined, '390px'],
    [{ value: 'phone', isRotated: false }, '390px'],
    [{ value: 'desktop' }, '1440px'],
    ['tablet', '1440px'],
  ])('with the viewport %o, both frames are %s wide, never between', (viewport, width) => {
    expect(compare('theme', manager.story.id, { viewport }).frames.map((frame) => frame.style.width)).toEqual([width, width])
  })

  test('accessibility is not checked in the frames', () => {
    for (const list of compare('theme').settings) expect(list).toContain('a11y.manual:!true')
  })
})

const mockups = (content: DocumentFragment) => [...content.querySelectorAll('img')]

describe('a story and its mockup', () => {
  test('have the same width; the mockup is beside the story, and over it until the slider shows it', () => {
    const { frames, settings, content } = compare('mockup')
    expect(frames.map((frame) => frame.style.width)).toEqual(['390px'])
    expect(settings).toEqual([expect.stringContaining('language:ko;theme:light')])
    expect(mockups(content).map((picture) => picture.getAttribute('src'))).toEqual(
      Array.from({ length: 2 }, () => 'pictures/mockups/cart-390.webp'),
    )
    expect(mockups(content).map((picture) => picture.style.opacity)).toEqual(['0', ''])
    expect(content.querySelector('input[type=range]')).toHaveAttribute('value', '0')
  })

  test('are of a desktop in its viewport', () => {
    const { frames, content } = compare('mockup', manager.story.id, { viewport: { value: 'desktop' } })
    expect(frames.map((frame) => frame.style.width)).toEqual(['1440px'])
    expect(mockups(content)[0]).toHaveAttribute('src', 'pictures/mockups/cart-1440.webp')
  })

  test('the mockup of the very situation comes first, and others can be chosen', () => {
    const { content } = compare('mockup', 'pages-home--picked-with-memo')
    const names = [...content.querySelectorAll('option')].map(({ value }) => value)
    expect(names).toHaveLength(6)
    expect(names[0]).toBe('home-picked-390')
  })

  test('without a mockup there is the preview, and a sentence', () => {
    const { frames, isPreviewHidden, content } = compare('mockup', 'pages-reviews--all-reviews')
    expect([frames, isPreviewHidden]).toEqual([[], false])
    expect(content).toHaveTextContent('The design has no mockup of this story.')
  })
})

describe('links', () => {
  test('lead from a screen to the app in its scenario, its mockups and its source', () => {
    manager.parameters = { route: '/cart' }
    lastScenario.set({ storyId: manager.story.id, scenario: 'cart-empty', start: '/cart', language: 'ko' })
    render(createElement(Links))
    expect(screen.getByRole('link', { name: /cart-empty/ }).getAttribute('href')).toMatch(/\?scenario=cart-empty$/)
    expect(screen.getByRole('link', { name: 'cart-390' }).getAttribute('href')).toBe('pictures/mockups/cart-390.webp')
    expect(screen.getByText('./stories/pages/Cart.stories.tsx')).toBeVisible()
  })

  test('to the app have the language of the toolbar', () => {
    manager.globals = { ...common, language: 'en' }
    lastScenario.set({ storyId: manager.story.id, scenario: 'cart-empty', start: '/cart', language: 'ko' })
    render(createElement(Links))
    expect(screen.getByRole('link', { name: /cart-empty/ }).getAttribute('href')).toMatch(/\?scenario=cart-empty&language=en$/)
  })

  test('a story has no scenario of another story', () => {
    lastScenario.set({ storyId: 'pages-shop--failed', scenario: 'shop-browse', start: '/shop', language: 'ko' })
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
    expect(names.filter(({ name }) => !existsSync(`docs/pictures/mockups/${name}.webp`))).toEqual([])
    expect(names.map(({ width }) => width)).toEqual(names.map(({ name }) => (name.endsWith('-390') ? 390 : 1440)))
    expect(mockupsOf('pages-reviews--d')).toEqual([])
  })
})

describe('documentation pages', () => {
  test.each([
    ['pages-cart', 'Screens/Cart · 장바구니', 'All states', 'Cart · 장바구니: all states'],
    ['ui-button', 'Components/Button · 버튼', 'Use and situations', 'Button · 버튼: use and situations'],
    [
      'features-reviews-reviewcard',
      'Features/Reviews · 리뷰/Review card · 리뷰 카드',
      'Use and situations',
      'Review card · 리뷰 카드: use and situations',
    ],
    [
      'features-orders-orderdetail',
      'Features/Orders · 주문/Order detail · 주문 상세',
      'All states',
      'Order detail · 주문 상세: all states',
    ],
    ['flows-paybycard', 'Flows/Pay by card · 신용카드 결제', 'Steps', 'Pay by card · 신용카드 결제: steps'],
    ['foundations-voice', 'Foundations/Voice · 말투', 'Rules', 'Voice · 말투: rules'],
    ['overview', 'Overview', 'Overview', 'Overview'],
  ])('the page of %s is named after what it shows', (id, title, kind, name) => {
    const page = { id: `${id}--docs`, title }
    expect([pageKind(page), pageName(page)]).toEqual([kind, name])
  })
})

describe('controls', () => {
  test('are where an arg can be edited', () => {
    expect(hasControls({ argTypes: { text: { control: { type: 'text' } } } })).toBe(true)
    expect(hasControls({ argTypes: { picture: { control: { disable: true } }, onOpen: {} } })).toBe(false)
    expect(hasControls({ argTypes: {} })).toBe(false)
    expect(hasControls(undefined)).toBe(false)
  })
})
