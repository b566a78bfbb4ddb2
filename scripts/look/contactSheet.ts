import sharp from 'sharp'
import type { Screenshot } from './screenshot.ts'

const GAP = 24
const BACKGROUND = '#7c857c'

/** Combines rows of screenshots into one PNG. */
export async function contactSheet(rows: readonly (readonly Screenshot[])[]): Promise<Buffer> {
  const pictures: { input: Buffer; left: number; top: number }[] = []
  let top = GAP
  let right = 0
  for (const row of rows) {
    let left = GAP
    for (const { data, info } of row) {
      pictures.push({ input: data, left, top })
      left += info.width + GAP
    }
    right = Math.max(right, left)
    top += Math.max(...row.map(({ info }) => info.height)) + GAP
  }
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: BACKGROUND } })
  return sheet.composite(pictures).png().toBuffer()
}
