import { defineTexts } from '../../texts/defineTexts.ts'

export const bannerTexts = defineTexts({
  ko: { eyebrow: 'CURATED SHOP', title: 'Pick이 모여 옷이 되었어요', toShop: '큐레이션 샵 보기' },
  en: { eyebrow: 'CURATED SHOP', title: 'You picked it, we made it', toShop: 'Shop the collection' },
})
