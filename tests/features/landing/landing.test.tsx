import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Landing } from '../../../src/features/landing/Landing.tsx'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { TextsProvider } from '../../../src/texts/TextsProvider.tsx'

const WIDTH = { desktop: 1440, phone: 390 }

function show(
  width: number = WIDTH.desktop,
  { language = 'ko', isReduced = false }: { language?: Language; isReduced?: boolean } = {},
) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce'), media: query }))
  render(
    <MemoryRouter>
      <TextsProvider initial={language}>
        <Landing />
      </TextsProvider>
    </MemoryRouter>,
  )
  const gallery = galleryOf()
  Object.defineProperties(gallery, { scrollWidth: { value: 2000 }, clientWidth: { value: 1000 } })
  return gallery
}

function galleryOf(): HTMLElement {
  const gallery = screen.getAllByRole('list')[0]?.parentElement
  if (!gallery) throw new Error('no gallery')
  return gallery
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
      ],
    }),
)
afterEach(() => void vi.useRealTimers())

describe('the gallery', () => {
  test('[LAND-01, LAND-08] shows the copy and ten pictures from the app’s own files', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Your Pick. Our Curation' })).toBeVisible()
    const pictures = within(screen.getByRole('list', { name: '스타일 사진' })).getAllByRole('img')
    expect(pictures).toHaveLength(10)
    for (const picture of pictures) {
      expect(picture.getAttribute('src')).toMatch(/landing-.+\.avif/)
      expect(picture.getAttribute('alt')).not.toBe('')
    }
  })

  test('[LAND-03] up to a width of 768 px it scrolls 1 px every 20 ms', () => {
    const gallery = show(768)
    pass(500)
    expect(gallery.scrollLeft).toBe(0)
    pass(19)
    expect(gallery.scrollLeft).toBe(0)
    pass(1)
    expect(gallery.scrollLeft).toBe(1)
    pass(1000)
    expect(gallery.scrollLeft).toBe(51)
  })

  test('[LAND-04] 10 px before the end it returns to its start', () => {
    const gallery = show(WIDTH.phone)
    gallery.scrollLeft = 988
    pass(500 + 20)
    expect(gallery.scrollLeft).toBe(989)
    pass(20)
    expect(gallery.scrollLeft).toBe(0)
    pass(20)
    expect(gallery.scrollLeft).toBe(1)
  })

  test.each([
    ['hovered', (gallery: HTMLElement) => [() => fireEvent.mouseEnter(gallery), () => fireEvent.mouseLeave(gallery)], 0],
    ['touched', (gallery: HTMLElement) => [() => fireEvent.touchStart(gallery), () => fireEvent.touchEnd(gallery)], 1500],
    ['in focus', (gallery: HTMLElement) => [() => fireEvent.focusIn(gallery), () => fireEvent.focusOut(gallery)], 0],
    ['scrolled by hand', (gallery: HTMLElement) => [() => fireEvent.wheel(gallery), () => undefined], 1500],
  ] as const)('[LAND-07] stands still while %s, and goes on after', (_, gestures, rest) => {
    const gallery = show(WIDTH.phone)
    pass(520)
    const [hold, letGo] = gestures(gallery)
    hold?.()
    pass(200)
    expect(gallery.scrollLeft).toBe(1)
    letGo?.()
    pass(rest + 40)
    expect(gallery.scrollLeft).toBeGreaterThan(1)
  })

  test('[LAND-07] stands still in a hidden tab, under reduced motion, and when paused', async () => {
    const gallery = show(WIDTH.phone)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(1000)
    expect(gallery.scrollLeft).toBe(0)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    pass(20)
    expect(gallery.scrollLeft).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: '움직임 멈추기' }))
    pass(1000)
    expect(gallery.scrollLeft).toBe(1)
    expect(screen.getByRole('button', { name: '다시 움직이기' })).toBeVisible()
  })

  test('[LAND-07] never runs under reduced motion', () => {
    const gallery = show(WIDTH.phone, { isReduced: true })
    pass(5000)
    expect(gallery.scrollLeft).toBe(0)
  })
})

/** The overlay's code is fetched as the circle starts to grow. */
const loadOverlay = () => act(() => vi.dynamicImportSettled())
const circle = () => document.querySelector('[data-step]')
const tap = (clientX: number, clientY: number) => {
  const [first] = within(screen.getByRole('list', { name: '스타일 사진' })).getAllByRole('button')
  fireEvent.click(first ?? document.body, { clientX, clientY, detail: 1 })
}

describe('the reveal', () => {
  test('[LAND-05] the reveal starts at the tapped point: a step at 100 ms, the overlay at 300 ms', async () => {
    show()
    tap(120, 80)
    await loadOverlay()
    expect(circle()).toHaveAttribute('data-step', 'touched')
    expect(circle()?.getAttribute('style')).toMatch(/--x: ?120px; ?--y: ?80px/)
    pass(99)
    expect(circle()).toHaveAttribute('data-step', 'touched')
    pass(1)
    expect(circle()).toHaveAttribute('data-step', 'spreading')
    pass(199)
    expect(screen.queryByRole('dialog')).toBeNull()
    pass(1)
    expect(screen.getByRole('dialog', { name: 'Find Your Perfect Style' })).toBeVisible()
  })

  test('[LAND-06] the overlay names three features and links to the login', async () => {
    show(WIDTH.desktop, { language: 'en' })
    const [first] = within(screen.getByRole('list', { name: 'Pictures of styles' })).getAllByRole('button')
    fireEvent.click(first ?? document.body)
    await loadOverlay()
    pass(300)
    const overlay = within(screen.getByRole('dialog', { name: 'Find Your Perfect Style' }))
    for (const [name, text] of [
      ['Pick & Vote', 'Circle the looks you like'],
      ['Check & Analysis', 'See what everyone is picking, live'],
      ['Curated Shop', 'Shop what won'],
    ] as const) {
      expect(overlay.getByRole('heading', { name })).toBeVisible()
      expect(overlay.getByText(text)).toBeVisible()
    }
    expect(overlay.getByRole('link', { name: 'Go leave my own Pick' })).toHaveAttribute('href', '/login')
  })

  test('[LAND-07] pictures are buttons for the keyboard; Escape closes the overlay', async () => {
    show()
    tap(1, 1)
    await loadOverlay()
    pass(300)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(circle()).toHaveAttribute('data-step', 'closing')
    pass(300)
    expect(circle()).toBeNull()
  })

  test('[LAND-06] the overlay shows the tapped picture', async () => {
    show()
    tap(1, 1)
    await loadOverlay()
    pass(300)
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: /^카멜 트렌치코트에/ })).toBeVisible()
  })
})
