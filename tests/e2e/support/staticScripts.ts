import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { readSources } from './sourceMaps.ts'

/** What every page of the app needs: the document's script, the root and the app. */
const app = ['src/main.tsx', 'src/Root.tsx', 'src/app/App.tsx']

/** Bytes after gzip of the scripts that a page of the app waits for: those of its module, and all that they import statically. */
export function staticScriptsOf(build: string, module: string): number {
  const assets = join(build, 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const needed = new Set<string>()
  for (const name of [...app, module]) add(fileWith(name))
  return [...needed].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)

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
}
