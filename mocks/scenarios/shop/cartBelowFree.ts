import { cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const cartBelowFree = scenario({
  id: 'cart-below-free',
  title: { ko: '무료배송까지 11,000원', en: '11,000 won short of free shipping' },
  persona: 'jihoon',
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['배송비 2,500원과 남은 금액을 확인하세요'],
    en: ['See the fee of 2,500 and the amount left'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
