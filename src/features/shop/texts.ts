import { defineTexts, twoDigits } from '../../texts/defineTexts.ts'

export const shopTexts = defineTexts({
  ko: {
    caption: (episodeId: number) => `EP ${twoDigits(episodeId)}`,
    filter: '카테고리',
    categories: { 전체: '전체', 아우터: '아우터', 상의: '상의', 하의: '하의', 액세서리: '액세서리' },
    products: '상품',
    soldOut: '품절',
    empty: '이 카테고리에는 아직 상품이 없어요',
    emptyShop: '아직 상품이 없어요',
    showAll: '전체 보기',
    more: '상품을 더 불러오는 중이에요',
    episode: '에피소드',
    allEpisodes: '모든 에피소드',
    emptyEpisode: '이 에피소드의 상품은 아직 없어요',
    unknownEpisode: (episodeId: number) => `EP ${twoDigits(episodeId)} 에피소드는 없어요`,
    showAllEpisodes: '모든 에피소드 보기',
    sort: '정렬',
    sorts: { newest: '신상품순', price: '낮은 가격순', discount: '할인율순' },
    sorting: (products: string) => `${products}개까지 불러왔어요. 모두 불러오면 정렬해요.`,
    notSorted: '상품을 모두 불러와야 정렬할 수 있어요.',
  },
  en: {
    caption: (episodeId: number) => `EP ${twoDigits(episodeId)}`,
    filter: 'Category',
    categories: { 전체: 'All', 아우터: 'Outerwear', 상의: 'Tops', 하의: 'Bottoms', 액세서리: 'Accessories' },
    products: 'Products',
    soldOut: 'Sold out',
    empty: 'Nothing in this category yet',
    emptyShop: 'No products yet',
    showAll: 'Show all',
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
