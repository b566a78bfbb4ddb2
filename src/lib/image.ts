import { env } from '../config/env.ts'

const sized = /^(.*)-(320|640|960)\.avif$/

/** The CDN's URL of an image path; absolute and data URLs are returned unchanged (CONST-03). */
export function imageUrl(path: string, cdnBase = env.cdnBase): string {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(path) ? path : cdnBase + path.replace(/^\/+/, '')
}

/**
 * The `src` and `srcSet` of an `<img>`. Only names that end in a known width have a `srcSet`, so that pictures of any other
 * CDN work too. `largest` is 960 if such a file exists; widths in px.
 */
export function imageAttributes(path: string, largest: 640 | 960 = 640): { src: string; srcSet?: string } {
  const src = imageUrl(path)
  const stem = sized.exec(src)?.[1]
  if (stem === undefined) return { src }
  const widths = largest === 960 ? [320, 640, 960] : [320, 640]
  return { src, srcSet: widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ') }
}
