import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Width } from '../db/seed/images.ts'
import type { Picture } from './pictures.ts'
import { BLEED, PIXELS } from './sheet.ts'
import type { Cutting, Drawing } from './sheet.ts'

/** Bytes a file may have at each width; 25 kB at 640 is what a phone on the road forgives. */
export const budgets: Record<Width, number> = { 320: 10_000, 640: 25_000, 960: 45_000 }

const EFFORT = 2
const BEST = 55
const WORST = 31
const STEP = 6

/** Pixels of a drawing at 960 × 1280, without alpha. */
export async function pixels({ svg, cutting }: Drawing): Promise<Sharp> {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  const shown = cutting ? drawn.extract(withoutBleed(cutting)) : drawn
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

function withoutBleed({ width }: Cutting) {
  const bleed = Math.round((BLEED * PIXELS) / width)
  return { left: bleed, top: bleed, width: PIXELS, height: (PIXELS * 4) / 3 }
}

/** AVIF at one width, its quality lowered in steps until it keeps to the budget. */
async function encoded(picture: Sharp, width: Width): Promise<Buffer> {
  const resized = await picture.clone().resize(width).raw().toBuffer({ resolveWithObject: true })
  for (let quality = BEST; ; quality -= STEP) {
    const file = await sharp(resized.data, { raw: resized.info }).avif({ quality, effort: EFFORT }).toBuffer()
    if (file.length <= budgets[width] || quality - STEP < WORST) return file
  }
}

/** Draws one picture once and writes it at its widths; resolves to the bytes written. */
export async function write(root: string, picture: Picture): Promise<number> {
  const folder = join(root, picture.folder)
  await mkdir(folder, { recursive: true })
  const drawn = await pixels(picture.draw())
  let bytes = 0
  for (const width of picture.widths) {
    const file = await encoded(drawn, width)
    await writeFile(join(folder, `${picture.name}-${width}.avif`), file)
    bytes += file.length
  }
  return bytes
}
