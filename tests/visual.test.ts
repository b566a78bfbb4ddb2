import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accept } from '../scripts/visual/accept.ts'
import { explainOtherKey, readStoredKey, type Key } from '../scripts/visual/environment.ts'
import { folder } from '../scripts/visual/folders.ts'
import { pictures, routeAppearances } from '../scripts/visual/pictures.ts'
import {
  appendRows,
  countDifferences,
  encode,
  findDifferentArea,
  markDifferences,
  readPixels,
  type Pixels,
} from '../scripts/visual/pixels.ts'

const names = pictures.map(({ name }) => name)

describe('what is photographed', () => {
  test('four appearances have every pair of size, theme and language', () => {
    const pairs = routeAppearances.flatMap(({ device, theme, language }) => [
      `${device} ${theme}`,
      `${device} ${language}`,
      `${theme} ${language}`,
    ])
    expect(new Set(pairs).size).toBe(12)
  })

  test('the repository has these pictures and no others, in 20 MB', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\/.*\.webp$/.test(file))
    expect(files.toSorted()).toEqual(names.toSorted())
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(20e6)
  })
})

const size = { width: 40, height: 30 }
const grey = (level: number, { width, height } = size): Pixels => ({
  data: new Uint8Array(width * height * 3).fill(level),
  width,
  height,
})

function withPixel(pixels: Pixels, x: number, y: number, level: number): Pixels {
  const data = Uint8Array.from(pixels.data)
  data[(y * pixels.width + x) * 3 + 1] = level
  return { ...pixels, data }
}

describe('a comparison', () => {
  test('reports a single changed pixel', () => {
    expect(countDifferences(grey(120), withPixel(grey(120), 39, 29, 130))).toBe(1)
  })

  test('is silent about the rounding of another processor', () => {
    expect(countDifferences(grey(120), withPixel(grey(120), 5, 5, 122))).toBe(0)
  })

  test('of another size counts what only one of them has', () => {
    expect(countDifferences(grey(120), grey(120, { width: 40, height: 32 }))).toBe(80)
    expect(countDifferences(grey(120, { width: 42, height: 30 }), grey(120))).toBe(60)
  })

  test('marks the changed pixel alone', () => {
    const { data } = markDifferences(grey(120), withPixel(grey(120), 2, 0, 130))
    const isMarked = (x: number) => data[x * 3 + 1] === 0
    expect([0, 1, 2, 3].map(isMarked)).toEqual([false, false, true, false])
  })

  test('finds the area that differs', () => {
    const changed = withPixel(withPixel(grey(120), 4, 20, 130), 9, 3, 130)
    expect(findDifferentArea(grey(120), changed)).toEqual({ x: 4, y: 3, width: 6, height: 18 })
  })

  test('reads a stored picture without loss', async () => {
    const noise = { ...size, data: Uint8Array.from({ length: 3600 }, (_, at) => (at * 7919) % 256) }
    expect(countDifferences(noise, await readPixels(await encode(noise)))).toBe(0)
    expect((await readPixels(await encode(noise))).data).toEqual(Buffer.from(noise.data))
    expect((await sharp(await encode(noise)).metadata()).format).toBe('webp')
  })
})

describe('a long page', () => {
  test('is the first window and the rows that scrolling brings in below it', () => {
    const { data, ...joined } = appendRows(grey(10), withPixel(grey(20), 7, 29, 30), 5)
    expect(joined).toEqual({ width: 40, height: 35 })
    const greens = Array.from({ length: 35 }, (_, y) => data[(y * 40 + 7) * 3 + 1])
    expect(greens).toEqual([...Array<number>(30).fill(10), 20, 20, 20, 20, 30])
  })

  test('that cannot be scrolled is one window', () => {
    expect(appendRows(grey(10), grey(20), 0)).toEqual(grey(10))
  })
})

describe('another environment', () => {
  const key: Key = {
    browser: 'chromium-headless-shell 1.0',
    packages: { 'fonts-dejavu-core': '1', 'fonts-noto-color-emoji': '2' },
  }

  test('with the same key is none', () => {
    expect(explainOtherKey(key, structuredClone(key))).toBeUndefined()
  })

  test('is named in one sentence with the browser and the fonts of the pictures', () => {
    expect(explainOtherKey(key, { browser: 'chrome 2.0', packages: { 'fonts-dejavu-core': '3' } })).toBe(
      'Pictures are not compared: those of the repository were made with chromium-headless-shell 1.0 (here chrome 2.0), fonts-dejavu-core 1 (here 3), fonts-noto-color-emoji 2 (here missing).',
    )
  })

  test('the stored key names Chromium and its fonts, none of them Korean', () => {
    expect(readStoredKey()?.packages).not.toHaveProperty('fonts-noto-cjk')
    expect(readStoredKey()).toMatchObject({
      browser: expect.stringMatching(/^chromium.* \d+/),
      packages: { 'fonts-dejavu-core': expect.stringMatching(/^\d/), 'fonts-noto-color-emoji': expect.stringMatching(/^\d/) },
    })
  })
})

describe('--accept', () => {
  const wanted = ['screens/a.webp', 'screens/b.webp', 'components/c.webp']

  /** The folder of pictures, and what the last run found: `b` and `c` differ. */
  function prepare() {
    const root = mkdtempSync(join(tmpdir(), 'pickers-visual-'))
    const [folder, results] = [join(root, 'pictures'), join(root, 'results')]
    for (const path of [folder, results])
      for (const name of ['screens', 'components']) mkdirSync(join(path, name), { recursive: true })
    for (const name of [...wanted, 'screens/gone.webp']) writeFileSync(join(folder, name), 'before')
    for (const name of ['screens/b.webp', 'components/c.webp', 'report.html']) writeFileSync(join(results, name), 'after')
    const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined)
    return { folder, read, accept: (path: string) => accept(path, { names: wanted, folder, results }) }
  }

  test('stores one picture and leaves the others', () => {
    const { folder, read, accept } = prepare()
    expect(accept(join(folder, 'screens/b.webp'))).toEqual(['screens/b.webp'])
    expect([...wanted, 'screens/gone.webp'].map(read)).toEqual(['before', 'after', 'before', 'before'])
  })

  test('stores a folder, and removes pictures that are no longer taken', () => {
    const { folder, read, accept } = prepare()
    expect(accept(join(folder, 'screens'))).toEqual(['screens/b.webp', 'screens/gone.webp'])
    expect([...wanted, 'screens/gone.webp'].map(read)).toEqual(['before', 'after', 'before', undefined])
  })

  test('of the whole folder stores all', () => {
    const { folder, accept } = prepare()
    expect(accept(`${folder}/`).toSorted()).toEqual(['components/c.webp', 'screens/b.webp', 'screens/gone.webp'])
  })

  test.each(['..', '../results', '../pictures-2', '/', '/etc/passwd', '../../pictures'])('refuses %s', (path) => {
    const { folder, read, accept } = prepare()
    expect(() => accept(path.startsWith('/') ? path : join(folder, path))).toThrow(`is not in ${folder}`)
    expect(wanted.map(read)).toEqual(['before', 'before', 'before'])
  })
})
