import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setTheme } from '../../src/lib/theme.ts'
import { renderApp } from '../support/renderApp.tsx'

afterEach(() => setTheme('system'))

/** What another window writes to the storage. */
function storeElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

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
