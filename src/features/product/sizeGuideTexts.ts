import { defineTexts } from '../../texts/defineTexts.ts'
import { catalogueTexts } from '../catalogue/texts.ts'

export const sizeGuideTexts = defineTexts({
  ko: {
    title: catalogueTexts.ko.sizeGuide,
    intro: '내 몸을 잰 치수로 골라 주세요. 두 사이즈 사이라면 큰 쪽이 편해요.',
    none: '표로 안내할 치수가 없어요. 크기는 상품 설명을 봐 주세요.',
    shoes: (size: string, length: string) => `숫자는 발길이예요. ${size} 사이즈는 ${length}cm인 발에 맞아요.`,
    table: '몸 치수 (cm)',
    size: catalogueTexts.ko.sizes,
    measures: { chest: '가슴둘레', waist: '허리둘레', hip: '엉덩이둘레' },
    range: (from: number, to: number) => (from === to ? String(from) : `${from}~${to}`),
  },
  en: {
    title: catalogueTexts.en.sizeGuide,
    intro: 'Choose by your own measurements. Between two sizes, the larger one is more comfortable.',
    none: 'There are no measurements to show here. Please see the product’s description.',
    shoes: (size: string, length: string) => `The number is the length of your foot: ${size} fits one of ${length} cm.`,
    table: 'Body measurements (cm)',
    size: catalogueTexts.en.sizes,
    measures: { chest: 'Chest', waist: 'Waist', hip: 'Hip' },
    range: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
  },
})
