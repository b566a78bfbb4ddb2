import { seasonOf } from './episodes.ts'
import type { ProductSeed } from './products.ts'
import { styleOf, wears } from './styles.ts'
import type { Colour, Garment, StyleSeed } from './styles.ts'

/** Width of a stored picture (px). The client builds `srcset` from the end of the file name. */
export type Width = 320 | 640 | 960

export type ProductView = 'front' | 'back' | 'detail'

export const productViews: readonly ProductView[] = ['front', 'back', 'detail']

/** A shopper's photo: a style of the episode worn at home, or one garment of it on a hanger. */
export interface ReviewPhoto {
  readonly episodeId: number
  readonly no: number
  readonly styleNo: number
  readonly view: 'mirror' | 'torso' | 'legs' | 'hanger'
  /** Visible garments: a review gets only photos of its product. */
  readonly shows: readonly Garment[]
}

const photo = (episodeId: number, no: number, styleNo: number, view: ReviewPhoto['view'], ...shows: Garment[]): ReviewPhoto => ({
  episodeId,
  no,
  styleNo,
  view,
  shows,
})

export const reviewPhotos: readonly ReviewPhoto[] = [
  photo(1, 1, 1, 'mirror', 'trench', 'turtleneck', 'wide'),
  photo(1, 2, 2, 'mirror', 'coat', 'knit', 'straight', 'loafers'),
  photo(1, 3, 4, 'torso', 'knit', 'pleated'),
  photo(1, 4, 4, 'legs', 'pleated', 'boots'),
  photo(1, 5, 6, 'torso', 'coat', 'scarf'),
  photo(2, 1, 1, 'mirror', 'coat', 'turtleneck', 'straight', 'boots'),
  photo(2, 2, 3, 'torso', 'puffer', 'knit'),
  photo(2, 3, 4, 'torso', 'coat', 'knit'),
  photo(2, 4, 6, 'mirror', 'cardigan', 'shirt', 'straight', 'tote'),
  photo(2, 5, 8, 'legs', 'slip', 'boots'),
  photo(2, 6, 10, 'mirror', 'vest', 'turtleneck', 'wide', 'sneakers'),
  photo(3, 1, 1, 'torso', 'cardigan', 'tee', 'pleated'),
  photo(3, 2, 2, 'mirror', 'blazer', 'tee', 'wide', 'sneakers'),
  photo(3, 3, 4, 'torso', 'trench', 'shirt'),
  photo(3, 4, 5, 'mirror', 'shirt', 'straight', 'sneakers', 'crossbody'),
  photo(3, 5, 8, 'legs', 'jeans', 'sneakers'),
  photo(3, 6, 10, 'mirror', 'knit', 'jeans', 'sneakers', 'tote'),
  photo(4, 1, 1, 'mirror', 'tee', 'skirt', 'sneakers'),
  photo(4, 2, 2, 'legs', 'shorts', 'sneakers'),
  photo(4, 3, 5, 'torso', 'shirt', 'wide'),
  photo(4, 4, 6, 'legs', 'slip', 'heels'),
  photo(4, 5, 8, 'torso', 'tee', 'cap'),
  photo(4, 6, 9, 'mirror', 'cardigan', 'tee', 'wide', 'tote'),
  photo(5, 1, 1, 'legs', 'straight', 'loafers'),
  photo(5, 2, 2, 'mirror', 'coat', 'dress', 'boots'),
  photo(5, 3, 3, 'torso', 'knit', 'slip'),
  photo(5, 4, 7, 'mirror', 'blazer', 'tee', 'jeans', 'sneakers'),
  photo(5, 5, 9, 'torso', 'vest', 'shirt'),
  photo(5, 6, 10, 'torso', 'tee', 'beret', 'crossbody'),
  photo(6, 1, 2, 'mirror', 'cardigan', 'dress', 'loafers'),
  photo(6, 2, 2, 'torso', 'cardigan', 'dress'),
  photo(6, 3, 2, 'hanger', 'cardigan'),
  photo(6, 4, 2, 'torso', 'cardigan', 'dress'),
  photo(6, 5, 1, 'mirror', 'puffer', 'tee', 'jeans', 'sneakers'),
  photo(6, 6, 4, 'torso', 'knit', 'skirt'),
  photo(6, 7, 6, 'legs', 'shorts', 'sneakers'),
  photo(6, 8, 10, 'torso', 'blazer', 'tee', 'crossbody'),
]

const two = (no: number) => String(no).padStart(2, '0')

/** File name of a picture without its width, as in the picture generator and its hash snapshot. */
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
export function reviewImageUrls({
  episodeId,
  garment,
  colour,
}: {
  episodeId: number
  garment: Garment
  colour: Colour
}): string[] {
  return reviewPhotos
    .filter((photo) => photo.episodeId === episodeId && photo.shows.includes(garment))
    .filter((photo) => wears(styleOf(episodeId, photo.styleNo), garment, colour))
    .map((photo) => imageUrl(pictureName.review(photo)))
}
