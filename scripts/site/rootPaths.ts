import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a file names another one from the root of the host: in attributes of pages, in style sheets, and in imports. */
const patterns: Readonly<Record<string, RegExp>> = {
  html: /\b(?:src|href|action)=["']?\/(?!\/)[^"'\s>]*|\b(?:import|from) ?\(?["'`]\/(?!\/)[^"'`]*/g,
  css: /url\(["']?\/(?!\/)[^"')]*/g,
  js: /\b(?:import|from) ?\(?["'`]\/(?!\/)[^"'`]*/g,
}

/** The places of a build that would leave its folder, which lies below any path of a host. */
export function findRootPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const pattern = patterns[/\.(html|css|js)$/.exec(file)?.[1] ?? '']
    if (!pattern) return []
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(pattern)].map(([place]) => `${file}: ${place}`)
  })
}
