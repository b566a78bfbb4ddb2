import type { Picture } from './Image.tsx'

const files = import.meta.glob<string>('./img/*.avif', { eager: true, query: '?url&no-inline', import: 'default' })
const sizes = '(width > 48em) 20rem, 11rem'

/** Ordered by alternating season, so that neighbours look different. */
const names = [
  'autumn-01',
  'city-05',
  'spring-08',
  'winter-02',
  'summer-04',
  'weekend-07',
  'winter-09',
  'spring-02',
  'autumn-09',
  'city-07',
] as const

type PictureName = (typeof names)[number]

export type LandingPicture = Picture & { name: PictureName }

/** The ten pictures of the landing page, bundled with the app. */
export const pictures: readonly LandingPicture[] = names.map((name) => ({
  name,
  src: fileOf(name, 640),
  srcSet: `${fileOf(name, 320)} 320w, ${fileOf(name, 640)} 640w`,
  sizes,
}))

function fileOf(name: PictureName, width: 320 | 640): string {
  return files[`./img/landing-${name}-${width}.avif`] ?? ''
}
