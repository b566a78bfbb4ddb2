import { defineTexts } from '../../texts/defineTexts.ts'

/** Of products wherever they are shown; the landing, which loads the common texts, shows none. */
export const catalogueTexts = defineTexts({
  ko: {
    listPrice: '정가',
    newest: '새로 들어온 상품',
    categories: { 아우터: '아우터', 상의: '상의', 하의: '하의', 액세서리: '액세서리' },
    sizes: '사이즈',
    sizeGuide: '사이즈 가이드',
    soldOut: '품절',
    line: (size: string, quantity: string) => `${size} · ${quantity}개`,
    quantity: (of: string) => `${of} 수량`,
    fewer: '수량 줄이기',
    more: '수량 늘리기',
    all: '전체',
    showAll: '전체 보기',
    back: '이전 화면으로',
    toShop: '쇼핑하러 가기',
  },
  en: {
    listPrice: 'List price',
    newest: 'New in the shop',
    categories: { 아우터: 'Outerwear', 상의: 'Tops', 하의: 'Bottoms', 액세서리: 'Accessories' },
    sizes: 'Size',
    sizeGuide: 'Size guide',
    soldOut: 'Sold out',
    line: (size: string, quantity: string) => `${size} · Qty ${quantity}`,
    quantity: (of: string) => `Quantity of ${of}`,
    fewer: 'Decrease quantity',
    more: 'Increase quantity',
    all: 'All',
    showAll: 'Show all',
    back: 'Go back',
    toShop: 'Go shopping',
  },
})
