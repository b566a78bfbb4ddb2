import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { edgeCharacters, sansFiles, serifFiles, syllables } from '../../scripts/generate/fontCharacters.ts'
import { charactersOf } from '../../scripts/shared/woff2.ts'
import { rename, type Names } from './names.ts'

/** Run by `npm run generate -- fonts` in the project's folder: writes src/ui/fonts and the sheet that declares them. */

interface Face extends Names {
  readonly source: string
  readonly variationAxes?: object
}

const packageFile = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url))
const fontsource = (name: string, subset: string, weight: number) =>
  packageFile(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`)

const sans: Face = {
  family: 'Pickers Sans',
  copyright: 'Copyright (c) 2021, Kil Hyung-jin (https://github.com/orioncactus/pretendard), with Reserved Font Name Pretendard.',
  source: packageFile('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
  variationAxes: { wght: { min: 400, max: 800 } },
}
const serif = (subset: string): Face => ({
  family: 'Pickers Serif',
  copyright: 'Copyright 2021 The Gowun Batang Project Authors (https://github.com/yangheeryu/Gowun-Batang)',
  source: fontsource('gowun-batang', subset, 400),
})
const edge = (weight: number): Face => ({
  family: 'Pickers Edge',
  copyright: 'Copyright 2011 Google Inc. All Rights Reserved.',
  source: fontsource('roboto-condensed', 'latin', weight),
})

const folder = 'src/ui/fonts'

/** Writes a subset and returns the characters that it has. */
async function write(name: string, { source, variationAxes, ...names }: Face, characters: string): Promise<string[]> {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'sfnt',
    // Figures of one width, kerning and composition: the only features in use.
    keepFeatures: ['ccmp', 'kern', 'tnum'],
    noHinting: true,
    variationAxes,
  })
  const woff2 = await fontverter.convert(rename(subset, names), 'woff2', 'sfnt')
  writeFileSync(`${folder}/${name}.woff2`, woff2)
  const held = charactersOf(woff2)
  console.log(`${name}.woff2: ${held.length} characters, ${(woff2.length / 1000).toFixed(1)} kB`)
  return held
}

/** Ranges of code points as in `unicode-range`. */
function unicodeRange(characters: readonly string[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const ranges: [number, number][] = []
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

const rule = (family: string, file: string, weight: string, range: string) => `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}.woff2') format('woff2');
  unicode-range: ${range};
}
`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const rules: string[] = []
const frequent = frequentFirst()
for (const [name, characters] of Object.entries(sansFiles(frequent))) {
  const held = await write(`sans-${name}`, sans, characters)
  if (name !== 'landing') rules.push(rule(sans.family, `sans-${name}`, '400 800', unicodeRange(held)))
}
const written = serifFiles(frequent)
await write('serif-hangul', serif('korean'), written.hangul)
// Whole blocks, since the exact ranges are long: the file declared after it takes precedence for what it has.
rules.push(rule('Pickers Serif', 'serif-hangul', '400', 'U+3131-318E, U+AC00-D7A3'))
const held = await write('serif-frequent', serif('korean'), written.frequent)
rules.push(rule('Pickers Serif', 'serif-frequent', '400', unicodeRange(held)))
const latin = await write('serif-latin', serif('latin'), written.latin)
rules.push(rule('Pickers Serif', 'serif-latin', '400', unicodeRange(latin)))
for (const weight of [500, 700]) await write(`edge-${weight}`, edge(weight), edgeCharacters)
writeFileSync(
  'src/ui/appFonts.css',
  `/* Written by npm run generate -- fonts: the faces that the landing does not need, by the characters that each file has. */
${rules.join('')}`,
)

/**
 * The syllables by how often they occur: Google Fonts cuts Korean faces into files numbered so, from the evidence of web pages,
 * and the package lists them.
 */
function frequentFirst(): string[] {
  const slices: Record<string, string> = JSON.parse(readFileSync(packageFile('@fontsource/gowun-batang/unicode.json'), 'utf8'))
  const ranks = new Map<number, number>()
  for (const [name, ranges] of Object.entries(slices)) {
    const no = Number(/^\[(\d+)\]$/.exec(name)?.[1] ?? 0)
    for (const range of ranges.split(',')) {
      const [first = 0, last = first] = range
        .replace(/U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      if (no > 0) for (let code = first; code <= last; code++) ranks.set(code, no)
    }
  }
  const rank = (syllable: string) => ranks.get(syllable.codePointAt(0) ?? 0) ?? 0
  return syllables.toSorted((a, b) => rank(b) - rank(a))
}
