import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { episodesApi } from '../../src/api/episodes.ts'
import { Placeholder } from '../../src/app/Placeholder.tsx'
import { SlowNotice } from '../../src/app/SlowNotice.tsx'
import { UnsavedNotice } from '../../src/app/UnsavedNotice.tsx'
import { itemsAdded } from '../../src/store/cart/cartSlice.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { makeStore } from '../../src/store/store.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { fillLocalStorage } from '../support/fullStorage.ts'
import { overrideHandler, startMockServer } from '../support/renderApp.tsx'

const reload = vi.fn<() => void>()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(notice: React.ReactNode) {
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
  const store = makeStore()
  render(
    <Provider store={store}>
      <TextsProvider initial="ko">
        <MemoryRouter>{notice}</MemoryRouter>
      </TextsProvider>
    </Provider>,
  )
  return store
}

const line = {
  product: { id: 12, name: '셔츠', price: 1000, discount: 0, discountedPrice: null, imageUrl: 'https://images.test/1.avif' },
  stockId: 1,
  size: 'M',
  quantity: 1,
}

test('[CART-06] a cart line that local storage has no space for is announced, until dismissed', async () => {
  const store = show(<UnsavedNotice />)
  fillLocalStorage()
  await act(async () => void store.dispatch(itemsAdded([line])))
  expect(await screen.findByRole('status')).toHaveTextContent('이 브라우저에 저장하지 못했어요')
  expect(safeLocalStorage.read('cart')).toContain('"quantity":1')
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a query without a reply for ten seconds is announced, with a way to reload', async () => {
  startMockServer()
  overrideHandler('get', 'v1/episodes/current-pick', () => new Promise<never>(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const store = show(<SlowNotice />)
  const query = store.dispatch(episodesApi.endpoints.currentEpisode.initiate())
  await act(() => vi.advanceTimersByTimeAsync(9_900))
  expect(screen.queryByRole('status')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('status')).toHaveTextContent('평소보다 오래 걸리고 있어요')
  act(() => screen.getByRole('button', { name: '새로고침' }).click())
  expect(reload).toHaveBeenCalledOnce()
  query.abort()
})

test('[NAV-11] a page that loads for ten seconds says so, with a way to reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  show(<Placeholder />)
  expect(screen.getByRole('status')).toHaveTextContent('불러오는 중이에요')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('status')).toHaveTextContent('평소보다 오래 걸리고 있어요')
  act(() => screen.getByRole('button', { name: '새로고침' }).click())
  expect(reload).toHaveBeenCalledOnce()
})
