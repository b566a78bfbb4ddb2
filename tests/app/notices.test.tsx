import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { episodesApi } from '../../src/features/episode/api.ts'
import { usersApi } from '../../src/features/session/users.ts'
import { UnsavedNotice, SlowNotice, OrderUpdateNotice } from '../../src/app/notices.tsx'
import { Placeholder } from '../../src/ui/feedback/Placeholder.tsx'
import { ToastRegion } from '../../src/ui/feedback/ToastRegion.tsx'
import { hideToast, showToast } from '../../src/ui/toasts.ts'
import { signedIn, storageChanged } from '../../src/api/session.ts'
import { linesAdded } from '../../src/features/cart/cartSlice.ts'
import { noticeOpened } from '../../src/features/checkout/orderSlice.ts'
import { ordersApi } from '../../src/features/orders/api.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { makeStore } from '../../src/app/store.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { fillLocalStorage } from '../support/fullStorage.ts'
import { holdReplies, overrideHandler, renderApp, startMockServer } from '../support/renderApp.tsx'

const reload = vi.fn<() => void>()

/** A new toast replaces the shown one. */
const hideShownToasts = () => hideToast(showToast({ text: '' }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(notice: React.ReactNode, path = '/') {
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset())
  const store = makeStore()
  render(
    <Provider store={store}>
      <TextsProvider initial="ko">
        <MemoryRouter initialEntries={[path]}>{notice}</MemoryRouter>
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
  await act(async () => void store.dispatch(linesAdded([line])))
  expect(await screen.findByRole('status')).toHaveTextContent('이 브라우저에 저장하지 못했어요')
  expect(safeLocalStorage.read('cart')).toContain('"quantity":1')
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('status')).toBeNull()
})

const damagedCart = JSON.stringify({ items: [line, null], totalItems: 1 })

test.each([
  ['a cart', () => localStorage.setItem('cart', damagedCart)],
  ['a cart that is no JSON', () => localStorage.setItem('cart', '{"items":[')],
  ['an order', () => localStorage.setItem('checkouts', '[null]')],
  ['a checkout', () => localStorage.setItem('checkouts', '[{"id":1}]')],
  ['a pick', () => sessionStorage.setItem('pick', '{"userId":"7","episodeId":6,"styleIds":["61"],"introKey":null}')],
  ['a draft', () => sessionStorage.setItem('drafts', '{"userId":"7","byForm":{"memo":"text"}}')],
])('[CART-06] %s with a damaged record is announced once', async (_, damage) => {
  damage()
  const store = show(<ToastRegion />)
  expect(await screen.findByText(LEFT_OUT, { exact: false })).toBeVisible()
  act(() => hideShownToasts())
  await act(async () => void store.dispatch(storageChanged()))
  expect(screen.queryByText(LEFT_OUT, { exact: false })).toBeNull()
})

test('[CART-06] a damaged line is gone with the next change of the cart, and announced until then', async () => {
  localStorage.setItem('cart', damagedCart)
  show(<ToastRegion />)
  expect(await screen.findByText(LEFT_OUT, { exact: false })).toBeVisible()
  cleanup()
  act(() => hideShownToasts())
  const store = show(<ToastRegion />)
  expect(await screen.findByText(LEFT_OUT, { exact: false })).toBeVisible()
  await act(async () => void store.dispatch(linesAdded([{ ...line, stockId: 2 }])))
  await waitFor(() => expect(JSON.parse(localStorage.getItem('cart') ?? '').items).toHaveLength(2))
})

test('[CART-06] a stored cart is parsed once at the start', () => {
  localStorage.setItem('cart', damagedCart)
  const parse = vi.spyOn(JSON, 'parse')
  const { cart } = show(null).getState()
  expect(parse.mock.calls.filter(([text]) => text === damagedCart)).toHaveLength(1)
  expect([cart.items, cart.totalItems]).toEqual([[line], 1])
})

const LEFT_OUT = '읽을 수 없는 것은 빼고 보여 드려요'

test('[CART-06] a sound storage announces nothing', () => {
  localStorage.setItem('cart', JSON.stringify({ items: [line], totalItems: 1 }))
  show(<ToastRegion />)
  expect(screen.queryByText(LEFT_OUT, { exact: false })).toBeNull()
})

test.each([
  ['is said until it is closed', '/cart', 1],
  ['is not said by the notice on a payment page, nor after it', '/payment/result', 0],
])('[PAY-13] what has become of an order %s', async (_, path, count) => {
  const page = (
    <>
      <OrderUpdateNotice />
      <Link to="/shop">샵</Link>
    </>
  )
  const store = show(page, path)
  await act(async () => {
    store.dispatch(signedIn('7'))
    const completion = { orderId: 'A-1', status: 'CONFIRMED', failCode: null, failMessage: null, virtualAccount: null } as const
    await store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', 'A-1', completion))
    store.dispatch(noticeOpened('A-1'))
  })
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryAllByText(/결제하던 주문이 완료됐어요/)).toHaveLength(count)
  act(() => screen.getByRole('link', { name: '샵' }).click())
  expect(store.getState().order.notice).toBe(count === 1 ? 'A-1' : null)
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

test('[AUTH-16] while a server hangs the page waits without a time-out, says so, and goes on with the reply', async () => {
  const reply = holdReplies('/v1/products')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await renderApp('/shop', { as: 'jihoon', settle: false })
  await screen.findByRole('heading', { level: 1, name: '큐레이션 샵' })
  expect(screen.queryByText('평소보다 오래 걸리고 있어요')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(await screen.findByText('평소보다 오래 걸리고 있어요')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
  expect(screen.getByText('평소보다 오래 걸리고 있어요')).toBeVisible()
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
  reply()
  expect(await screen.findByRole('list', { name: '상품' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('평소보다 오래 걸리고 있어요')).toBeNull())
})

test('[AUTH-16] a form whose reply is late says so, too', async () => {
  startMockServer()
  overrideHandler('post', 'v1/users/additional-info', () => new Promise<never>(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const store = show(<SlowNotice />)
  const request = store.dispatch(usersApi.endpoints.addInformation.initiate({ age: 1998, gender: 'W' }))
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  expect(screen.getByRole('status')).toHaveTextContent('평소보다 오래 걸리고 있어요')
  request.abort()
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
