import { cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const cartFreeShipping = scenario({
  id: 'cart-free-shipping',
  title: { ko: '딱 50,000원', en: 'Exactly 50,000 won' },
  persona: 'jihoon',
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.washedCap, quantity: 2 }]) }),
  steps: {
    ko: ['배송비가 무료인지 확인하세요'],
    en: ['Shipping is free'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
