import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { approve, openCheckout, placePendingOrder, storePendingOrders, toCartItems } from '../support/payment.tsx'
import { holdReplies, overrideHandler, renderApp, START, success } from '../support/renderApp.tsx'

const open = (path: string) => renderApp(path, { as: 'jihoon', settle: false })

describe('the days of a delivery', () => {
  test('[OPEN-25, OPEN-31] before the order are counted by the server’s clock, and unknown of a deposit', async () => {
    const { user } = await openCheckout()
    expect(await screen.findByText('오늘 결제하면 11월 24일(화)~27일(금)\u2060에 도착해요')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '가상계좌' }))
    expect(screen.getByText('입금이 확인되면 영업일로 2~5일 안에 도착해요')).toBeVisible()
    expect(screen.queryByText(/오늘 결제하면/)).toBeNull()
  })

  test('[OPEN-25, PAY-08] receipt and list promise the same days, counted from the order’s own time', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    // The device's checkout is of a later day, e.g. by a clock that is ahead.
    const [checkout] = JSON.parse(localStorage.getItem('checkouts') ?? '[]')
    localStorage.setItem('checkouts', JSON.stringify([{ ...checkout, changedAt: START + 3 * 86_400_000 }]))
    const reply = holdReplies('/v1/users/2/orders')
    const { user } = await open(`/payment/result?orderId=${orderId}`)
    const receipt = within(await screen.findByRole('region', { name: '주문한 상품과 배송' }))
    expect(receipt.getByText('영업일로 2~5일 안에 도착해요')).toBeVisible()
    reply()
    expect(await receipt.findByText('11월 24일(화)~27일(금)\u2060에 도착해요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '주문 내역 보기' }))
    expect(await screen.findByText('11월 24일(화)~27일(금) 도착 예정이에요')).toBeVisible()
  })

  test('[OPEN-25] a guest’s receipt counts from the time of the order by the server', async () => {
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ status: 'CONFIRMED' }))
    storePendingOrders({ 'G-1': await toCartItems() }, String(personas.guest.id))
    const [checkout] = JSON.parse(localStorage.getItem('checkouts') ?? '[]')
    localStorage.setItem('checkouts', JSON.stringify([{ ...checkout, orderedAt: START, changedAt: START + 3 * 86_400_000 }]))
    await renderApp('/payment/result?orderId=G-1', { as: 'guest' })
    expect(await screen.findByText('11월 24일(화)~27일(금)\u2060에 도착해요')).toBeVisible()
  })

  test.each(['DELIVERED', 'CONFIRMED'])('[OPEN-25] no days for a virtual account or a delivered order (%s)', async (status) => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    if (status === 'CONFIRMED') {
      const [checkout] = JSON.parse(localStorage.getItem('checkouts') ?? '[]')
      localStorage.setItem('checkouts', JSON.stringify([{ ...checkout, method: 'VBank' }]))
    }
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ orderId, status }))
    await renderApp(`/payment/result?orderId=${orderId}`, { as: 'jihoon' })
    expect(await screen.findByRole('region', { name: '주문한 상품과 배송' })).not.toHaveTextContent('도착')
  })
})
