import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { ordersApi } from '../../../src/features/orders/api.ts'
import { errorTexts } from '../../../src/texts/errors.ts'
import { countCalls, overrideHandler, refusal, startMockServer, renderApp } from '../../support/renderApp.tsx'
import { DAY, order, replyWithOrders, virtualAccountOrder } from '../../support/orderFixtures.tsx'

const open = async (language: 'ko' | 'en' = 'ko') => {
  const app = await renderApp('/account/orders', { as: 'minseo', language })
  await screen.findAllByRole('article')
  return app
}
const cards = () => screen.getAllByRole('article')
const paid = () => screen.queryAllByText('결제완료').length
/** The steps in it, and of these the current ones. */
function stepsIn(element: HTMLElement) {
  const list = within(element).queryByRole('list', { name: '주문 진행' })
  const items = list ? within(list).getAllByRole('listitem') : []
  const current = items.filter((item) => item.getAttribute('aria-current') === 'step')
  return { steps: items.map(({ textContent }) => textContent), current: current.map(({ textContent }) => textContent) }
}
const isCurrent = (step: string) => /진행 중|입금대기/.test(step)
const buttonsOf = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the list', () => {
  test('[ORD-01, CONST-04] a card shows number, time, status, lines, total and the detail button', async () => {
    replyWithOrders(order({ orderedAt: '2026-11-20T23:30:00Z', totalAmount: 38_500 }))
    await open()
    const [card] = cards()
    const words = within(card ?? document.body)
    expect(card).toHaveAccessibleName('주문 20261121-A')
    expect(words.getByText('2026년 11월 21일 08:30')).toBeVisible()
    expect(words.getByText('20261121-A')).toBeVisible()
    expect(words.getByText('결제완료')).toBeVisible()
    const [line] = within(words.getByRole('list', { name: '주문한 상품' })).getAllByRole('listitem')
    expect(line).toHaveTextContent('헤링본 코트L · 2개18,000원 × 2 = 36,000원')
    expect(words.getByRole('link', { name: '헤링본 코트' })).toHaveAttribute('href', '/product/7')
    expect(line?.querySelector('img')?.src).toContain('img/coat-320.avif')
    expect(card).toHaveTextContent('총 결제 금액 38,500원')
    expect(words.getByRole('button', { name: '주문 상세' })).toBeVisible()
  })

  test('[ORD-01] without orders shows an empty state with a link to the shop', async () => {
    await renderApp('/account/orders', { as: 'jihoon' })
    expect(await screen.findByText('아직 주문 내역이 없어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
    expect(await screen.findByRole('heading', { name: '새로 들어온 상품' })).toBeVisible()
  })

  test.each([
    ['CONFIRMED', '결제완료', 'Payment complete'],
    ['WAITING_FOR_DEPOSIT', '입금대기 · 11월 24일 23:59까지', 'Awaiting deposit until 24 Nov, 23:59'],
    ['PREPARING', '상품준비중', 'Preparing'],
    ['SHIPPING', '배송중', 'Shipping'],
    ['DELIVERED', '배송완료', 'Delivered'],
    ['CANCELED', '취소완료', 'Cancelled'],
    ['PARTIAL_CANCELED', '부분취소', 'Partly cancelled'],
    ['FAILED', '결제실패', 'Payment failed'],
    ['RETURNING', '상태 미정', 'Status undecided'],
  ])('[ORD-02] the status %s reads %s, in English %s', async (status, korean, english) => {
    replyWithOrders(virtualAccountOrder(status))
    const { view } = await open()
    expect(screen.getByText(korean)).toBeVisible()
    view.unmount()
    await open('en')
    expect(screen.getByText(english)).toBeVisible()
  })

  test.each([
    ['CONFIRMED', ['결제 완료', '준비 예정', '배송 예정', '도착 예정']],
    ['WAITING_FOR_DEPOSIT', ['결제 입금대기', '준비 예정', '배송 예정', '도착 예정']],
    ['PREPARING', ['결제 완료', '준비 진행 중', '배송 예정', '도착 예정']],
    ['PARTIAL_CANCELED', ['결제 완료', '배송 예정', '도착 예정']],
    ['SHIPPING', ['결제 완료', '준비 완료', '배송 진행 중', '도착 예정']],
    ['RETURNING', []],
    ['DELIVERED', []],
    ['CANCELED', []],
    ['FAILED', []],
  ])('[ORD-01, OPEN-55] only an order on its way shows its steps: %s', async (status, steps) => {
    replyWithOrders(virtualAccountOrder(status))
    await open()
    expect(stepsIn(document.body)).toEqual({ steps, current: steps.filter(isCurrent) })
  })

  test.each([
    ['CONFIRMED', ['취소', '취소', '주문 상세', '주문 취소']],
    ['PREPARING', ['취소', '취소', '주문 상세', '주문 취소']],
    ['WAITING_FOR_DEPOSIT', ['취소', '취소', '주문 상세', '주문 취소']],
    ['PARTIAL_CANCELED', ['취소', '취소', '주문 상세']],
    ['SHIPPING', ['주문 상세']],
    ['DELIVERED', ['리뷰 쓰기', '리뷰 쓰기', '주문 상세']],
    ['CANCELED', ['주문 상세']],
    ['FAILED', ['주문 상세']],
    ['RETURNING', ['주문 상세']],
  ])('[ORD-03, ORD-04, ORD-05] the buttons of an order that is %s', async (status, buttons) => {
    replyWithOrders(virtualAccountOrder(status, { canWriteReview: true, canPartialCancel: true }))
    await open()
    expect(buttonsOf(cards()[0] ?? document.body).map((text) => text?.replace(/(취소|리뷰 쓰기)헤.*/, '$1'))).toEqual(buttons)
  })

  test('[ORD-04, ORD-05] marks cancelled lines; a single line has no cancel button of its own', async () => {
    replyWithOrders(
      virtualAccountOrder('PARTIAL_CANCELED', { canPartialCancel: false, isCanceled: null }),
      order({ orderId: 'B', details: virtualAccountOrder('CONFIRMED', { canPartialCancel: true }).details.slice(0, 1) }),
      virtualAccountOrder('DELIVERED', { canWriteReview: false }),
      virtualAccountOrder('CONFIRMED', { canPartialCancel: false, isCanceled: false }, { orderId: 'D' }),
    )
    await open()
    const [partial, single, delivered, whole] = cards()
    expect(within(whole ?? document.body).queryByText('취소완료')).toBeNull()
    expect(within(partial ?? document.body).getAllByText('취소완료')).toHaveLength(2)
    expect(buttonsOf(single ?? document.body)).toEqual(['주문 상세', '주문 취소'])
    expect(buttonsOf(delivered ?? document.body)).toEqual(['주문 상세'])
  })

  test('[ORD-01] polls orders whose status can change', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await open()
    expect(paid()).toBe(1)
    await startMockServer().world.transaction((tx) => void passTime(tx.counters, DAY))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(paid()).toBe(0))
    vi.useRealTimers()
  })

  test('[ORD-01] does not poll orders whose status is final', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    replyWithOrders(virtualAccountOrder('DELIVERED'), virtualAccountOrder('FAILED'))
    const calls = countCalls()
    await open()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls['GET /v1/users/1/orders']).toBe(1)
    vi.useRealTimers()
  })

  test('[ORD-01] an address that names an order focuses its card, once', async () => {
    replyWithOrders(...['A', 'B', 'C'].map((orderId, at) => order({ orderId, id: at + 1 })))
    const { user, store } = await renderApp('/account/orders?order=B', { as: 'minseo' })
    await waitFor(() => expect(screen.getByRole('article', { name: '주문 B' })).toHaveFocus())
    await user.tab()
    const focused = document.activeElement
    await act(() => store.dispatch(ordersApi.endpoints.userOrders.initiate('1', { forceRefetch: true })))
    expect(focused).toHaveFocus()
  })

  test('[ORD-01] an address that names an order of someone else shows the list', async () => {
    await renderApp('/account/orders?order=X', { as: 'minseo' })
    await screen.findAllByRole('article')
    expect(document.body).toHaveFocus()
  })
})

describe('order detail', () => {
  test('[ORD-11] shows lines, address, amounts, and the account until the deposit', async () => {
    replyWithOrders(virtualAccountOrder('WAITING_FOR_DEPOSIT'))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '주문 상세' }))
    const detail = screen.getByRole('dialog', { name: '주문 상세' })
    expect(detail).toHaveTextContent('결제수단가상계좌')
    expect(detail).toHaveTextContent(
      '입금 은행신한은행계좌번호56211102003004예금주(주)피커스입금 금액54,000원입금 기한2026년 11월 24일 23:59까지',
    )
    expect(detail).toHaveTextContent('상품 금액54,000원배송비무료입금할 금액54,000원')
    expect(detail).toHaveTextContent('받는 분구민서휴대폰 번호010-1357-2461주소서울 성동구 성수이로 87, 3층')
    expect(within(within(detail).getByRole('list', { name: '주문한 상품' })).getAllByRole('listitem')).toHaveLength(2)
    await user.click(within(detail).getByRole('button', { name: '닫기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORD-11] shows why a payment failed and the amount cancelled', async () => {
    replyWithOrders(
      virtualAccountOrder('FAILED', {}, { isVirtualAccountPayment: false, virtualAccount: null, failMessage: '한도초과' }),
      virtualAccountOrder('PARTIAL_CANCELED', { isCanceled: true, canPartialCancel: false }, { totalAmount: 54_000 }),
    )
    const { user } = await open()
    const [failed, partial] = screen.getAllByRole('button', { name: '주문 상세' })
    await user.click(failed ?? document.body)
    expect(screen.getByRole('dialog')).toHaveTextContent('결제 실패 사유한도초과상품 금액54,000원')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('결제수단')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('입금할 계좌')
    await user.keyboard('{Escape}')
    await user.click(partial ?? document.body)
    expect(screen.getByRole('dialog')).toHaveTextContent('총 결제 금액54,000원환불 금액-54,000원최종 금액0원')
  })
})

describe('errors', () => {
  test('[ERR-01] shows the server’s message or the call’s own, and retries', async () => {
    overrideHandler('get', '/v1/users/1/orders', () => refusal(500, 'X', '주문이 많아 쉬고 있어요'), true)
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    expect(await screen.findByText('주문이 많아 쉬고 있어요')).toBeVisible()
    overrideHandler('get', '/v1/users/1/orders', () => HttpResponse.html('<b>no</b>'), true)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText(errorTexts.ko.calls.userOrders)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('결제완료')).toBeVisible()
  })

  test('[ORD-10] the refusal to cancel what another window has cancelled leads back to the orders', async () => {
    replyWithOrders(order())
    overrideHandler('post', '/v1/orders/cancel', () => {
      replyWithOrders(order({ status: 'CANCELED' }))
      return refusal(409, 'NOT_CANCELABLE', '취소할 수 없는 주문이에요.')
    })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '주문 취소' }))
    await user.type(screen.getByRole('textbox', { name: '취소 사유' }), '작아요')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '주문 취소' }))
    await screen.findByText('취소완료')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '돌아가기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
