import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from '@playwright/test'
import * as v from 'valibot'
import { folder } from './folders.ts'
import { countDifferences, readPixels } from './pixels.ts'

/** What pictures depend on: the browser, and the packages that draw text beside the app's own faces. */
const keySchema = v.object({ browser: v.string(), packages: v.record(v.string(), v.string()) })
export type Key = v.InferOutput<typeof keySchema>

export const keyFile = join(folder, 'key.json')
export const sampleFile = join(folder, 'sample.webp')

const packageNames = ['fonts-noto-color-emoji', 'fonts-dejavu-core', 'libfreetype6', 'libharfbuzz0b']

/** The key of this machine; a package that it does not have, or that is none of Debian's, is missing. */
export function readKey(browser: Browser, executablePath = 'chromium'): Key {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${Version}\n', ...packageNames], { encoding: 'utf8' })
  const versions = new Map(
    (stdout ?? '').split('\n').map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']),
  )
  return {
    browser: `${basename(executablePath)} ${browser.version()}`,
    packages: Object.fromEntries(packageNames.map((name) => [name, versions.get(name) ?? 'missing'])),
  }
}

/** The key of the stored pictures; undefined without pictures. */
export function readStoredKey(): Key | undefined {
  return existsSync(keyFile) ? v.parse(keySchema, JSON.parse(readFileSync(keyFile, 'utf8'))) : undefined
}

/** One sentence that says why pictures are not compared here; undefined if they are. */
export function explainOtherKey(stored: Key, here: Key): string | undefined {
  const others = [
    ...(stored.browser === here.browser ? [] : [`${stored.browser} (here ${here.browser})`]),
    ...Object.entries(stored.packages)
      .filter(([name, version]) => here.packages[name] !== version)
      .map(([name, version]) => `${name} ${version} (here ${here.packages[name] ?? 'missing'})`),
  ]
  if (others.length === 0) return undefined
  return `Pictures are not compared: those of the repository were made with ${others.join(', ')}.`
}

/** A face of the app's as a rule for a page without an address. */
function faceRule(family: string, file: string): string {
  const woff2 = readFileSync(join('src/ui/fonts', file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 400 800; src: url(data:font/woff2;base64,${woff2}) }`
}

/** Text of every family and size: equal packages draw it differently with other font settings, or with fonts of no package. */
const drawSampleText = () => `<!doctype html><html lang="ko"><style>
${faceRule('Pickers Sans', 'sans-landing.woff2')}
${faceRule('Pickers Serif', 'serif-frequent.woff2')}
</style><body style="margin: 16px; background: #fff; color: #111">
${["'Pickers Sans', sans-serif", "'Pickers Serif', serif", 'sans-serif', 'serif']
  .map((family) => ({ family, korean: family.startsWith("'") ? '마음에 드는 스타일을 고르면' : '' }))
  .flatMap(({ family, korean }) => [
    `<p style="font: 400 11px/1.4 ${family}">${korean} 41,500 ABC abc →×😀</p>`,
    `<p style="font: 700 28px/1.4 ${family}">${korean} EP 07</p>`,
  ])
  .join('\n')}
</body></html>`

/** The sample as this machine draws it. */
export async function drawSample(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 480, height: 480 }, locale: 'ko-KR' })
  try {
    await page.setContent(drawSampleText())
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

/** One sentence if this machine, with the same packages, draws text differently. */
export async function explainOtherText(browser: Browser): Promise<string | undefined> {
  const stored = await readPixels(readFileSync(sampleFile))
  const here = await readPixels(await drawSample(browser))
  const count = countDifferences(stored, here)
  if (count === 0) return undefined
  return `Pictures are not compared: text is drawn differently here, by other fonts or font settings (${count} pixels of ${sampleFile}).`
}
