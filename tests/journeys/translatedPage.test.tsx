import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { won } from '../../src/lib/format.ts'
import { translatePage } from '../../stories/support/translation.ts'
import {
  approve,
  expectPath,
  openCheckout,
  openedOrderId,
  placePendingOrder,
  pressPay,
  storeCart,
  stubPopup,
  toCartItems,
} from '../support/payment.tsx'
import { holdReplies, overrideHandler, recordPickAs, refusal, renderApp, startMockServer } from '../support/renderApp.tsx'

let stop: () => void = () => undefined
afterEach(() => stop())
const translate = () => {
  stop = translatePage()
}

const main = () => screen.getByRole('main')
const button = (name: string | RegExp) => within(main()).getByRole('button', { name })
const amountsOf = (element: Element | undefined) =>
  [...(element?.querySelectorAll('[translate="no"]') ?? [])].map(({ textContent }) => textContent)

describe('a page that the browser translates', () => {
  test('[CART-02, CART-04] shows the amounts of a changed quantity in the cart', async () => {
    storeCart(await toCartItems())
    const { user } = await renderApp('/cart', { as: 'jihoon' })
    translate()
    await user.click(button('수량 늘리기'))
    await waitFor(() => expect(amountsOf(screen.getByRole('complementary'))).toEqual(['78,000원', '78,000원']))
    expect(main()).toHaveTextContent('무료배송이에요')
    await user.click(button('수량 줄이기'))
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('11,000원 더 담으면 무료배송이에요'))
    await user.click(button(/빼기|삭제/))
    expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible()
  })

  test('[CHK-06, PAY-01, PAY-08] charges the amount that the pay button shows, and says so', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    translate()
    const [amount] = amountsOf(screen.getAllByRole('button', { name: /결제하기$/ })[0])
    await pressPay(app)
    const orderId = await openedOrderId(shown)
    expect(await screen.findByText(/결제창에서/)).toBeVisible()
    const charged = await startMockServer().world.read((tx) => tx.orders.findFirst((q) => q.where({ orderId }))?.totalAmount)
    expect(amount).toBe(won(charged ?? 0))
    await approve(orderId)
    shown.popup.closed = true
    expect(await screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })).toBeVisible()
    expect(amountsOf(await screen.findByRole('region', { name: '주문한 상품과 배송' }))).toEqual([amount])
    expect(screen.getByText(orderId)).toHaveAttribute('translate', 'no')
  })

  test('[PAY-09] turns from the look-up to the failure, and to the paid order', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    const reply = holdReplies(`/v1/orders/${orderId}/complete`)
    const { user } = await renderApp(`/payment/mobile/result?orderId=${orderId}&code=61&message=x`, {
      as: 'jihoon',
      settle: false,
    })
    await screen.findByRole('heading', { name: '결제를 확인하고 있어요' })
    translate()
    reply()
    expect(await screen.findByText('61')).toHaveAttribute('translate', 'no')
    await user.click(screen.getByRole('link', { name: '결제 결과 보기' }))
    expect(await screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })).toBeVisible()
  })

  test('[ACCT-05] saves the profile', async () => {
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    translate()
    const reply = holdReplies('/v1/users/1', 'post')
    await user.click(button('저장'))
    expect(main().querySelector('[aria-busy="true"]')).toHaveTextContent('저장')
    reply()
    expect(await screen.findByText('회원정보를 수정했어요')).toBeVisible()
    expect(button('저장')).not.toHaveAttribute('aria-busy')
  })

  test('[ORD-09, ORD-10] cancels a line, whose refund is the amount shown', async () => {
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    translate()
    const [card] = await screen.findAllByRole('article')
    const [line] = within(card ?? document.body).getAllByRole('button', { name: / 취소/ })
    await user.click(line ?? document.body)
    await user.type(screen.getByRole('textbox', { name: '취소 사유' }), '하나만 바꿀게요')
    const [, refund] = amountsOf(screen.getByRole('dialog'))
    const reply = holdReplies('/v1/orders/partialCancel', 'post')
    await user.click(screen.getByRole('button', { name: '부분 취소' }))
    reply()
    const done = await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
    expect(amountsOf(done)).toEqual([refund])
    await user.click(within(done).getByRole('button', { name: '확인' }))
    expect(await within(card ?? document.body).findByText('취소완료')).toBeVisible()
  })

  test('[MEMO-03, ERR-01] shows why a memo was not saved, and saves it then', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    translate()
    await user.click(await screen.findByRole('button', { name: '메모 쓰기' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: '나의 메모' }), '오늘은 트위드')
    overrideHandler('post', '/v1/picks/memo', () => refusal(500, 'SERVER_ERROR', '문제가 생겼어요.'), true)
    await user.click(within(dialog).getByRole('button', { name: '메모 남기기' }))
    expect(await within(dialog).findByText('문제가 생겼어요.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '메모 남기기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('오늘은 트위드')).toBeVisible()
  })

  test('[CONST-05] changes its language', async () => {
    storeCart(await toCartItems())
    const { user } = await renderApp('/cart', { as: 'jihoon' })
    translate()
    await user.click(screen.getByRole('button', { name: /계정|메뉴/ }))
    const [english] = await screen.findAllByRole('button', { name: 'English' })
    await user.click(english ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible()
    expect(main().textContent).not.toMatch(/담으면|합계|주문하기/)
    await expectPath(/^\/cart$/)
  })
})
