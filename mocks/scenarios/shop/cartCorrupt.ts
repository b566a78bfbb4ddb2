import { scenario } from '../scenario.ts'

export const cartCorrupt = scenario({
  id: 'cart-corrupt',
  title: { ko: '깨진 장바구니', en: 'A damaged cart' },
  persona: 'jihoon',
  start: '/cart',
  device: () => ({ localStorage: { cart: '{"items":[{"product":null},{]' } }),
  steps: {
    ko: ['화면이 멀쩡하고 장바구니가 비어 있어야 해요'],
    en: ['The app works; the cart is empty'],
  },
  seen: [
    { role: 'heading', name: '장바구니' },
    { role: 'link', name: '쇼핑하러 가기' },
  ],
})
