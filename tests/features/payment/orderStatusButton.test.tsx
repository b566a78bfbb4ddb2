import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectPath } from '../../support/payment.tsx'
import { holdReplies, overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

test('[PAY-11] leads a guest to the order lookup', async () => {
  overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ status: 'CONFIRMED' }))
  const reply = holdReplies('/v1/users/:userId')
  const { user } = await renderApp('/payment/result?orderId=G-1', { as: 'guest', settle: false })
  const button = await screen.findByRole('button', { name: '주문 내역 보기' })
  // Before it is known that this is a guest, a press leads nowhere.
  await user.click(button)
  expect(location.pathname).toBe('/payment/result')
  reply()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await user.click(button)
  await expectPath(/^\/guest\/orders$/)
  expect(screen.queryByText('접근 권한이 없어요')).toBeNull()
})
