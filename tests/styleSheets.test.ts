import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from '../scripts/shared/filesIn.ts'

type SheetImport = { file: string; sheet: string }

const project = mkdtempSync(join(tmpdir(), 'pickers-sheets-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Every import of a CSS module below `src` of a project folder, with paths relative to that folder. */
function sheetImportsOf(baseDir: string): SheetImport[] {
  return filesIn(`${baseDir}/src`, /\.tsx?$/)
    .map((path) => path.slice(baseDir.length + 1))
    .flatMap((file) =>
      [...readFileSync(join(baseDir, file), 'utf8').matchAll(/'(\.{1,2}\/[^']+\.module\.css)'/g)].map(([, path = '']) => ({
        file,
        sheet: join(dirname(file), path),
      })),
    )
}

/** The violations of the rules: `file → sheet` with the rule's name, sorted. */
function violationsOf(imports: readonly SheetImport[]): string[] {
  const broken = imports.flatMap(({ file, sheet }) => {
    const line = (rule: string) => `${rule}: ${file} → ${sheet}`
    const importers = imports.filter((other) => other.sheet === sheet)
    if (dirname(file) !== dirname(sheet)) return [line('a sheet belongs to its folder')]
    if (/^src\/features\/.*Page\.tsx$/.test(file)) return [line('a page has no sheet')]
    if (importers.length > 1 && !file.startsWith('src/features/')) return [line('a shared sheet belongs to a feature')]
    const name = importers.length > 1 ? basename(dirname(sheet)) : basename(file, '.tsx')
    const isNamed = basename(sheet, '.module.css').toLowerCase() === name.toLowerCase()
    return isNamed ? [] : [line(`a sheet bears the name of its component or feature, here ${name}.module.css`)]
  })
  return broken.toSorted()
}

test('components, features and pages import no style sheet of another', () => {
  const imports = sheetImportsOf(process.cwd())
  expect(imports.length).toBeGreaterThan(90)
  expect(violationsOf(imports)).toEqual([])
})

test('each rule for style sheets finds an import that breaks it', () => {
  const violations = {
    'src/features/pick/Guest.tsx': '../memo/Memo.module.css',
    'src/features/pick/PickPage.tsx': './PickPage.module.css',
    'src/ui/Badge.tsx': './Chip.module.css',
    'src/ui/Chip.tsx': './Chip.module.css',
    'src/features/memo/Other.tsx': './Another.module.css',
  }
  for (const [file, sheet] of Object.entries(violations)) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), `import css from '${sheet}'\n`)
  }
  expect(violationsOf(sheetImportsOf(project))).toEqual([
    'a page has no sheet: src/features/pick/PickPage.tsx → src/features/pick/PickPage.module.css',
    'a shared sheet belongs to a feature: src/ui/Badge.tsx → src/ui/Chip.module.css',
    'a shared sheet belongs to a feature: src/ui/Chip.tsx → src/ui/Chip.module.css',
    'a sheet bears the name of its component or feature, here Other.module.css: src/features/memo/Other.tsx → src/features/memo/Another.module.css',
    'a sheet belongs to its folder: src/features/pick/Guest.tsx → src/features/memo/Memo.module.css',
  ])
})

test('every class of the app that is no module’s is one of recipes.css, and each of these is used', () => {
  const texts = filesIn('src', /\.tsx$/).map((file) => readFileSync(file, 'utf8'))
  const used = texts.flatMap((text) =>
    [...text.matchAll(/className=(?:"([^"]+)"|\{`\$\{css\.\w+\} ([^`$]+)`\})/g)].flatMap(([, alone, more]) =>
      (alone ?? more ?? '').split(' '),
    ),
  )
  const recipes = [...readFileSync('src/ui/recipes.css', 'utf8').matchAll(/^ +\.([a-z-]+)/gm)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(recipes))
})

/**
 * The widths at which layouts change, in CSS, `sizes` and scripts alike: elsewhere two of them would disagree about a window
 * of exactly that width.
 */
const declaredWidths = new Set([
  // Phones, everything wider.
  'width <= 48em',
  'width > 48em',
  // Large phones on their side and tablets: three columns, and no bar of buttons over the page.
  'width < 43.75em',
  'width >= 43.75em',
  // Desktops: a column at the side, four columns.
  'width >= 64em',
  // Ten styles in two rows.
  'width >= 80em',
  // The console beside the app.
  'width < 107.5em',
  // Wide desktops: the page is wider than 80rem, five columns.
  'width >= 107.5em',
])

/** Every width of a media query in a text that is not declared. Container queries depend on their component alone. */
const undeclaredWidthsOf = (text: string): string[] =>
  [...text.matchAll(/(@container[^{]*)?\(\s*([^()]*\bwidth\b\s*(?:[<>]=?|:)\s*[\d.]+(?:em|rem|px))\s*\)/g)].flatMap(
    ([, container, width = '']) => (container !== undefined || declaredWidths.has(width) ? [] : [width]),
  )

test('layouts change at declared widths only', () => {
  const undeclared = ['src', 'mocks'].flatMap((folder) =>
    filesIn(folder, /\.(css|tsx?)$/).flatMap((file) =>
      undeclaredWidthsOf(readFileSync(file, 'utf8')).map((width) => `${file}: ${width}`),
    ),
  )
  expect(undeclared).toEqual([])
})

test('finds every way to write another width', () => {
  const text = `
    @media (width > 48em) and (min-width: 30em) { @container (min-width: 27rem) { } }
    @media (width>=48em) { }
    sizes="(max-width: 48.0625em) 50vw, (width <= 48em) 1px"
    matchMedia('(width > 768px)')
    const fits = (width: number) => width > 768`
  expect(undeclaredWidthsOf(text)).toEqual(['min-width: 30em', 'width>=48em', 'max-width: 48.0625em', 'width > 768px'])
})
