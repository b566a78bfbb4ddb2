import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { windowSizes } from '../look/storyPictures.ts'
import { resultFile, type Difference } from './compare.ts'
import { folder, resultFolder } from './folders.ts'
import { encode, findDifferentArea, markDifferences, readPixels, type Area, type Pixels } from './pixels.ts'

export const reportFile = join(resultFolder, 'report.html')

/** Writes one HTML file with the pictures before and after, and what differs; it needs no other file. */
export async function writeReport(differences: readonly Difference[]): Promise<void> {
  const sections: string[] = []
  for (const [index, difference] of differences.entries()) sections.push(await section(difference, index))
  // No picture is stored of a story that fails.
  mkdirSync(resultFolder, { recursive: true })
  writeFileSync(reportFile, page(differences, sections))
}

const page = (differences: readonly Difference[], sections: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${headline(differences)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText;
    --line: color-mix(in srgb, CanvasText 25%, Canvas); --shade: color-mix(in srgb, CanvasText 7%, Canvas); }
  body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 3rem) 4rem; max-width: 110rem; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
  h2 { margin: 0; font-size: 1.125rem; line-height: 1.4; overflow-wrap: anywhere; }
  p { margin: .25rem 0 0; }
  ol { margin: 1rem 0 0; padding-left: 1.75rem; }
  li { overflow-wrap: anywhere; padding-block: .125rem; }
  li span { white-space: nowrap; }
  a { color: inherit; }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; }
  section { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 2px solid; scroll-margin-top: 1rem; }
  code { padding: .125rem .375rem; background: var(--shade); border-radius: .25rem; overflow-wrap: anywhere; }
  .pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); margin-top: 1rem; }
  .phone { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 390px)); }
  figure { margin: 0; }
  figcaption { margin-bottom: .375rem; font-weight: 700; }
  figure > div { position: relative; border: 1px solid var(--line); }
  img { display: block; width: 100%; height: auto; }
  .area { position: absolute; min-width: 1px; min-height: 1px; outline: 2px solid #d6007f; outline-offset: 6px; }
</style>
<header>
  <h1>${headline(differences)}</h1>
  <p>All of them are wanted? <code>npm run look -- --for screens --accept ${folder}</code></p>
  <nav aria-label="Pictures"><ol>
${differences.map(({ name, count, error }, index) => `<li><a href="#${idOf(index)}">${escape(name)}</a> <span>${describe(count, error)}</span></li>`).join('\n')}
  </ol></nav>
</header>
<main>
${sections.join('\n')}
</main>
</html>
`

const headline = ({ length }: readonly Difference[]) => (length === 1 ? '1 picture differs' : `${length} pictures differ`)

const idOf = (index: number) => `picture-${index + 1}`

const describe = (count: number | undefined, error?: string) => {
  if (error !== undefined) return 'no picture'
  return count === undefined ? 'new' : `${count.toLocaleString('en')} px`
}

async function section({ name, count, error }: Difference, index: number): Promise<string> {
  const content = error === undefined ? await pictures(name, count) : `<p>No picture: ${escape(error)}</p>`
  return `<section id="${idOf(index)}">\n<h2>${escape(name)}</h2>\n${content}\n</section>`
}

async function pictures(name: string, count: number | undefined): Promise<string> {
  const path = join(folder, name)
  const command = `<code>npm run look -- --for screens --accept ${path}</code>`
  const after = readFileSync(resultFile(name))
  const afterPixels = await readPixels(after)
  if (!existsSync(path)) return `<p>New. To accept: ${command}</p>\n${figures([figure('After', name, after, afterPixels)])}`
  const before = readFileSync(path)
  const beforePixels = await readPixels(before)
  const marked = markDifferences(beforePixels, afterPixels)
  const area = findDifferentArea(beforePixels, afterPixels)
  const where = `${area.width} × ${area.height} px at ${area.x}, ${area.y}`
  return `<p>${describe(count)} differ, within ${where}. To accept: ${command}</p>\n${figures([
    figure('Before', name, before, beforePixels),
    figure('After', name, after, afterPixels),
    figure('Difference', name, await encode(marked), marked, area),
  ])}`
}

const figures = (all: readonly { html: string; width: number }[]) =>
  `<div class="pictures${all.every(({ width }) => width <= windowSizes.phone.width) ? ' phone' : ''}">${all.map(({ html }) => html).join('')}</div>`

/** A picture with its caption, and a frame round the area that differs: a single pixel of a large picture is hard to find. */
function figure(caption: string, name: string, picture: Buffer, { width, height }: Pixels, area?: Area) {
  const source = `data:image/webp;base64,${picture.toString('base64')}`
  const image = `<img src="${source}" width="${width}" height="${height}" alt="${caption}: ${escape(name)}">`
  const frame = area === undefined ? '' : `<div class="area" style="${placeOf(area, width, height)}"></div>`
  return { html: `<figure><figcaption>${caption}</figcaption><div>${image}${frame}</div></figure>`, width }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

function placeOf(area: Area, width: number, height: number): string {
  const [left, top] = [share(area.x, width), share(area.y, height)]
  return `left: ${left}; top: ${top}; width: ${share(area.width, width)}; height: ${share(area.height, height)}`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
