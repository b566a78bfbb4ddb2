import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { amountOf, findOwnOrder, linesOfOrder } from '../../../mocks/rules/orders/orders.ts'
import { cancelLine } from '../../../mocks/rules/orders/refunds.ts'
import { sizes } from '../../../mocks/scenarios/purchases.ts'
import { won } from '../../../src/lib/format.ts'
import { approve, oneTurtleneck, placePendingOrder } from '../../support/payment.tsx'
import { renderApp, START, startMockServer } from '../../support/renderApp.tsx'

test.each([
  ['CONFIRMED', 'Card', '총 결제 금액'],
  ['WAITING_FOR_DEPOSIT', 'VBank', '입금 금액'],
] as const)('[PAY-08, PAY-10] without a line that was cancelled from %s the receipt has the rest', async (_, method, label) => {
  const wanted = [...oneTurtleneck, { stockId: sizes.washedCap, quantity: 1 }]
  const orderId = await placePendingOrder(wanted)
  await approve(orderId, method)
  await startMockServer().world.transaction((tx) => {
    const order = findOwnOrder(tx, personas.jihoon.id, orderId)
    const cap = linesOfOrder(tx, order).find(({ stockId }) => stockId === sizes.washedCap)
    const request = { orderId, orderItemId: cap?.id ?? 0, cancelReason: '사이즈가 달라요', virtualAccount: null }
    cancelLine(tx, personas.jihoon.id, request, START)
  })
  const { total } = await startMockServer().world.read((tx) => {
    const { totalAmount, virtualAccount } = findOwnOrder(tx, personas.jihoon.id, orderId)
    const lines = linesOfOrder(tx, findOwnOrder(tx, personas.jihoon.id, orderId))
    return { total: virtualAccount?.amount ?? totalAmount - amountOf(lines.filter(({ isCanceled }) => isCanceled)) }
  })
  await renderApp(`/payment/result?orderId=${orderId}`, { as: 'jihoon' })
  const receipt = within(await screen.findByRole('region', { name: '주문한 상품과 배송' }))
  expect(receipt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['아이보리 골지 터틀넥S · 1개'])
  // On one slip: an account's has the amount to deposit.
  expect(screen.getByText(label).parentElement).toHaveTextContent(won(total, 'ko'))
})
