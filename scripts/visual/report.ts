import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultFile, type Difference } from './compare.ts'
import { folder, resultFolder } from './folders.ts'
import { encode, markDifferences, readPixels } from './pixels.ts'

export const reportFile = join(resultFolder, 'report.html')

/** Writes one HTML file with the pictures before and after, and what differs. */
export async function writeReport(differences: readonly Difference[]): Promise<void> {
  const sections: string[] = []
  for (const difference of differences) sections.push(await section(difference))
  writeFileSync(reportFile, page(sections))
}

const page = (sections: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sections.length} pictures differ</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 1.5rem; }
  h2 { margin: 2.5rem 0 0; font-size: 1.1rem; overflow-wrap: anywhere; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; flex: 1 1 16rem; }
  figure:has(img[width='390']) { flex-grow: 0; }
  figcaption { font-weight: 700; }
  img { max-width: 100%; height: auto; border: 1px solid #8888; }
  code { overflow-wrap: anywhere; }
</style>
<h1>${sections.length} pictures differ</h1>
${sections.join('\n')}
</html>
`

async function section({ name, count, error }: Difference): Promise<string> {
  const heading = `<h2>${escape(name)}</h2>`
  if (error !== undefined) return `${heading}\n<p>No picture: ${escape(error)}</p>`
  const path = join(folder, name)
  const command = `<p>${count === undefined ? 'New' : `${count} pixels`}. To accept: <code>npm run visual -- --accept ${path}</code></p>`
  const after = readFileSync(resultFile(name))
  if (!existsSync(path)) return `${heading}\n${command}\n<div>${await figure('After', after)}</div>`
  const before = readFileSync(path)
  const marked = await encode(markDifferences(await readPixels(before), await readPixels(after)))
  const figures = [await figure('Before', before), await figure('After', after), await figure('Difference', marked)]
  return `${heading}\n${command}\n<div>${figures.join('')}</div>`
}

async function figure(caption: string, picture: Buffer): Promise<string> {
  const { width, height } = await readPixels(picture)
  const source = `data:image/webp;base64,${picture.toString('base64')}`
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" width="${width}" height="${height}" alt="${caption}"></figure>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
