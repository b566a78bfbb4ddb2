import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, onPhone, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payMobileOk = scenario({
  id: 'pay-mobile-ok',
  title: { ko: '휴대폰 결제 성공', en: 'Paying on a phone' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]), ...onPhone() }),
  steps: {
    ko: ['결제하면 결제사 페이지로 넘어가요', '승인하면 결과 화면에 완료가 보여요'],
    en: ['Paying leads to the provider’s page', 'Approve: the result is success'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
