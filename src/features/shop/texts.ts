import { twoDigits } from '../../lib/twoDigits.ts'
import { defineTexts } from '../../texts/defineTexts.ts'

export const shopTexts = defineTexts({
  ko: {
    eyebrow: (episodeId: number) => `FROM EP ${twoDigits(episodeId)}`,
    filter: '카테고리',
    categories: { 전체: '전체', 아우터: '아우터', 상의: '상의', 하의: '하의', 액세서리: '액세서리' },
    products: '상품',
    listPrice: '정가',
    soldOut: '품절',
    empty: '이 카테고리에는 아직 상품이 없어요',
    emptyShop: '아직 상품이 없어요',
    showAll: '전체 보기',
    more: '상품을 더 불러오는 중이에요',
  },
  en: {
    eyebrow: (episodeId: number) => `FROM EP ${twoDigits(episodeId)}`,
    filter: 'Category',
    categories: { 전체: 'All', 아우터: 'Outerwear', 상의: 'Tops', 하의: 'Bottoms', 액세서리: 'Accessories' },
    products: 'Products',
    listPrice: 'List price',
    soldOut: 'Sold out',
    empty: 'There is nothing in this category yet',
    emptyShop: 'There are no products yet',
    showAll: 'Show all',
    more: 'Loading more products',
  },
})
