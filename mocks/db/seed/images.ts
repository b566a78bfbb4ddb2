import { seasonOf } from './episodes.ts'
import type { ProductSeed } from './products.ts'
import { styleOf, type StyleSeed } from './styles.ts'

/** Width of a stored picture (px). The client builds `srcset` from the end of the file name. */
export type Width = 320 | 640 | 960

export type ProductView = 'front' | 'back' | 'detail'

export const productViews: readonly ProductView[] = ['front', 'back', 'detail']

/** A shopper's photo: a style of the episode worn at home, or one garment of it on a hanger. */
export interface ReviewPhoto {
  readonly episodeId: number
  readonly no: number
  readonly styleNo: number
  /** Visible garments: a review gets only photos of its product. */
  readonly shows: readonly string[]
}

const photo = (episodeId: number, no: number, styleNo: number, ...shows: string[]): ReviewPhoto => ({
  episodeId,
  no,
  styleNo,
  shows,
})

export const reviewPhotos: readonly ReviewPhoto[] = [
  photo(1, 1, 1, 'trench', 'turtleneck', 'wide'),
  photo(1, 2, 2, 'coat', 'knit', 'straight', 'loafers'),
  photo(1, 3, 4, 'knit', 'pleated'),
  photo(1, 4, 4, 'pleated', 'boots'),
  photo(1, 5, 6, 'coat', 'scarf'),
  photo(2, 1, 1, 'coat', 'turtleneck', 'straight', 'boots'),
  photo(2, 2, 3, 'puffer', 'knit'),
  photo(2, 3, 4, 'coat', 'knit'),
  photo(2, 4, 6, 'cardigan', 'shirt', 'straight', 'tote'),
  photo(2, 5, 8, 'slip', 'boots'),
  photo(2, 6, 10, 'vest', 'turtleneck', 'wide', 'sneakers'),
  photo(3, 1, 1, 'cardigan', 'tee', 'pleated'),
  photo(3, 2, 2, 'blazer', 'tee', 'wide', 'sneakers'),
  photo(3, 3, 4, 'trench', 'shirt'),
  photo(3, 4, 5, 'shirt', 'straight', 'sneakers', 'crossbody'),
  photo(3, 5, 8, 'jeans', 'sneakers'),
  photo(3, 6, 10, 'knit', 'jeans', 'sneakers', 'tote'),
  photo(4, 1, 1, 'tee', 'skirt', 'sneakers'),
  photo(4, 2, 2, 'shorts', 'sneakers'),
  photo(4, 3, 5, 'shirt', 'wide'),
  photo(4, 4, 6, 'slip', 'heels'),
  photo(4, 5, 8, 'tee', 'cap'),
  photo(4, 6, 9, 'cardigan', 'tee', 'wide', 'tote'),
  photo(5, 1, 1, 'straight', 'loafers'),
  photo(5, 2, 2, 'coat', 'dress', 'boots'),
  photo(5, 3, 3, 'knit', 'slip'),
  photo(5, 4, 7, 'blazer', 'tee', 'jeans', 'sneakers'),
  photo(5, 5, 9, 'vest', 'shirt'),
  photo(5, 6, 10, 'tee', 'beret', 'crossbody'),
  photo(6, 1, 2, 'cardigan', 'dress', 'loafers'),
  photo(6, 2, 2, 'cardigan', 'dress'),
  photo(6, 3, 2, 'cardigan'),
  photo(6, 4, 2, 'cardigan', 'dress'),
  photo(6, 5, 1, 'puffer', 'tee', 'jeans', 'sneakers'),
  photo(6, 6, 4, 'knit', 'skirt'),
  photo(6, 7, 6, 'shorts', 'sneakers'),
  photo(6, 8, 10, 'blazer', 'tee', 'crossbody'),
]

const two = (no: number) => String(no).padStart(2, '0')

/** File name of a picture without its width. */
export const pictureName = {
  style: ({ episodeId, no }: Pick<StyleSeed, 'episodeId' | 'no'>) => `style-${seasonOf(episodeId)}-${two(no)}`,
  product: ({ episodeId, no }: Pick<ProductSeed, 'episodeId' | 'no'>, view: ProductView) =>
    `product-${seasonOf(episodeId)}-${two(no)}-${view}`,
  review: ({ episodeId, no }: Pick<ReviewPhoto, 'episodeId' | 'no'>) => `review-${seasonOf(episodeId)}-${two(no)}`,
}

/** Path of a picture below the CDN base; replies carry the 640 px file. */
export const imageUrl = (name: string, width: Width = 640) => `/img/${name}-${width}.avif`

export const styleImageUrl = (style: Pick<StyleSeed, 'episodeId' | 'no'>) => imageUrl(pictureName.style(style))

/** Main picture first. Front and back also exist at 960 px, for the client's `srcset`. */
export const productImageUrls = (product: Pick<ProductSeed, 'episodeId' | 'no'>) =>
  productViews.map((view) => imageUrl(pictureName.product(product, view)))

/** Photos that show this garment in this colour; empty if there are none. */
export const reviewImageUrls = ({ episodeId, garment, colour }: ProductSeed): string[] =>
  reviewPhotos
    .filter((photo) => photo.episodeId === episodeId && photo.shows.includes(garment))
    .filter((photo) => styleOf(episodeId, photo.styleNo).wears[garment] === colour)
    .map((photo) => imageUrl(pictureName.review(photo)))
