import { scenario } from '../scenario.ts'

export const productSoldOut = scenario({
  id: 'product-sold-out',
  title: { ko: '품절된 상품', en: 'Sold out' },
  persona: 'jihoon',
  start: '/product/14',
  steps: {
    ko: ['모든 사이즈가 눌리지 않아야 해요'],
    en: ['Every size is disabled'],
  },
  seen: [{ role: 'heading', name: '그레이 케이블 니트' }],
})
