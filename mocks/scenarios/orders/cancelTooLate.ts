import { passTime } from '../../db/clock.ts'
import { personas } from '../../db/seed/personas.ts'
import { dueTimeOf } from '../../db/tables/orders.ts'
import { latestOrder } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const cancelTooLate = scenario({
  id: 'cancel-too-late',
  title: { ko: '배송이 시작된 취소', en: 'It ships meanwhile' },
  persona: 'minseo',
  prepare: (t, now) => {
    const due = dueTimeOf(latestOrder(t, personas.minseo.id, 'PREPARING')) ?? now
    passTime(t.counters, due - 60_000 - now)
  },
  start: '/account/orders',
  steps: {
    ko: [
      '상품준비중 주문의 취소 창을 열고 이유를 쓰세요',
      '1분 뒤 배송이 시작되면 확인을 누르세요',
      '취소 실패를 알리고 이유는 남아 있어야 해요',
    ],
    en: [
      'Open the cancel modal of the order being prepared and type a reason',
      'It ships after a minute: confirm then',
      'The failure is told, the reason stays',
    ],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
