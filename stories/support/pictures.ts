import { imageUrl } from '../../mocks/db/seed/images.ts'
import { imageAttributes } from '../../src/lib/image.ts'
import type { PaperColor, Picture } from '../../src/ui/Image.tsx'

/** Files of the demo's artwork: crops are judged on what shoppers see. */
const files = {
  trench: 'product-autumn-01-front',
  blazer: 'product-autumn-03-front',
  knit: 'product-autumn-04-front',
  shirt: 'product-spring-04-front',
  bag: 'product-weekend-09-front',
  trousers: 'product-winter-08-front',
  trenchAndDenim: 'style-spring-04',
  checkBlazer: 'style-autumn-03',
  sageJacket: 'style-spring-02',
  greyJacket: 'style-winter-07',
  navy: 'style-summer-07',
  picnic: 'style-weekend-04',
  wornInMirror: 'review-winter-06',
  wornCoat: 'review-autumn-05',
  wornKnit: 'review-autumn-03',
} as const

export type PictureFile = keyof typeof files

/** As a reply of the server names it. */
export const picturePath = (file: PictureFile): string => imageUrl(files[file])

export const picture = (file: PictureFile): Picture => ({ ...imageAttributes(picturePath(file)), sizes: '16rem' })

const style = (id: number, name: string, file: PictureFile, paperColor: PaperColor) => ({ id, name, file, paperColor })

const all = [
  style(1, '트렌치 코트와 데님', 'trenchAndDenim', 'sky'),
  style(2, '초코 블레이저', 'checkBlazer', 'apricot'),
  style(3, '세이지 니트와 롱스커트', 'sageJacket', 'lilac'),
  style(4, '회색 체크 수트', 'greyJacket', 'slate'),
  style(5, '네이비 슬랙스', 'navy', 'mustard'),
  style(6, '소프트 레더 숄더백', 'picnic', 'mugwort'),
]

export const styles = all.map(({ file, ...style }) => ({ ...style, picture: picture(file) }))

/** As replies of the server have them. */
export const styleRecords = all.map(({ id, name, file }) => ({ id, name, imageUrl: picturePath(file) }))
