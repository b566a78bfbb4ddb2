import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { distance } from './colour.ts'
import { describe as inWords } from './describe.ts'
import { hashOf } from './draw.ts'
import { landingStyles } from './landing.ts'
import { looks } from './looks.ts'
import { papers } from './palettes.ts'
import { skins } from './person/person.ts'
import { pictures } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { maxBytes } from './raster.ts'
import { rollOf, rolls } from './rolls.ts'
import { builds } from './skeleton.ts'
import { drawStyle } from './style.ts'
import { garmentOf } from './wardrobe.ts'
import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import { products } from '../../mocks/db/seed/products.ts'
import { styleOf, styles } from '../../mocks/db/seed/styles.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fileOf = ({ folder, name }: Pick<Picture, 'folder' | 'name'>, width: number) => join(root, folder, `${name}-${width}.avif`)
const files = pictures.flatMap((picture) => picture.widths.map((width) => ({ width, path: fileOf(picture, width) })))

test('every drawing hashes to what was committed with its files', () => {
  const committed: unknown = JSON.parse(readFileSync(join(root, 'tools/artwork/hashes.json'), 'utf8'))
  expect(Object.fromEntries(pictures.map((picture) => [picture.name, hashOf(picture.draw())]))).toEqual(committed)
})

describe('the files keep to their budget', () => {
  test('no picture is heavier than its width allows', () => {
    const heavy = files.filter(({ path, width }) => statSync(path).size > maxBytes[width])
    expect(heavy).toEqual([])
  })

  test('all pictures together stay under 10 MB, and no file lies there undrawn', () => {
    const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThan(10_000_000)
    const lying = [...new Set(pictures.map(({ folder }) => folder))].flatMap((folder) => readdirSync(join(root, folder)))
    expect(lying).toHaveLength(files.length)
  })

  test('all are three by four', async () => {
    const sample = files.filter((_, i) => i % 41 === 0)
    for (const { path, width } of sample) {
      const size = await sharp(path).metadata()
      expect([size.width, size.height]).toEqual([width, Math.round((width * 4) / 3)])
    }
  })
})

describe('the pictures tell the truth', () => {
  test.each(styles.map((style) => [style.name, style] as const))('%s is drawn in every colour it lists', (_, style) => {
    const { svg } = drawStyle(style)
    const missing = style.garments.filter((garment, i) => {
      const colour = style.colours[i]
      return colour === undefined || !svg.includes(`fill="${garmentOf(seasonOf(style.episodeId), garment, colour).colour}"`)
    })
    expect(missing).toEqual([])
  })
})

describe('the wardrobe is for everybody, and red is the pencil’s', () => {
  const people = Object.values(looks).flatMap((season) => season.map(({ person }) => person))

  test('women and men evenly, of every skin, some of them grey', () => {
    expect(people.filter(({ build }) => builds[build].frame === 'slight')).toHaveLength(30)
    expect(new Set(people.map(({ skin }) => skin)).size).toBe(skins.length)
    expect(new Set(people.map(({ build }) => build)).size).toBe(Object.keys(builds).length)
  })

  test('the landing page shows five women and five men', () => {
    expect(landingStyles.filter((style) => inWords(style, 'en').startsWith('Woman'))).toHaveLength(5)
    expect(landingStyles).toHaveLength(10)
  })

  test('no sheet of paper comes near the pencil', () => {
    const sheets = Object.values(papers).flatMap((pair) => pair.flatMap((paper) => Object.values(paper)))
    expect([...sheets, ...rolls].filter((sheet) => distance(sheet, '#ee3d12') < 85)).toEqual([])
  })

  test('a product stands out from its paper, and four in a row of the shop have different papers', () => {
    const faint = products.filter((product) => {
      const { colour } = garmentOf(seasonOf(product.episodeId), product.garment, product.colour)
      return distance(rollOf(product), colour) < 40
    })
    expect(faint).toEqual([])
    const repeated = products.filter((product, at) =>
      products.slice(Math.max(at - 3, 0), at).some((before) => rollOf(before) === rollOf(product)),
    )
    expect(repeated).toEqual([])
  })

  test('a look’s description comes from the same data', () => {
    expect(inWords(styleOf(1, 1), 'en')).toBe(
      'Woman wearing camel trench coat, ivory ribbed turtleneck, charcoal wide trousers, dark brown handbag',
    )
    expect(inWords(styleOf(1, 1), 'ko')).toBe(
      '카멜 트렌치코트, 아이보리 골지 터틀넥, 차콜 와이드 팬츠, 다크브라운 핸드백 차림의 여성',
    )
  })
})
