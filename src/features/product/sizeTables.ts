import type { Category } from '../../contract/products.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { sizeGuideTexts } from './sizeGuideTexts.ts'

type Garment = keyof TextsOf<typeof sizeGuideTexts>['garments']
type Measure = keyof TextsOf<typeof sizeGuideTexts>['measures']

const columnsOf = {
  tops: ['shoulder', 'chest', 'sleeve', 'length'],
  vests: ['shoulder', 'chest', 'armhole', 'length'],
  dresses: ['shoulder', 'chest', 'waist', 'length'],
  skirts: ['waist', 'hip', 'hem', 'length'],
  trousers: ['waist', 'hip', 'thigh', 'rise', 'hem', 'length'],
  shoes: ['foot', 'footWidth'],
  bags: ['width', 'height', 'depth', 'strap'],
  scarves: ['width', 'height'],
  caps: ['aroundMin', 'aroundMax', 'brim', 'crown'],
  berets: ['aroundMin', 'aroundMax', 'diameter'],
} as const

/** Garments of one kind are measured alike. */
export type Kind = keyof typeof columnsOf

/** Sizes of a garment in cm: each row is a size and its measures in the order of `columns`. */
export type SizeTable = { garment: Garment; kind: Kind; columns: readonly Measure[]; rows: readonly (readonly string[])[] }

const of = (garment: Garment, kind: Kind, rows: string): SizeTable => ({
  garment,
  kind,
  columns: columnsOf[kind],
  rows: rows.split(', ').map((row) => row.split(' ')),
})

/** Measured lying flat. A product has only a category and a name (PROD-09). */
export const sizeTables: Record<Category, readonly SizeTable[]> = {
  아우터: [
    of('coat', 'tops', 'S 42 54 59.5 112, M 43.5 56.5 60.5 113.5, L 45 59 61.5 115, XL 46.5 61.5 62.5 116.5'),
    of('trench', 'tops', 'S 43 55 59 110, M 44.5 57.5 60 111.5, L 46 60 61 113, XL 47.5 62.5 62 114.5'),
    of('blazer', 'tops', 'S 43 52 58.5 71, M 44.5 54.5 59.5 72.5, L 46 57 60.5 74, XL 47.5 59.5 61.5 75.5'),
    of('puffer', 'tops', 'S 46 59 60 58, M 47.5 61.5 61 59.5, L 49 64 62 61, XL 50.5 66.5 63 62.5'),
  ],
  상의: [
    of('knit', 'tops', 'S 41 49 57 56, M 42.5 51.5 58.2 58, L 44 54 59.4 60, XL 45.5 56.5 60.6 62'),
    of(
      'cardigan',
      'tops',
      'FREE 41.5 51.5 57.2 56.8, S 40 49 56 55, M 41.5 51.5 57.2 56.8, L 43 54 58.4 58.6, XL 44.5 56.5 59.6 60.4',
    ),
    of('turtleneck', 'tops', 'S 37 43 59 58, M 38.5 45.5 60 60, L 40 48 61 62, XL 41.5 50.5 62 64'),
    of('shirt', 'tops', 'S 43 54 59 70, M 44.5 56.5 60 71.5, L 46 59 61 73, XL 47.5 61.5 62 74.5'),
    of('tee', 'tops', 'S 45 52 21 65, M 46.5 54.5 22 67, L 48 57 23 69, XL 49.5 59.5 24 71'),
    of('vest', 'vests', 'FREE 36.5 47.5 23.8 55, S 35 45 23 53, M 36.5 47.5 23.8 55, L 38 50 24.6 57, XL 39.5 52.5 25.4 59'),
    of('dress', 'dresses', 'S 37 45 37 116, M 38.2 47.5 39.5 117.5, L 39.4 50 42 119, XL 40.6 52.5 44.5 120.5'),
  ],
  하의: [
    of(
      'wide',
      'trousers',
      'S 33 48 31 31 28 103, M 35.5 50.5 32.5 31.8 28.8 104, L 38 53 34 32.6 29.6 105, XL 40.5 55.5 35.5 33.4 30.4 106',
    ),
    of(
      'straight',
      'trousers',
      'S 34 47 29 28 20 100, M 36.5 49.5 30.5 28.8 20.6 101.5, L 39 52 32 29.6 21.2 103, XL 41.5 54.5 33.5 30.4 21.8 104.5',
    ),
    of(
      'jeans',
      'trousers',
      '26 33 45.5 27.5 27 20 98, 27 34.3 46.8 28.3 27.3 20.4 98.8, 28 35.6 48.1 29.1 27.6 20.8 99.6, 29 36.9 49.4 29.9 27.9 21.2 100.4, 30 38.2 50.7 30.7 28.2 21.6 101.2, 31 39.5 52 31.5 28.5 22 102, 32 40.8 53.3 32.3 28.8 22.4 102.8',
    ),
    of(
      'shorts',
      'trousers',
      'S 35 50 31 29 28 46, M 37.5 52.5 32.5 29.8 29 47.5, L 40 55 34 30.6 30 49, XL 42.5 57.5 35.5 31.4 31 50.5',
    ),
    of('skirt', 'skirts', 'S 32 46 62 72, M 34.5 48.5 65 73, L 37 51 68 74, XL 39.5 53.5 71 75'),
    of('pleated', 'skirts', 'S 31.5 47 78 78, M 34 49.5 81 79, L 36.5 52 84 80, XL 39 54.5 87 81'),
    of('slip', 'skirts', 'S 32 47 66 80, M 34.5 49.5 69 81, L 37 52 72 82, XL 39.5 54.5 75 83'),
  ],
  액세서리: [
    of('bag', 'bags', 'FREE 27 20 11 42'),
    of('tote', 'bags', 'FREE 38 34 12 60'),
    of('crossbody', 'bags', 'FREE 20 14 6 125'),
    of('scarf', 'scarves', 'FREE 60 190'),
    of('cap', 'caps', 'FREE 54 60 7 12'),
    of('beret', 'berets', 'FREE 54 59 28'),
    of(
      'sneakers',
      'shoes',
      '225 22.5 8.9, 230 23 9.1, 235 23.5 9.2, 240 24 9.4, 245 24.5 9.5, 250 25 9.7, 255 25.5 9.8, 260 26 10, 265 26.5 10.1, 270 27 10.3, 275 27.5 10.4, 280 28 10.6',
    ),
    of(
      'boots',
      'shoes',
      '225 22.5 8.8, 230 23 9, 235 23.5 9.1, 240 24 9.3, 245 24.5 9.4, 250 25 9.6, 255 25.5 9.7, 260 26 9.9, 265 26.5 10, 270 27 10.2, 275 27.5 10.3, 280 28 10.5',
    ),
    of(
      'loafers',
      'shoes',
      '225 22.5 8.7, 230 23 8.9, 235 23.5 9, 240 24 9.1, 245 24.5 9.3, 250 25 9.5, 255 25.5 9.6, 260 26 9.8, 265 26.5 9.9, 270 27 10, 275 27.5 10.2, 280 28 10.4',
    ),
    of('heels', 'shoes', '225 22.5 8.3, 230 23 8.5, 235 23.5 8.6, 240 24 8.8, 245 24.5 8.9, 250 25 9.1, 255 25.5 9.2'),
  ],
}
