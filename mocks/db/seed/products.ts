import { ofEpisodes } from './episodes.ts'

/** A garment of a style of the episode, in the same colour. */
interface Garment {
  readonly category: '아우터' | '상의' | '하의' | '액세서리'
  readonly garment: string
  readonly colour: string
  /** Won, before the discount. */
  readonly price: number
  /** Per cent; none by default. */
  readonly discount?: number
  readonly sizes: readonly string[]
}

const garments: readonly (readonly Garment[])[] = [
  [
    { category: '아우터', garment: 'trench', colour: '카멜', price: 189000, discount: 20, sizes: ['S', 'M', 'L'] },
    { category: '아우터', garment: 'coat', colour: '브라운', price: 248000, sizes: ['M', 'L', 'XL'] },
    { category: '아우터', garment: 'blazer', colour: '카멜', price: 138000, discount: 15, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'knit', colour: '버건디', price: 59000, discount: 30, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'turtleneck', colour: '아이보리', price: 39000, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'cardigan', colour: '카키', price: 79000, discount: 10, sizes: ['M', 'L', 'XL'] },
    { category: '하의', garment: 'wide', colour: '차콜', price: 69000, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '하의', garment: 'pleated', colour: '샌드베이지', price: 54900, discount: 25, sizes: ['S', 'M', 'L'] },
    { category: '액세서리', garment: 'boots', colour: '다크브라운', price: 129000, sizes: ['230', '235', '240', '245', '250'] },
    { category: '액세서리', garment: 'scarf', colour: '버건디', price: 45000, discount: 40, sizes: ['FREE'] },
  ],
  [
    { category: '아우터', garment: 'coat', colour: '딥그린', price: 279000, discount: 10, sizes: ['M', 'L', 'XL'] },
    { category: '아우터', garment: 'puffer', colour: '버건디', price: 159000, discount: 35, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'turtleneck', colour: '아이보리', price: 68000, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'knit', colour: '그레이', price: 72000, discount: 20, sizes: ['M', 'L', 'XL'] },
    { category: '상의', garment: 'cardigan', colour: '딥그린', price: 64900, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'vest', colour: '그레이', price: 48000, discount: 15, sizes: ['FREE'] },
    { category: '하의', garment: 'slip', colour: '버건디', price: 52000, discount: 50, sizes: ['S', 'M', 'L'] },
    { category: '하의', garment: 'wide', colour: '차콜네이비', price: 62000, sizes: ['S', 'M', 'L', 'XL'] },
    {
      category: '액세서리',
      garment: 'boots',
      colour: '블랙',
      price: 139000,
      discount: 20,
      sizes: ['230', '240', '250', '260', '270'],
    },
    { category: '액세서리', garment: 'tote', colour: '버건디', price: 89000, sizes: ['FREE'] },
  ],
  [
    { category: '아우터', garment: 'trench', colour: '베이지', price: 169000, sizes: ['S', 'M', 'L'] },
    { category: '아우터', garment: 'blazer', colour: '세이지', price: 118000, discount: 25, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'cardigan', colour: '로즈핑크', price: 49900, discount: 10, sizes: ['FREE'] },
    { category: '상의', garment: 'shirt', colour: '스카이블루', price: 45900, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'vest', colour: '라일락', price: 42000, discount: 20, sizes: ['FREE'] },
    { category: '상의', garment: 'tee', colour: '크림', price: 29000, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '하의', garment: 'pleated', colour: '라일락', price: 49000, discount: 30, sizes: ['S', 'M'] },
    {
      category: '하의',
      garment: 'jeans',
      colour: '데님블루',
      price: 65000,
      discount: 15,
      sizes: ['26', '27', '28', '29', '30', '32'],
    },
    { category: '액세서리', garment: 'crossbody', colour: '탄브라운', price: 58000, sizes: ['FREE'] },
    { category: '액세서리', garment: 'tote', colour: '베이지', price: 35000, discount: 60, sizes: ['FREE'] },
  ],
  [
    { category: '아우터', garment: 'blazer', colour: '오트밀', price: 109000, discount: 40, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'tee', colour: '화이트', price: 27000, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'shirt', colour: '화이트', price: 56900, sizes: ['M', 'L', 'XL'] },
    { category: '상의', garment: 'cardigan', colour: '틸블루', price: 43000, discount: 20, sizes: ['FREE'] },
    { category: '하의', garment: 'shorts', colour: '샌드', price: 42000, discount: 15, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '하의', garment: 'skirt', colour: '화이트', price: 55000, sizes: ['S', 'M', 'L'] },
    { category: '하의', garment: 'slip', colour: '샌드', price: 46000, discount: 30, sizes: ['S', 'M', 'L'] },
    { category: '액세서리', garment: 'cap', colour: '네이비', price: 25000, sizes: ['FREE'] },
    { category: '액세서리', garment: 'tote', colour: '레몬', price: 24900, discount: 50, sizes: ['FREE'] },
    { category: '액세서리', garment: 'heels', colour: '탠', price: 79000, discount: 10, sizes: ['230', '235', '240', '245'] },
  ],
  [
    { category: '아우터', garment: 'coat', colour: '레드', price: 298000, discount: 30, sizes: ['S', 'M', 'L'] },
    { category: '아우터', garment: 'trench', colour: '토프', price: 198000, sizes: ['M', 'L'] },
    { category: '아우터', garment: 'blazer', colour: '그레이', price: 148000, discount: 20, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'shirt', colour: '오프화이트', price: 49000, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'knit', colour: '오프화이트', price: 58000, discount: 25, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'turtleneck', colour: '그레이', price: 84000, sizes: ['M', 'L', 'XL'] },
    { category: '하의', garment: 'skirt', colour: '블랙', price: 59000, discount: 10, sizes: ['S', 'M', 'L'] },
    { category: '하의', garment: 'straight', colour: '블랙', price: 64900, sizes: ['S', 'M', 'L', 'XL'] },
    {
      category: '액세서리',
      garment: 'heels',
      colour: '블랙',
      price: 98000,
      discount: 15,
      sizes: ['225', '230', '235', '240', '245', '250'],
    },
    { category: '액세서리', garment: 'beret', colour: '레드', price: 32000, sizes: ['FREE'] },
  ],
  [
    { category: '아우터', garment: 'puffer', colour: '머스터드', price: 149000, discount: 20, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '아우터', garment: 'blazer', colour: '테라코타', price: 128000, discount: 10, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'shirt', colour: '머스터드', price: 47000, sizes: ['S', 'M', 'L', 'XL'] },
    { category: '상의', garment: 'knit', colour: '테라코타', price: 62000, discount: 15, sizes: ['S', 'M', 'L'] },
    { category: '상의', garment: 'cardigan', colour: '크림', price: 56000, discount: 20, sizes: ['S', 'M', 'L'] },
    { category: '하의', garment: 'jeans', colour: '인디고', price: 68000, sizes: ['26', '27', '28', '29', '30', '32'] },
    { category: '하의', garment: 'wide', colour: '테라코타', price: 57000, discount: 30, sizes: ['S', 'M', 'L'] },
    {
      category: '액세서리',
      garment: 'sneakers',
      colour: '머스터드',
      price: 52000,
      sizes: ['230', '240', '250', '260', '270', '280'],
    },
    { category: '액세서리', garment: 'crossbody', colour: '머스터드', price: 54000, discount: 25, sizes: ['FREE'] },
    { category: '액세서리', garment: 'cap', colour: '네이비', price: 28000, sizes: ['FREE'] },
  ],
]

/** The products of the episodes; `no` names the pictures. */
export const products = ofEpisodes(garments)
export type ProductSeed = (typeof products)[number]
