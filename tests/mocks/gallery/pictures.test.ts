import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureAddress, pictureName, pictureSize } from '../../../mocks/gallery/pictures.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'

const folder = 'mocks/public/mock/pictures'
const KB = 1024
const files = readdirSync(folder)

test('every scenario of the catalogue has a picture, and every picture a scenario', () => {
  expect(files.toSorted()).toEqual(scenarios.map(({ id }) => pictureName(id)).toSorted())
})

test('a picture has the size that its card reserves, and all are small', async () => {
  const sizes = await Promise.all(files.map((file) => sharp(join(folder, file)).metadata()))
  expect(sizes.filter(({ width, height }) => width !== pictureSize.width || height !== pictureSize.height)).toEqual([])
  const bytes = files.map((file) => statSync(join(folder, file)).size)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(16 * KB)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700 * KB)
})

test('a developer’s own scenario has no picture, also with the id of another', () => {
  const [first] = scenarios
  if (!first) throw new Error('no scenarios')
  expect(pictureAddress(first)).toMatch(/mock\/pictures\/visitor-landing\.avif$/)
  expect(pictureAddress({ ...first })).toBeUndefined()
})
