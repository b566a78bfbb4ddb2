import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

/** Scripts of third-party services with fixed names: classic scripts without a hash, like the real ones. */
const sources: Readonly<Record<string, string>> = {
  'mock/postcode.js': '../providers/postcode/script.ts',
  'mock/gtag.js': '../providers/analytics/script.ts',
}

export const classicScripts: readonly string[] = Object.keys(sources)

/** The JavaScript of such a script, by its path below the base; undefined for any other path. */
export async function classicScript(path: string): Promise<string | undefined> {
  const source = Object.hasOwn(sources, path) ? sources[path] : undefined
  if (source === undefined) return undefined
  const file = fileURLToPath(new URL(source, import.meta.url))
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2023' })
  return code
}
