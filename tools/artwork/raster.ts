import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Width } from '../../mocks/db/seed/images.ts'
import type { Picture } from './pictures.ts'
import { BLEED, PIXELS } from './sheet.ts'
import type { Cutting, Drawing } from './sheet.ts'

/** Bytes a file may have at each width; 25 kB at 640 loads quickly on a phone. */
export const maxBytes: Record<Width, number> = { 320: 10_000, 640: 25_000, 960: 45_000 }

/** Effort 1 takes a third of the time of effort 2; the subsampled colours save the extra bytes again. */
const ENCODING = { effort: 1, chromaSubsampling: '4:2:0' }
const BEST = 55
const WORST = 31
const STEP = 6

/** Dots per inch at which an SVG's own width is its width in pixels. */
const DENSITY = 72

/** The drawing as pixels, 3:4, `width` px wide, without alpha. */
export async function rasterise({ svg, cutting }: Drawing, width: number = PIXELS): Promise<Sharp> {
  const drawn = sharp(Buffer.from(svg), { density: (DENSITY * width) / PIXELS }).flatten({ background: '#ffffff' })
  const shown = cutting ? drawn.extract(withoutBleed(cutting, width)) : drawn
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

function withoutBleed(cutting: Cutting, width: number) {
  const bleed = Math.round((BLEED * width) / cutting.width)
  return { left: bleed, top: bleed, width, height: Math.floor((width * 4) / 3) }
}

/** AVIF at one width, with lower quality until the file is small enough. */
async function encode(picture: Sharp, width: Width): Promise<Buffer> {
  const resized = await picture.clone().resize(width).raw().toBuffer({ resolveWithObject: true })
  for (let quality = BEST; ; quality -= STEP) {
    const file = await sharp(resized.data, { raw: resized.info })
      .avif({ quality, ...ENCODING })
      .toBuffer()
    if (file.length <= maxBytes[width] || quality - STEP < WORST) return file
  }
}

/** Draws one picture once, as wide as its widest file, and writes it at its widths; resolves to the bytes written. */
export async function writePicture(root: string, picture: Picture): Promise<number> {
  const folder = join(root, picture.folder)
  await mkdir(folder, { recursive: true })
  const drawn = await rasterise(picture.draw(), Math.max(...picture.widths))
  let bytes = 0
  for (const width of picture.widths) {
    const file = await encode(drawn, width)
    await writeFile(join(folder, `${picture.name}-${width}.avif`), file)
    bytes += file.length
  }
  return bytes
}
