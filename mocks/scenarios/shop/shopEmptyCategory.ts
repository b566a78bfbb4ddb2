import { scenario } from '../scenario.ts'

export const shopEmptyCategory = scenario({
  id: 'shop-empty-category',
  title: { ko: '비어 있는 카테고리', en: 'An empty category' },
  persona: 'jihoon',
  prepare: (t) => {
    for (const { id, category } of t.products.all()) {
      if (category !== '액세서리') continue
      for (const stock of t.stocks.product.ids(id).slice()) t.stocks.remove(stock)
      for (const review of t.reviews.product.ids(id).slice()) t.reviews.remove(review)
      t.products.remove(id)
    }
  },
  start: '/shop',
  steps: {
    ko: ['액세서리를 누르세요'],
    en: ['Choose accessories'],
  },
  seen: [{ role: 'heading', name: '큐레이션 샵' }],
})
