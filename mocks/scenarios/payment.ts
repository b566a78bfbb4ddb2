import { personas } from '../db/seed/personas.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'
import { addHome, placePaidOrder, cartOf, onPhone, checkoutOf, sizes } from './purchases.ts'
import { scenario } from './scenario.ts'

const oneTurtleneck = [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]

/** Jihoon with a cart and an address. */
const readyToPay = {
  persona: 'jihoon',
  prepare: (tx: WriteTx): void => {
    addHome(tx, personas.jihoon)
  },
  start: '/cart',
  device: (tx: ReadTx) => ({ localStorage: cartOf(tx, oneTurtleneck) }),
} as const

export const paymentScenarios = [
  scenario({
    id: 'checkout-no-address',
    title: { ko: '배송지가 없는 주문', en: 'Checkout without an address' },
    persona: 'jihoon',
    start: '/cart',
    device: (tx) => ({ localStorage: cartOf(tx, oneTurtleneck) }),
    steps: {
      ko: ['주문하기로 가서 바로 결제를 누르세요', '배송지를 추가하라는 안내에서 우편번호를 검색해 추가하세요'],
      en: ['Go to checkout and press pay', 'A dialog asks for an address: add one with the postcode search'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-card',
    title: { ko: '카드 결제', en: 'Pay by card' },
    ...readyToPay,
    steps: {
      ko: ['주문하기로 가서 카드로 결제하세요', '결제창에서 승인하면 주문이 완료되고 장바구니가 비어요'],
      en: ['Check out and pay by card', 'Approve the payment: the order is complete and the cart is empty'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-virtual-account',
    title: { ko: '가상계좌 결제', en: 'Pay by virtual account' },
    ...readyToPay,
    steps: {
      ko: ['가상계좌로 결제하고 계좌번호를 확인하세요', '테스터 도구(Ctrl+.)의 주문 탭에서 입금하기를 누르면 결제완료가 돼요'],
      en: ['Pay by virtual account', 'Press Deposit in the Orders tab of the tester tools (Ctrl+.): the order is paid'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-cancelled',
    title: { ko: '결제 취소', en: 'Payment cancelled' },
    ...readyToPay,
    steps: {
      ko: ['결제창을 그냥 닫으세요', '실패를 알려 주고 장바구니는 그대로여야 해요'],
      en: ['Close the payment window', 'The payment failed, and the cart is unchanged'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-declined',
    title: { ko: '한도 초과', en: 'Payment declined' },
    ...readyToPay,
    steps: {
      ko: ['결제창에서 한도 초과를 고르세요', '코드와 안내가 보여야 해요'],
      en: ['Choose “limit exceeded” in the payment window', 'Its code and message are shown'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-popup-blocked',
    title: { ko: '막힌 결제창', en: 'The popup is blocked' },
    ...readyToPay,
    device: (tx) => ({ localStorage: cartOf(tx, oneTurtleneck), popupsBlocked: 1 }),
    steps: {
      ko: ['결제를 누르면 결제창이 막혔다고 알려 줘요', '다시 누르면 결제되고 주문은 하나뿐이에요'],
      en: ['Press pay: a message says that the payment window was blocked', 'Press again and pay: there is only one order'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-window-closed-early',
    title: { ko: '승인 도중 닫힌 창', en: 'The window closes too early' },
    ...readyToPay,
    steps: {
      ko: ['결제창에서 승인하는 동안 창을 닫으세요', '결제 확인 중이라고 하다가 성공이 보여야 해요'],
      en: ['Close the payment window while the provider approves', 'The result shows processing, then success'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-resumed',
    title: { ko: '결제 도중 꺼진 앱', en: 'The app closed in mid-payment' },
    persona: 'jihoon',
    prepare: (tx, now) => {
      addHome(tx, personas.jihoon)
      return placePaidOrder(tx, personas.jihoon.id, oneTurtleneck, now)
    },
    start: '/',
    device: (tx, order) => ({
      localStorage: {
        ...cartOf(tx, oneTurtleneck),
        ...checkoutOf(tx, order, oneTurtleneck),
      },
    }),
    steps: {
      ko: ['알림에서 결제 결과로 가세요', '이미 결제된 주문이고 두 번 결제되지 않아야 해요'],
      en: ['Follow the notice to the result', 'The order is paid, and only once'],
    },
    seen: [{ role: 'heading', name: '느리게 걷는 토요일' }],
  }),
  scenario({
    id: 'pay-mobile-ok',
    title: { ko: '휴대폰 결제 성공', en: 'Paying on a phone' },
    ...readyToPay,
    device: (tx) => ({ localStorage: cartOf(tx, oneTurtleneck), ...onPhone() }),
    steps: {
      ko: ['결제하면 결제사 페이지로 넘어가요', '승인하면 결과 화면에 완료가 보여요'],
      en: ['Press pay: the provider’s page opens', 'Approve: the result page shows success'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-mobile-fails',
    title: { ko: '휴대폰 결제 실패', en: 'Paying on a phone fails' },
    ...readyToPay,
    device: (tx) => ({ localStorage: cartOf(tx, oneTurtleneck), ...onPhone() }),
    steps: {
      ko: ['결제사 페이지에서 실패를 고르세요', '코드와 안내가 보여야 해요'],
      en: ['Choose a failure on the provider’s page', 'Its code and message are shown'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'pay-last-item-race',
    title: { ko: '마지막 하나를 두고', en: 'Somebody else buys the last one' },
    ...readyToPay,
    device: (tx) => ({ localStorage: cartOf(tx, [{ stockId: sizes.sheerCardigan, quantity: 1 }]) }),
    steps: {
      ko: [
        '결제창을 연 채 앱 창의 테스터 도구(Ctrl+.), 주문 탭에서 이 상품의 사이즈를 품절시키세요',
        '승인하면 실패를 알리고 돈은 나가지 않아요',
      ],
      en: [
        'While the payment window is open, sell out the product’s size in the Orders tab of the tester tools (Ctrl+.) beside the app',
        'Approve: the payment fails without a charge',
      ],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
]
