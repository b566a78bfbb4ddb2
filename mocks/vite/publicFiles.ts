import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files of mocked builds only: the worker and the demo pictures. */
export const publicFolder = fileURLToPath(new URL('../public', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Found = { readonly file: string; readonly type: string }

/** The file of a path below the base (escaped, no leading slash, no query); undefined if there is none. */
export function publicFile(path: string): Found | undefined {
  return fileIn(publicFolder, path)
}

/** Like `publicFile`, in another folder. */
export function fileIn(folder: string, path: string): Found | undefined {
  const name = unescapedPath(path)
  if (name === undefined || name.split(/[/\\]/).includes('..')) return undefined
  const file = join(folder, name)
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  return { file, type: types[extname(file)] ?? 'application/octet-stream' }
}

function unescapedPath(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    return name.includes('\0') ? undefined : name
  } catch {
    return undefined
  }
}
