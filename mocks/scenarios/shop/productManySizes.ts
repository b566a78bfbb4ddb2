import { scenario } from '../scenario.ts'

export const productManySizes = scenario({
  id: 'product-many-sizes',
  title: { ko: '사이즈가 많은 상품', en: 'A product with many sizes' },
  persona: 'jihoon',
  start: '/product/58',
  steps: {
    ko: ['여러 사이즈를 고르고 수량을 바꾸세요', '합계가 맞는지 보세요'],
    en: ['Choose several sizes and quantities', 'The total follows'],
  },
  seen: [{ role: 'heading', name: '머스터드 캔버스 스니커즈' }],
})
