import type { OrderStatus } from '../../src/contract/orderShape.ts'
import { passTime } from '../db/clock.ts'
import { personas } from '../db/seed/personas.ts'
import { dueTimeOf } from '../db/collections/orders.ts'
import { unschedule } from '../rules/deadlines.ts'
import { addressOfOrder, latestOrder } from './purchases.ts'
import { scenario } from './scenario.ts'

// A status outside the contract, as only another backend would send it.
const unknownStatus: OrderStatus = JSON.parse('"RETURN_REQUESTED"')

export const orderScenarios = [
  scenario({
    id: 'orders-every-status',
    title: { ko: '모든 주문 상태', en: 'Every state of an order' },
    persona: 'minseo',
    start: '/account/orders',
    steps: {
      ko: ['여덟 가지 상태와 버튼을 확인하세요'],
      en: ['See eight states and their buttons'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'orders-unknown-status',
    title: { ko: '모르는 주문 상태', en: 'An unknown state' },
    persona: 'minseo',
    prepare: (tx) => {
      const order = latestOrder(tx, personas.minseo.id, 'SHIPPING')
      tx.orders.update(order, { data: (draft) => void (draft.status = unknownStatus) })
      unschedule(tx, 'order', String(order.id))
      return order
    },
    start: addressOfOrder,
    steps: {
      ko: ['주문 상태가 ‘상태 미정’으로 보이고 오류 화면이 없어야 해요'],
      en: ['The order shows “status undecided”, and no error'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'orders-none',
    title: { ko: '주문이 없는 내역', en: 'No orders' },
    persona: 'jihoon',
    start: '/account/orders',
    steps: {
      ko: ['비었다는 안내를 확인하세요'],
      en: ['See the empty state'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-card',
    title: { ko: '카드 주문 취소', en: 'Cancel a card order' },
    persona: 'minseo',
    prepare: (tx) => latestOrder(tx, personas.minseo.id, 'CONFIRMED'),
    start: addressOfOrder,
    steps: {
      ko: ['결제완료 주문에서 주문 취소를 누르고 이유를 쓰세요', '취소완료로 바뀌어야 해요'],
      en: ['Cancel the paid order with a reason', 'It becomes “Cancelled”'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-deposit-paid',
    title: { ko: '입금한 주문 취소', en: 'Cancel after the deposit' },
    persona: 'minseo',
    prepare: (tx) => latestOrder(tx, personas.minseo.id, 'PREPARING'),
    start: addressOfOrder,
    steps: {
      ko: ['상품준비중 주문을 취소하세요', '환불 계좌를 물어봐야 해요'],
      en: ['Cancel the order being prepared', 'The fields of the refund account are shown'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-before-deposit',
    title: { ko: '입금 전 주문 취소', en: 'Cancel before the deposit' },
    persona: 'minseo',
    prepare: (tx) => latestOrder(tx, personas.minseo.id, 'WAITING_FOR_DEPOSIT'),
    start: addressOfOrder,
    steps: {
      ko: ['입금대기 주문을 취소하세요', '환불 계좌를 묻지 않아야 해요'],
      en: ['Cancel the order with the pending deposit', 'There are no fields for a refund account'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-partial',
    title: { ko: '부분 취소', en: 'Cancel one of three lines' },
    persona: 'minseo',
    prepare: (tx) => latestOrder(tx, personas.minseo.id, 'CONFIRMED'),
    start: addressOfOrder,
    steps: {
      ko: ['상품이 셋인 결제완료 주문에서 하나를 취소하세요', '취소한 상품의 표시와 금액을 확인하세요'],
      en: ['Cancel one line of the paid order of three', 'See the mark of the cancelled line and the amounts'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-partial-before-deposit',
    title: { ko: '입금 전 부분 취소', en: 'Cancel a line before the deposit' },
    persona: 'minseo',
    prepare: (tx) => latestOrder(tx, personas.minseo.id, 'WAITING_FOR_DEPOSIT'),
    start: addressOfOrder,
    steps: {
      ko: ['입금대기 주문에서 하나를 취소하세요', '입금할 금액이 줄어야 해요'],
      en: ['Cancel one line of the order with the pending deposit', 'The amount to deposit gets smaller'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'cancel-too-late',
    title: { ko: '배송이 시작된 취소', en: 'It ships meanwhile' },
    persona: 'minseo',
    prepare: (tx, now) => {
      const order = latestOrder(tx, personas.minseo.id, 'PREPARING')
      passTime(tx.counters, (dueTimeOf(order) ?? now) - 60_000 - now)
      return order
    },
    start: addressOfOrder,
    steps: {
      ko: [
        '상품준비중 주문의 취소 창을 열고 이유를 쓰세요',
        '1분 뒤 배송이 시작되면 확인을 누르세요',
        '취소 실패를 알리고 이유는 남아 있어야 해요',
      ],
      en: [
        'Open the cancel modal of the order being prepared and type a reason',
        'Wait a minute until it ships, then confirm',
        'An error is shown, and the reason is not lost',
      ],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
]
