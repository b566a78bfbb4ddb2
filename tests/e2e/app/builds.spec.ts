import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { sites } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const digestsOf = (folder: string) => new Set(filesOf(folder).map((file) => digest(join(folder, file))))

const sourceMap = v.object({ sources: v.array(v.string()) })

/** The source files whose code went into a build, as its source maps name them. */
function sourcesOf(build: string) {
  const maps = filesOf(build).filter((file) => file.endsWith('.map'))
  return maps.flatMap((file) => v.parse(sourceMap, JSON.parse(readFileSync(join(build, file), 'utf8'))).sources)
}

const isMocks = (source: string) => /(^|\/)mocks?\/|node_modules\/(msw|@mswjs)\//.test(source)
const isWorker = (file: string) => /(^|\/)sw\.js$|^mock\//.test(file)

const { real, mock, 'demo-404': demo } = sites

// Each search first shows that it finds what it looks for in the mocked build.
test('the build for the real backend is made of no module of the mocks', () => {
  expect(sourcesOf(mock.build).filter(isMocks).length).toBeGreaterThan(0)
  expect(sourcesOf(real.build).length).toBeGreaterThan(0)
  expect(sourcesOf(real.build).filter(isMocks)).toEqual([])
})

test('the build for the real backend has no service worker and no page of the mocks', () => {
  expect(filesOf(mock.build).filter(isWorker).length).toBeGreaterThan(0)
  expect(filesOf(real.build).filter(isWorker)).toEqual([])
  const talking = filesOf(real.build).filter(
    (file) => file.endsWith('.js') && /MOCK_ACTIVATE|serviceWorker\.register/.test(readFileSync(join(real.build, file), 'utf8')),
  )
  expect(talking).toEqual([])
})

test('the build for the real backend has none of the files of mocks/public', () => {
  // the ten pictures of the landing view are the app's own, whatever they were made from
  const landing = digestsOf('src/features/landing')
  const ours = filesOf('mocks/public')
    .map((file) => ({ file, hash: digest(join('mocks/public', file)) }))
    .filter(({ hash }) => !landing.has(hash))
  expect(ours.length).toBeGreaterThan(0)
  const [mocked, bare] = [digestsOf(mock.build), digestsOf(real.build)]
  expect(ours.filter(({ hash }) => !mocked.has(hash))).toEqual([])
  expect(ours.filter(({ hash }) => bare.has(hash))).toEqual([])
})

test("[API-62] MSW's worker script in a mocked build is the one of the installed package, byte for byte", () => {
  const published = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')))
  for (const { build } of [mock, demo]) expect(readFileSync(join(build, 'mockServiceWorker.js')).equals(published)).toBe(true)
})

test('every build names the order of the style layers before its first style sheet', () => {
  for (const { build } of Object.values(sites)) {
    const page = readFileSync(join(build, 'index.html'), 'utf8')
    const [order, sheet] = [page.indexOf('@layer reset,tokens,ui,features'), page.indexOf('rel="stylesheet"')]
    expect(order).toBeGreaterThan(0)
    expect(sheet).toBeGreaterThan(order)
  }
})

test('the landing of the build for the real backend takes 98 kB of script at most, compressed', () => {
  // What stands in the template is fetched by pages that begin with the app.
  const page = readFileSync(join(real.build, 'index.html'), 'utf8').replace(/<template id="app-files">.*?<\/template>/s, '')
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(real.build, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(98_000)
})
