import { scenario } from '../scenario.ts'

export const shopBrowse = scenario({
  id: 'shop-browse',
  title: { ko: '샵 둘러보기', en: 'Browse the shop' },
  persona: 'jihoon',
  start: '/shop',
  steps: {
    ko: ['종류를 눌러 거르세요', '내려도 필터가 따라오는지 보세요'],
    en: ['Filter by category', 'The bar sticks while scrolling'],
  },
  seen: [{ role: 'heading', name: '큐레이션 샵' }],
})
