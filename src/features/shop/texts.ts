import { defineTexts, twoDigits } from '../../texts/defineTexts.ts'
import { catalogueTexts } from '../catalogue/texts.ts'

export const shopTexts = defineTexts({
  ko: {
    caption: (episodeId: number) => `EP ${twoDigits(episodeId)}`,
    lead: '피커들이 고른 스타일에서 나온 옷이에요',
    filter: '카테고리',
    categories: { 전체: catalogueTexts.ko.all, ...catalogueTexts.ko.categories },
    products: '상품',
    soldOut: catalogueTexts.ko.soldOut,
    empty: '이 카테고리에는 아직 상품이 없어요',
    emptyShop: '아직 상품이 없어요',
    showAll: catalogueTexts.ko.showAll,
    more: '상품을 더 불러오는 중이에요',
    episode: '에피소드',
    allEpisodes: '모든 에피소드',
    emptyEpisode: '이 에피소드의 상품은 아직 없어요',
    unknownEpisode: (episodeId: number) => `EP ${twoDigits(episodeId)}, 없는 에피소드예요`,
    showAllEpisodes: '모든 에피소드 보기',
    sort: '정렬',
    sorts: { newest: '신상품순', price: '낮은 가격순', discount: '할인율순' },
    sorting: (products: string) => `${products}개까지 불러왔어요. 모두 불러오면 정렬해요.`,
    notSorted: '상품을 모두 불러와야 정렬할 수 있어요.',
  },
  en: {
    caption: (episodeId: number) => `EP ${twoDigits(episodeId)}`,
    lead: 'Clothes from the looks our pickers circled',
    filter: 'Category',
    categories: { 전체: catalogueTexts.en.all, ...catalogueTexts.en.categories },
    products: 'Products',
    soldOut: catalogueTexts.en.soldOut,
    empty: 'Nothing in this category yet',
    emptyShop: 'No products yet',
    showAll: catalogueTexts.en.showAll,
    more: 'Loading more products',
    episode: 'Episode',
    allEpisodes: 'All episodes',
    emptyEpisode: 'Nothing from this episode yet',
    unknownEpisode: (episodeId: number) => `There’s no EP ${twoDigits(episodeId)}`,
    showAllEpisodes: 'Show all episodes',
    sort: 'Sort by',
    sorts: { newest: 'Newest', price: 'Lowest price', discount: 'Biggest discount' },
    sorting: (products: string) => `${products} products loaded so far. We’ll sort them once they’re all here.`,
    notSorted: 'We can’t sort until every product has loaded.',
  },
})

export const bannerTexts = defineTexts({
  ko: { eyebrow: 'CURATED SHOP', title: 'Pick이 모여 옷이 되었어요', toShop: '큐레이션 샵 보기' },
  en: { eyebrow: 'CURATED SHOP', title: 'You picked it, we made it', toShop: 'Shop the collection' },
})
