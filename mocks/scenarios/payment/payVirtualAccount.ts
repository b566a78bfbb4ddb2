import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const payVirtualAccount = scenario({
  id: 'pay-virtual-account',
  title: { ko: '가상계좌 결제', en: 'Pay by virtual account' },
  persona: 'jihoon',
  prepare: (t) => {
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['가상계좌로 결제하고 계좌번호를 확인하세요', '콘솔에서 `__mock.depositArrives({ orderId })`로 입금하면 결제완료가 돼요'],
    en: ['Pay by virtual account and see its number', '`__mock.depositArrives({ orderId })` in the console: CONFIRMED'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
