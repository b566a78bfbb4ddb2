import { pictureName, productViews, reviewPhotos } from '../../mocks/db/seed/images.ts'
import type { Width } from '../../mocks/db/seed/images.ts'
import { products } from '../../mocks/db/seed/products.ts'
import { styles } from '../../mocks/db/seed/styles.ts'
import { drawLanding, landingName, landingStyles } from './landing.ts'
import { drawProduct } from './products.ts'
import { drawReview } from './reviews.ts'
import { drawStyle } from './style.ts'
import type { Drawing } from './sheet.ts'

/** Below the project's root: demo images belong to the mocks, landing pictures to the app. */
export type Folder = 'mocks/public/img' | 'src/features/landing/img'

export interface Picture {
  /** File name without width and ending. */
  readonly name: string
  readonly folder: Folder
  readonly widths: readonly Width[]
  readonly draw: () => Drawing
}

const demo = (name: string, widths: readonly Width[], draw: () => Drawing): Picture => ({
  name,
  folder: 'mocks/public/img',
  widths,
  draw,
})

/** Every picture of the demo and the landing page; 960 px only where a screen shows one large. */
export const pictures: readonly Picture[] = [
  ...styles.map((style) => demo(pictureName.style(style), [320, 640, 960], () => drawStyle(style))),
  ...products.flatMap((product) =>
    productViews.map((view) => demo(pictureName.product(product, view), [320, 640, 960], () => drawProduct(product, view))),
  ),
  ...reviewPhotos.map((photo) => demo(pictureName.review(photo), [320, 640], () => drawReview(photo))),
  ...landingStyles.map((style): Picture => ({
    name: landingName(style),
    folder: 'src/features/landing/img',
    widths: [320, 640],
    draw: () => drawLanding(style),
  })),
]
