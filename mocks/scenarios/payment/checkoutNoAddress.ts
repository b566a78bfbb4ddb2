import { cartOf, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const checkoutNoAddress = scenario({
  id: 'checkout-no-address',
  title: { ko: '배송지가 없는 주문', en: 'Checkout without an address' },
  persona: 'jihoon',
  start: '/cart',
  device: (t) => ({ localStorage: cartOf(t, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
  steps: {
    ko: ['주문하기로 가서 바로 결제를 누르세요', '배송지를 추가하라는 안내에서 우편번호를 검색해 추가하세요'],
    en: ['Go to checkout and pay at once', 'Add an address by postcode search'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
