import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { cancelOrder } from '../../../mocks/rules/orders/refunds.ts'
import { approve, placePendingOrder, storeCart, toCartLines } from '../../support/payment.tsx'
import { overrideHandler, renderApp, START, startMockServer, success } from '../../support/renderApp.tsx'

const button = (name: string) => screen.findByRole('button', { name })
const failure = () => screen.findByRole('alert')
const open = (path: string) => renderApp(path, { as: 'jihoon', settle: false })

describe('the result of a payment', () => {
  test.each([
    ['61', '결제된 금액은 없어요. 장바구니에서 다시 주문해 주세요.'],
    ['OUT_OF_STOCK', '결제된 금액은 없어요. 품절된 상품을 빼거나 수량을 줄이면 주문할 수 있어요.'],
    ['PAYMENT_EXPIRED', '결제된 금액은 없어요. 장바구니는 그대로니 다시 주문해 주세요.'],
  ])('[PAY-08] a payment failed by %s has its own remedy', async (failCode, hint) => {
    overrideHandler('get', '/v1/orders/:orderId/complete', () =>
      success({ status: 'FAILED', failCode, failMessage: '서버의 말' }),
    )
    storeCart(await toCartLines())
    await open('/payment/result?orderId=A-1')
    expect(await failure()).toHaveTextContent(`결제가 완료되지 않았어요서버의 말${hint}장바구니로 가기오류 코드 ${failCode}`)
  })

  test('[PAY-08] a refunded order says that it was cancelled, and leads to it; a missed deposit says so', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    storeCart(await toCartLines())
    await startMockServer().world.transaction(
      (tx) => void cancelOrder(tx, personas.jihoon.id, { orderId, cancelReason: '마음이 바뀌었어요' }, START),
    )
    const { user, view } = await open(`/payment/result?orderId=${orderId}`)
    const shown = /^취소된 주문이에요결제한 금액이 있으면 환불돼요. 다시 사려면 새로 주문해 주세요.주문 내역 보기다시 결제하기$/
    expect(await failure()).toHaveTextContent(shown)
    expect(screen.queryByText('결제되지 않은 금액')).toBeNull()
    await user.click(await button('주문 내역 보기'))
    expect(await screen.findByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible()
    view.unmount()
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ status: 'CANCELED', failCode: 'DEPOSIT_EXPIRED' }))
    await open('/payment/result?orderId=A-2')
    expect(await failure()).toHaveTextContent('취소된 주문이에요기한 안에 입금되지 않아 취소됐고')
  })

  test('[PAY-08] an unknown order asks for no phone number', async () => {
    await open('/payment/result?orderId=UNKNOWN-1')
    expect(await failure()).toHaveTextContent(
      '결제 결과를 불러오지 못했어요주문을 찾을 수 없어요.링크를 확인해 주세요. 결제했다면 주문 내역에서 볼 수 있어요.',
    )
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})

test.each([
  ['CANCELED', '결제하던 주문은 취소됐어요.'],
  ['RETURNING', '결제하던 주문이 있어요. 지금 상태를 확인해 주세요.'],
])('[PAY-13] “nothing charged” is the message of a failed order alone, not of one that is %s', async (status, words) => {
  const orderId = await placePendingOrder()
  overrideHandler('get', `/v1/orders/${orderId}/complete`, () => success({ orderId, status }))
  await renderApp('/cart', { as: 'jihoon' })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText(/결제된 금액은 없어요/)).toBeNull()
})

describe('a pick', () => {
  test('[PICK-13, PICK-07] after the end of the episode the dialog speaks of the next one', async () => {
    const { user } = await renderApp('/pick', { as: 'jihoon' })
    await user.click(await button('시작하기'))
    const [card] = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
    await user.click(card ?? document.body)
    await user.click(await button('선택 완료'))
    await startMockServer().world.transaction((tx) => {
      passTime(tx.counters, (tx.episodes.all().at(-1)?.endsAt ?? 0) - START)
    })
    await user.click(await button('나의 Pick 남기기'))
    const dialog = await screen.findByRole('dialog', { name: /오류가 발생했어요/ })
    expect(dialog).toHaveTextContent('이미 종료된 에피소드예요.다음 에피소드에서 다시 시도해 주세요.')
    expect(dialog).not.toHaveTextContent('잠시 후')
  })
})
