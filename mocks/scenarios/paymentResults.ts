import { personas } from '../db/seed/personas.ts'
import type { WriteTx } from '../db/collections.ts'
import { textsOf } from '../db/seed/inLanguage.ts'
import { cartOf, checkoutOf, issueRedirectKey, placeUnpaidOrder, sizes } from './purchases.ts'
import { scenario } from './scenario.ts'

const oneTurtleneck = [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]

/** An order whose payment the provider has approved, before the server is notified. */
function placeAuthorized(tx: WriteTx, now: number) {
  const order = placeUnpaidOrder(tx, personas.jihoon.id, oneTurtleneck, now)
  return { ...order, paymentKey: issueRedirectKey(tx, order) }
}

export const paymentResultScenarios = [
  scenario({
    id: 'pay-redirect-ok',
    title: { ko: '돌아온 결제', en: 'Back from a redirect payment' },
    persona: 'jihoon',
    prepare: placeAuthorized,
    start: ({ orderId, paymentKey, totalAmount }) =>
      `/payment/success?${new URLSearchParams({ orderId, paymentKey, amount: String(totalAmount) }).toString()}`,
    steps: {
      ko: ['주문번호와 상태가 보여야 해요', '새로고침해도 다시 결제되지 않아요'],
      en: ['Order number and status are shown', 'Reloading does not pay twice'],
    },
    seen: [{ role: 'heading', name: '결제가 완료됐어요' }],
  }),
  scenario({
    id: 'pay-redirect-tampered',
    title: { ko: '금액이 다른 결제', en: 'The amount was changed' },
    persona: 'jihoon',
    prepare: placeAuthorized,
    start: ({ orderId, paymentKey, totalAmount }) =>
      `/payment/success?${new URLSearchParams({ orderId, paymentKey, amount: String(totalAmount - 1000) }).toString()}`,
    steps: {
      ko: ['금액이 다르다고 알려 줘야 해요'],
      en: ['A message says that the amount is different'],
    },
    seen: [{ role: 'alert', name: '결제 금액이 주문 금액과 달라요. 장바구니에서 다시 확인해 주세요.' }],
  }),
  scenario({
    id: 'pay-redirect-missing',
    title: { ko: '빠진 결제 정보', en: 'Parameters are missing' },
    persona: 'jihoon',
    prepare: placeAuthorized,
    start: ({ orderId }) => `/payment/success?${new URLSearchParams({ orderId }).toString()}`,
    steps: {
      ko: ['필수 정보가 없다는 안내가 보여야 해요'],
      en: ['A message says that required information is missing'],
    },
    seen: [{ role: 'alert', name: '필수 정보가 없어요' }],
  }),
  scenario({
    id: 'pay-fail-no-order-id',
    title: { ko: '주문번호 없는 실패', en: 'A failure without an order number' },
    persona: 'jihoon',
    start: '/payment/fail?code=PAY_PROCESS_CANCELED',
    steps: {
      ko: ['안내만 보이고 서버에 실패를 보고하는 요청은 없어야 해요'],
      en: ['The message is shown, and no request reports the failure to the server'],
    },
    seen: [{ role: 'alert', name: 'PAY_PROCESS_CANCELED' }],
  }),
  scenario({
    id: 'pay-fail-page',
    title: { ko: '결제 실패 화면', en: 'The failure page' },
    persona: 'jihoon',
    prepare: (tx, now) => {
      const order = placeUnpaidOrder(tx, personas.jihoon.id, oneTurtleneck, now)
      return { ...order, message: textsOf(tx).orders.cardRefused }
    },
    start: ({ orderId, message }) =>
      `/payment/fail?${new URLSearchParams({ code: 'REJECT_CARD_COMPANY', message, orderId }).toString()}`,
    device: (tx, order) => ({ localStorage: { ...cartOf(tx, oneTurtleneck), ...checkoutOf(tx, order, oneTurtleneck) } }),
    steps: {
      ko: [
        '안내와 결제하려던 상품, 다른 결제수단이 보이고 오류 코드가 마지막이어야 해요',
        '결제수단을 바꾸고 다시 결제하기를 누르면 그 결제수단으로 주문서가 열려요',
        '주소의 orderId를 바꾸면 홈으로 가요',
      ],
      en: [
        'The message, the goods and the other payment methods are shown, the error code comes last',
        'Choose another method and press “Pay again”: the checkout opens with it',
        'Change the orderId in the address: home opens',
      ],
    },
    seen: [{ role: 'alert', name: '결제 승인이 거절됐어요.' }],
  }),
]
