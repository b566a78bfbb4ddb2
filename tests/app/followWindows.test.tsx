import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { storedKey } from '../../src/lib/storage.ts'
import { setTheme } from '../../src/lib/theme.ts'
import { countCalls, renderApp, settled, signInAs } from '../support/renderApp.tsx'

afterEach(() => setTheme('system'))

const tell = (name: string, newValue: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storedKey(name), newValue })))

/** What another window writes to the storage. */
function storeElsewhere(name: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(storedKey(name))
  else localStorage.setItem(storedKey(name), newValue)
  tell(name, newValue)
}

describe.each(['/', '/x/', '/a/b/'])('below %s', (base) => {
  beforeEach(() => void vi.stubEnv('BASE_URL', base))
  afterEach(() => void vi.unstubAllEnvs())

  test('[AUTH-21] a logout in another window is followed', async () => {
    const { store } = await renderApp('/shop', { as: 'jihoon' })
    await screen.findByRole('navigation', { name: '주요 메뉴' })
    storeElsewhere('userId', null)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(store.getState().auth.isAuthenticated).toBe(false)
  })

  test('[AUTH-25] a sign-in as another user in another window is followed', async () => {
    const { store } = await renderApp('/', { as: 'jihoon' })
    await screen.findByRole('link', { name: '나의 Pick 남기기' })
    await signInAs('minseo')
    tell('userId', '1')
    expect(await screen.findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
    expect(store.getState().auth.userId).toBe('1')
  })

  test('[AUTH-21, AUTH-25, CONST-05] a page that Back restores follows what it has missed', async () => {
    const { store } = await renderApp('/cart', { as: 'jihoon' })
    await signInAs('minseo')
    localStorage.setItem(storedKey('language'), 'en')
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(await screen.findByText('The cart is empty')).toBeVisible()
    expect(store.getState().auth.userId).toBe('1')
  })

  test('[AUTH-21, AUTH-25] a page that becomes visible asks for nothing of a user who has signed out elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { store } = await renderApp('/account/profile', { as: 'jihoon' })
    await signInAs('minseo')
    vi.setSystemTime(Date.now() + 60_000)
    const calls = countCalls()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void dispatchEvent(new Event('visibilitychange')))
    // A page that is left for another goes nowhere itself.
    expect(store.getState().auth.userId).toBe(String(personas.jihoon.id))
    visibility.mockRestore()
    act(() => void dispatchEvent(new Event('visibilitychange')))
    await settled(store)
    expect(Object.keys(calls).filter((call) => call.includes('/users/'))).toEqual([`GET /v1/users/${personas.minseo.id}`])
  })

  test('[CART-06] a cart that another window fills and one that it empties are followed', async () => {
    const { store } = await renderApp('/shop', { as: 'jihoon' })
    const product = { id: 1, name: '셔츠', price: 10_000, discount: 0, discountedPrice: null, imageUrl: '/a.avif' }
    const item = { product, stockId: 1, size: 'M', quantity: 2 }
    storeElsewhere('cart', JSON.stringify({ items: [item], totalItems: 2 }))
    await waitFor(() => expect(store.getState().cart.totalItems).toBe(2))
    storeElsewhere('cart', null)
    await waitFor(() => expect(store.getState().cart.totalItems).toBe(0))
  })

  test('[CONST-05] the language chosen in another window is followed; an unknown one is not', async () => {
    await renderApp('/cart', { as: 'jihoon' })
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
    storeElsewhere('language', 'en')
    expect(await screen.findByText('The cart is empty')).toBeVisible()
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    storeElsewhere('language', 'fr')
    expect(screen.getByText('The cart is empty')).toBeVisible()
    storeElsewhere('language', 'ko')
    expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible()
  })

  test('the theme chosen in another window is followed, also back to that of the device', async () => {
    await renderApp('/cart', { as: 'jihoon' })
    storeElsewhere('theme', 'dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    const [dark] = screen.getAllByRole('button', { name: '어둡게' })
    expect(dark).toHaveAttribute('aria-pressed', 'true')
    storeElsewhere('theme', null)
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })
})
