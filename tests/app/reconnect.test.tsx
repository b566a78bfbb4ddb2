import { act, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { countCalls, overrideHandler, renderApp, settled, success } from '../support/renderApp.tsx'
import { product } from '../support/shopProducts.tsx'

const backOnline = () => act(() => void dispatchEvent(new Event('online')))

/** Three pages of the shop; asks for one by one, since the order by price needs them all. */
function replyWithShop(isDown: (page: number) => boolean) {
  const asked: number[] = []
  overrideHandler('get', '/v1/products', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    asked.push(page)
    return isDown(page) ? HttpResponse.error() : success(page <= 3 ? [product(page)] : [])
  })
  return asked
}

test('[ERR-05] back online, a page that has everything asks for nothing', async () => {
  const asked = replyWithShop(() => false)
  const { store } = await renderApp('/shop?sort=price', { as: 'jihoon' })
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3, 4]))
  const calls = countCalls()
  backOnline()
  expect(await screen.findByText('다시 연결됐어요')).toBeVisible()
  await settled(store)
  expect(calls).toEqual({})
})

test('[ERR-05, SHOP-06] back online, a list asks for its page that failed and goes on from there', async () => {
  let isDown = true
  const asked = replyWithShop((page) => page === 3 && isDown)
  await renderApp('/shop?sort=price', { as: 'jihoon' })
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3]))
  isDown = false
  backOnline()
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3, 3, 4]))
})

test('[ERR-05] back online, of several queries the failed ones are asked again', async () => {
  overrideHandler('get', '/v1/picks/statistics/summary', () => HttpResponse.error(), true)
  const { store } = await renderApp('/', { as: 'jihoon' })
  expect(await screen.findByText('네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  const calls = countCalls()
  backOnline()
  expect(await screen.findByText('HOT PICK')).toBeVisible()
  await settled(store)
  expect(calls).toEqual({ 'GET /v1/picks/statistics/summary': 1 })
})
