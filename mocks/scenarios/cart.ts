import { personas } from '../db/seed/personas.ts'
import { addHome, cartOf, productOfStock, sellOut, sizes } from './purchases.ts'
import { scenario } from './scenario.ts'

export const cartScenarios = [
  scenario({
    id: 'cart-empty',
    title: { ko: '빈 장바구니', en: 'An empty cart' },
    persona: 'jihoon',
    start: '/cart',
    steps: {
      ko: ['쇼핑하러 가기를 누르세요'],
      en: ['Go shopping'],
    },
    seen: [
      { role: 'heading', name: '장바구니' },
      { role: 'link', name: '쇼핑하러 가기' },
    ],
  }),
  scenario({
    id: 'cart-below-free',
    title: { ko: '무료배송까지 11,000원', en: '11,000 won short of free shipping' },
    persona: 'jihoon',
    start: '/cart',
    device: (tx) => ({ localStorage: cartOf(tx, [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]) }),
    steps: {
      ko: ['배송비 2,500원과 남은 금액을 확인하세요'],
      en: ['Shipping costs 2,500 won, and the amount left to free shipping is shown'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'cart-free-shipping',
    title: { ko: '딱 50,000원', en: 'Exactly 50,000 won' },
    persona: 'jihoon',
    start: '/cart',
    device: (tx) => ({ localStorage: cartOf(tx, [{ stockId: sizes.washedCap, quantity: 2 }]) }),
    steps: {
      ko: ['배송비가 무료인지 확인하세요'],
      en: ['Shipping is free'],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
  scenario({
    id: 'cart-corrupt',
    title: { ko: '깨진 장바구니', en: 'A damaged cart' },
    persona: 'jihoon',
    start: '/cart',
    device: () => ({ localStorage: { cart: '{"items":[{"product":null},{]' } }),
    steps: {
      ko: ['오류 화면 없이 장바구니가 비어 있고, 읽을 수 없는 내용을 뺐다는 안내가 한 번 보여야 해요'],
      en: ['The cart is empty, no error is shown, and a notice says once that something was left out'],
    },
    seen: [
      { role: 'heading', name: '장바구니' },
      { role: 'link', name: '쇼핑하러 가기' },
    ],
  }),
  scenario({
    id: 'cart-stale',
    title: { ko: '그사이 바뀐 장바구니', en: 'A cart that went stale' },
    persona: 'jihoon',
    prepare: (tx, now) => {
      tx.products.update(productOfStock(tx, sizes.poplinShirt), { data: (draft) => void (draft.price += 5000) })
      sellOut(tx, sizes.checkShirt, now)
      addHome(tx, personas.jihoon)
    },
    start: '/cart',
    device: (tx) => {
      const { price } = productOfStock(tx, sizes.poplinShirt)
      const remembered = { stockId: sizes.poplinShirt, quantity: 1, was: price - 5000 }
      return { localStorage: cartOf(tx, [remembered, { stockId: sizes.checkShirt, quantity: 1 }]) }
    },
    steps: {
      ko: [
        '가격이 바뀐 상품은 새 가격으로 합계에 있고, 품절된 상품은 줄을 그어 합계에서 빼야 해요',
        '주문하기를 누르면 합계에 있는 상품만 주문서에 있고, 품절된 상품은 장바구니에 남아요',
      ],
      en: [
        'The product with another price is in the total at its new price, the sold-out one is struck and left out',
        'Go to checkout: the order has what the total has, and the sold-out product stays in the cart',
      ],
    },
    seen: [{ role: 'heading', name: '장바구니' }],
  }),
]
