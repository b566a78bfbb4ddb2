import { act, render, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { latestOrder, productOfStock, sizes } from '../../mocks/scenarios/purchases.ts'
import { appTexts } from '../../src/app/texts.ts'
import { won } from '../../src/lib/format.ts'
import { Button } from '../../src/ui/Button.tsx'
import {
  approve,
  openCheckout,
  openedOrderId,
  placePendingOrder,
  pressPay,
  storeCart,
  stubPopup,
  toCartItems,
} from '../support/payment.tsx'
import { toConfirmation } from '../support/pickFlow.tsx'
import { holdReplies, overrideHandler, recordPickAs, refusal, renderApp, startMockServer } from '../support/renderApp.tsx'
import { findHeldTexts, translatePage } from '../support/translation.ts'

let stop: () => void = () => undefined
afterEach(() => stop())
const translate = () => {
  stop = translatePage()
}

const main = () => screen.getByRole('main')
const button = (name: string | RegExp) => within(main()).getByRole('button', { name })
const amountsOf = (element: Element | undefined) => element?.textContent.match(/[\d,]+원/g) ?? []

/** The flows that must work while the browser translates the page. */
const flows: Readonly<Record<string, () => Promise<void>>> = {
  '[PICK-06] a pick is recorded': async () => {
    const { user } = await toConfirmation()
    translate()
    await user.click(await screen.findByRole('button', { name: '나의 Pick 남기기' }))
    expect(await screen.findByRole('heading', { name: '참여 완료!' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '닫기' }))
    expect(await screen.findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  },

  '[MEMO-03, ERR-01] a memo that was not saved says why, and is saved then': async () => {
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
  },

  '[CART-02, CART-04] the cart shows the amounts of a changed quantity': async () => {
    storeCart(await toCartItems())
    const { user } = await renderApp('/cart', { as: 'jihoon' })
    translate()
    await user.click(button('수량 늘리기'))
    // Products, total, and the button.
    await waitFor(() => expect(new Set(amountsOf(screen.getByRole('complementary')))).toEqual(new Set(['78,000원'])))
    expect(main()).toHaveTextContent('무료배송이에요')
    await user.click(button('수량 줄이기'))
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('11,000원 더 담으면 무료배송이에요'))
    await user.click(button(/빼기|삭제/))
    expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible()
  },

  '[CHK-06, CHK-08, PAY-01, PAY-08] a price rises at the press; the amount shown then is charged': async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    translate()
    await startMockServer().world.transaction((tx) => {
      tx.products.update(productOfStock(tx, sizes.ribbedTurtleneck), { data: (draft) => void (draft.price += 5000) })
    })
    await pressPay(app)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    await waitFor(() => expect(amountsOf(dialog)).toEqual(expect.arrayContaining(['39,000원', '44,000원'])))
    const [amount] = amountsOf(screen.getAllByRole('button', { name: /원 결제하기$/, hidden: true })[0])
    await app.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    const orderId = await openedOrderId(shown)
    expect(await screen.findByText(/결제창에서/)).toBeVisible()
    const charged = await startMockServer().world.read((tx) => tx.orders.findFirst((q) => q.where({ orderId }))?.totalAmount)
    expect([amount, won(charged ?? 0)]).toEqual(['46,500원', '46,500원'])
    await approve(orderId)
    shown.popup.closed = true
    expect(await screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })).toBeVisible()
    expect(amountsOf(await screen.findByRole('region', { name: '주문한 상품과 배송' }))).toEqual([amount])
    expect(screen.getByText(orderId)).toHaveAttribute('translate', 'no')
  },

  '[PAY-09] the look-up of a payment turns to its failure, and to the paid order': async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    const reply = holdReplies(`/v1/orders/${orderId}/complete`)
    const path = `/payment/mobile/result?orderId=${orderId}&code=61&message=x`
    const { user } = await renderApp(path, { as: 'jihoon', settle: false })
    await screen.findByRole('heading', { name: '결제를 확인하고 있어요' })
    translate()
    reply()
    expect(await screen.findByText('61')).toHaveAttribute('translate', 'no')
    await user.click(screen.getByRole('link', { name: '결제 결과 보기' }))
    expect(await screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })).toBeVisible()
  },

  '[ORD-09, ORD-10] the refund of a cancelled line is the amount shown': async () => {
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    translate()
    const [card] = await screen.findAllByRole('article')
    const [line] = within(card ?? document.body).getAllByRole('button', { name: / 취소/ })
    await user.click(line ?? document.body)
    await user.type(screen.getByRole('textbox', { name: '취소 사유' }), '하나만 바꿀게요')
    const refund = amountsOf(screen.getByRole('dialog')).at(-1)
    const reply = holdReplies('/v1/orders/partialCancel', 'post')
    await user.click(screen.getByRole('button', { name: '부분 취소' }))
    reply()
    const done = await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
    expect(amountsOf(done)).toEqual([refund])
    await user.click(within(done).getByRole('button', { name: '확인' }))
    expect(await within(card ?? document.body).findByText('취소완료')).toBeVisible()
  },

  '[GUEST-04] an order is found by its number and phone': async () => {
    const { world, user } = await renderApp('/guest/orders', { as: 'guest' })
    const orderId = await world.read((tx) => latestOrder(tx, personas.guestOrdered.id, 'CONFIRMED').orderId)
    translate()
    await user.type(screen.getByRole('textbox', { name: '주문번호' }), orderId)
    await user.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01013572464')
    await user.click(button('주문 조회'))
    const detail = await screen.findByRole('dialog', { name: '주문 상세' })
    expect(within(detail).getByText(orderId)).toHaveAttribute('translate', 'no')
  },

  '[ACCT-05] the profile is saved': async () => {
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    translate()
    const reply = holdReplies('/v1/users/1', 'post')
    await user.click(button('회원정보 저장'))
    expect(main().querySelector('[aria-busy="true"]')).toHaveTextContent('회원정보 저장')
    reply()
    expect(await screen.findByText('회원정보를 수정했어요')).toBeVisible()
    expect(button('회원정보 저장')).not.toHaveAttribute('aria-busy')
  },

  '[CONST-05] the page changes its language': async () => {
    storeCart(await toCartItems())
    const { user } = await renderApp('/cart', { as: 'jihoon' })
    translate()
    await user.click(screen.getByRole('button', { name: /계정|메뉴/ }))
    const [english] = await screen.findAllByRole('button', { name: 'English' })
    await user.click(english ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible()
    expect(main().textContent).not.toMatch(/담으면|합계|주문하기/)
  },
}

test.each(Object.entries(flows))('%s on a translated page', async (_, flow) => {
  await flow()
  expect(screen.queryByText(appTexts.ko.crash.title)).toBeNull()
})

test('a button that was translated before React has loaded turns busy', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Button>시작하기</Button>)
  translate()
  const translated = container.querySelector('font font')
  if (translated) translated.textContent = 'Start'
  // React renders anew where the words are others.
  const root = await act(async () => hydrateRoot(container, <Button>시작하기</Button>, { onRecoverableError: () => undefined }))
  await act(async () => root.render(<Button isBusy>시작하기</Button>))
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('시작하기')
  await act(async () => root.unmount())
  container.remove()
})

test('the substitute of a translation breaks what React holds', () => {
  const { rerender } = render(<p>{['수량 ', '1']}</p>)
  expect(findHeldTexts()).toHaveLength(2)
  translate()
  rerender(<p>{['수량 ', '2']}</p>)
  expect(screen.getByText('1')).toBeVisible()
  expect(() => rerender(<p>{[<b key="b">수량</b>]}</p>)).toThrow(Error)
})
