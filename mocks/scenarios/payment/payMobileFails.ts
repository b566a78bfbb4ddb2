import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, onPhone, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payMobileFails = scenario({
  id: 'pay-mobile-fails',
  title: { ko: '휴대폰 결제 실패', en: 'Paying on a phone fails' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]), ...onPhone() }),
  steps: {
    ko: ['결제사 페이지에서 실패를 고르세요', '코드와 안내가 보여야 해요'],
    en: ['Choose a failure at the provider', 'Code and message are shown'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
