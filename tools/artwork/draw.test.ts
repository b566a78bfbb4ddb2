import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'
import { rasterise } from './raster.ts'

const root = new URL('../../', import.meta.url).pathname

test('another process draws the same', () => {
  const committed: unknown = JSON.parse(readFileSync(join(root, 'tools/artwork/hashes.json'), 'utf8'))
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tools/artwork/draw.ts', '--hashes'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual(committed)
})

test.each(['style-autumn-01', 'product-winter-02-front', 'product-city-09-back', 'review-spring-02', 'landing-summer-04'])(
  '%s drawn anew looks like its committed file',
  async (name) => {
    const picture = pictures.find((picture) => picture.name === name)
    if (!picture) throw new Error(`No picture ${name}`)
    const anew = await (await rasterise(picture.draw())).resize(320).raw().toBuffer()
    const file = await sharp(join(root, picture.folder, `${name}-320.avif`))
      .raw()
      .toBuffer()
    expect(file.length).toBe(anew.length)
    const off = anew.reduce((sum, value, i) => sum + Math.abs(value - (file[i] ?? 0)), 0) / anew.length
    expect(off).toBeLessThan(6)
  },
)
