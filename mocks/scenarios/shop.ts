import { personas } from '../db/seed/personas.ts'
import { addHome } from './purchases.ts'
import { scenario } from './scenario.ts'

export const shopScenarios = [
  scenario({
    id: 'shop-browse',
    title: { ko: '샵 둘러보기', en: 'Browse the shop' },
    persona: 'jihoon',
    start: '/shop',
    steps: {
      ko: ['종류를 눌러 거르세요', '내려도 필터가 따라오는지 보세요'],
      en: ['Press a category to filter', 'Scroll down: the filters stay in view'],
    },
    seen: [{ role: 'heading', name: '큐레이션 샵' }],
  }),
  scenario({
    id: 'shop-empty-category',
    title: { ko: '비어 있는 카테고리', en: 'An empty category' },
    persona: 'jihoon',
    prepare: (tx) => {
      for (const { id: productId } of tx.products.deleteMany((q) => q.where({ category: '액세서리' }))) {
        tx.stocks.deleteMany((q) => q.where({ productId }))
        tx.reviews.deleteMany((q) => q.where({ productId }))
      }
    },
    start: '/shop',
    steps: {
      ko: ['액세서리를 누르세요'],
      en: ['Choose accessories'],
    },
    seen: [{ role: 'heading', name: '큐레이션 샵' }],
  }),
  scenario({
    id: 'product-many-sizes',
    title: { ko: '사이즈가 많은 상품', en: 'A product with many sizes' },
    persona: 'jihoon',
    start: '/product/58',
    steps: {
      ko: ['여러 사이즈를 고르고 수량을 바꾸세요', '합계가 맞는지 보세요'],
      en: ['Choose several sizes and quantities', 'The total is correct'],
    },
    seen: [{ role: 'heading', name: '머스터드 캔버스 스니커즈' }],
  }),
  scenario({
    id: 'product-last-one',
    title: { ko: '마지막 하나', en: 'The last one' },
    persona: 'jihoon',
    prepare: (tx) => void addHome(tx, personas.jihoon),
    start: '/product/34',
    steps: {
      ko: ['사이즈를 고르세요. 더하기가 눌리지 않아야 해요'],
      en: ['Choose the size: the plus button is disabled'],
    },
    seen: [{ role: 'heading', name: '틸블루 시스루 카디건' }],
  }),
  scenario({
    id: 'product-sold-out',
    title: { ko: '품절된 상품', en: 'Sold out' },
    persona: 'jihoon',
    start: '/product/14',
    steps: {
      ko: ['모든 사이즈가 눌리지 않아야 해요'],
      en: ['Every size is disabled'],
    },
    seen: [{ role: 'heading', name: '그레이 케이블 니트' }],
  }),
  scenario({
    id: 'product-no-reviews',
    title: { ko: '리뷰가 없는 상품', en: 'No reviews yet' },
    persona: 'jihoon',
    start: '/product/25/reviews',
    steps: {
      ko: ['0.0과 빈 안내를 확인하세요'],
      en: ['See 0.0 and the text for no reviews'],
    },
    seen: [{ role: 'heading', name: '라일락 브이넥 베스트' }],
  }),
  scenario({
    id: 'reviews-all',
    title: { ko: '모든 리뷰', en: 'All reviews' },
    persona: 'jihoon',
    start: '/reviews',
    steps: {
      ko: ['카드를 눌러 크게 보고 앞뒤로 넘기세요'],
      en: ['Press a card to enlarge it, and go to the previous and next review'],
    },
    seen: [{ role: 'heading', name: '리뷰' }],
  }),
]
