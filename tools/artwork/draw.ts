import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { writePicture } from './raster.ts'
import type { Drawing } from './sheet.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const hashFile = join(root, 'tools/artwork/hashes.json')

/** A short hash of a drawing: the bytes of AVIF differ between versions of the rasterizer, its SVG source does not. */
export const hashOf = ({ svg, cutting }: Drawing) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify(cutting ?? null))
    .digest('hex')
    .slice(0, 16)

async function readHashes(): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(hashFile)) return new Map()
  const parsed: unknown = JSON.parse(await readFile(hashFile, 'utf8'))
  return new Map(Object.entries(parsed ?? {}).map(([name, hash]) => [name, String(hash)]))
}

const isDrawn = ({ folder, name, widths }: Picture) =>
  widths.every((width) => existsSync(join(root, folder, `${name}-${width}.avif`)))

/**
 * `npm run draw` draws changed pictures, `npm run draw -- --all` all of them;
 * `-- --hashes` only prints the hashes; other arguments select pictures by name.
 */
async function main(words: readonly string[]) {
  if (words.includes('--hashes')) {
    process.stdout.write(JSON.stringify(Object.fromEntries(pictures.map((picture) => [picture.name, hashOf(picture.draw())]))))
    return
  }
  sharp.concurrency(1)
  const started = performance.now()
  const known = await readHashes()
  const hashes = pictures.map((picture) => ({ picture, hash: hashOf(picture.draw()) }))
  const wanted = words.filter((word) => !word.startsWith('--'))
  const changed = hashes
    .filter(({ picture }) => wanted.length === 0 || wanted.some((word) => picture.name.includes(word)))
    .filter(({ picture, hash }) => words.includes('--all') || known.get(picture.name) !== hash || !isDrawn(picture))
    .map(({ picture }) => picture)
  const queue = changed.values()
  let bytes = 0
  const worker = async () => {
    for (const picture of queue) {
      const written = await writePicture(root, picture)
      bytes += written
    }
  }
  await Promise.all([worker(), worker()])
  await writeFile(
    hashFile,
    `${JSON.stringify(Object.fromEntries(hashes.map(({ picture, hash }) => [picture.name, hash])), null, 2)}\n`,
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${changed.length} of ${pictures.length} pictures drawn, ${(bytes / 1e6).toFixed(2)} MB, ${seconds} s\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
