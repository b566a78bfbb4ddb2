import type { Product } from '../../src/contract/products.ts'
import { type PictureFile, picturePath } from './pictures.ts'

/** A reduced product, overridable by a story. */
export const productFixture = (more: Partial<Product> = {}, file: PictureFile = 'blazer'): Product => ({
  id: 7,
  name: '울 블렌드 오버 블레이저',
  price: 179_000,
  discount: 20,
  discountedPrice: 143_200,
  imageUrl: picturePath(file),
  category: '아우터',
  description: '',
  episodeId: 2,
  isSoldOut: null,
  ...more,
})
