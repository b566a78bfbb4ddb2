import { expect, test } from 'vitest'
import { products } from '../../../mocks/db/seed/products.ts'
import { shoeSize, sizeTable } from '../../../src/features/product/sizeGuide.ts'

test.each([
  [
    '아우터',
    ['M', 'XL'],
    {
      M: [
        [85, 90],
        [67, 72],
        [91, 96],
      ],
      XL: [
        [95, 100],
        [77, 82],
        [101, 106],
      ],
    },
  ],
  [
    '상의',
    ['FREE'],
    {
      FREE: [
        [80, 95],
        [62, 77],
        [86, 101],
      ],
    },
  ],
  [
    '하의',
    ['26'],
    {
      26: [
        [66, 66],
        [90, 90],
      ],
    },
  ],
  ['액세서리', ['235'], {}],
  ['액세서리', ['FREE'], {}],
  [
    '신발',
    ['2호', 'M'],
    {
      M: [
        [85, 90],
        [67, 72],
        [91, 96],
      ],
    },
  ],
])('[PROD-09] the size guide of %s in %j', (category, sizes, rows) => {
  expect(Object.fromEntries(sizeTable(category, sizes).rows.map(({ size, ranges }) => [size, ranges]))).toEqual(rows)
})

test('[PROD-09] it has a row for each size on sale, but for shoes and accessories of one size', () => {
  const clothes = products.filter(({ sizes }) => shoeSize(sizes) === undefined)
  expect(clothes.length).toBeLessThan(products.length)
  const without = clothes.filter(({ category, sizes }) => sizeTable(category, sizes).rows.length < sizes.length)
  expect(new Set(without.map(({ category, sizes }) => `${category} ${sizes.join()}`))).toEqual(new Set(['액세서리 FREE']))
})
