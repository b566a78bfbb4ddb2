import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { readSources } from './sourceMaps.ts'

/** What every page of the app needs: the document's script, the root and the app. */
const app = ['src/main.tsx', 'src/Root.tsx', 'src/app/App.tsx']

/** The scripts that a page of the app waits for, with their bytes after gzip, and its style sheets. */
export interface FirstView {
  scripts: number
  bytes: number
  sheets: number
}

/** What these modules of a page and all that they import statically make the page wait for, besides the app. */
export function firstViewOf(build: string, ...modules: string[]): FirstView {
  const assets = join(build, 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const needed = new Set<string>()
  for (const name of [...app, ...modules]) add(fileWith(name))
  const page = readFileSync(join(build, 'index.html'), 'utf8')
  const sheets = new Set([...page.matchAll(/assets\/([^"]+\.css)/g)].map(([, sheet]) => sheet))
  for (const file of files) for (const sheet of sheetsOfImports(readFileSync(join(assets, file), 'utf8'))) sheets.add(sheet)
  const bytes = [...needed].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
  return { scripts: needed.size, bytes, sheets: sheets.size }

  function fileWith(name: string): string {
    const file = files.find((file) => readSources(join(assets, `${file}.map`)).some((source) => source.endsWith(`/${name}`)))
    if (file === undefined) throw new Error(`${build} has no source map with ${name}`)
    return file
  }

  function add(file: string): void {
    if (needed.has(file)) return
    needed.add(file)
    const { staticImports } = parseSync(file, readFileSync(join(assets, file), 'utf8')).module
    for (const { moduleRequest } of staticImports) add(moduleRequest.value.replace('./', ''))
  }

  /** The sheets that Vite loads with a dynamic import of a needed script. */
  function sheetsOfImports(script: string): string[] {
    const names: string[] = JSON.parse(/m\.f=(\[.*?\])/.exec(script)?.[1] ?? '[]')
    return script.split('import(').flatMap((part) => {
      const [, file = ''] = /^.\.\/([\w.-]+\.js)/.exec(part) ?? []
      const [, indexes = ''] = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(part) ?? []
      if (!needed.has(file)) return []
      const loaded = indexes.split(',').map((index) => names[Number(index)] ?? '')
      return loaded.filter((name) => name.endsWith('.css')).map((name) => name.replace('assets/', ''))
    })
  }
}
