import { personas } from '../../db/seed/personas.ts'
import { addHome, cartOf, sellOut, sizes } from '../purchases.ts'
import { scenario } from '../scenario.ts'

export const cartStale = scenario({
  id: 'cart-stale',
  title: { ko: '그사이 바뀐 장바구니', en: 'A cart that went stale' },
  persona: 'jihoon',
  prepare: (t, now) => {
    const shirt = t.products.get(t.stocks.get(sizes.poplinShirt)?.productId)
    if (shirt) t.products.put({ ...shirt, price: shirt.price + 5000 })
    sellOut(t, sizes.checkShirt, now)
    addHome(t, personas.jihoon)
  },
  start: '/cart',
  device: (t) => {
    const { price = 0 } = t.products.get(t.stocks.get(sizes.poplinShirt)?.productId) ?? {}
    const remembered = { stockId: sizes.poplinShirt, quantity: 1, was: price - 5000 }
    return { localStorage: cartOf(t, [remembered, { stockId: sizes.checkShirt, quantity: 1 }]) }
  },
  steps: {
    ko: ['주문하기를 누르세요', '가격이 바뀐 상품과 품절된 상품을 알려 줘야 해요'],
    en: ['Go to checkout', 'The changed and the sold-out product are named'],
  },
  seen: [{ role: 'heading', name: '장바구니' }],
})
