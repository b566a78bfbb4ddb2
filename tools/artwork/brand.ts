import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawGarment } from './cardGarments.ts'

const film = '#121513'
const paper = '#f1f3ef'
const pencil = '#ff5a30'
const ring = 'M20 17C42-4 86 1 95 36C103 72 78 99 46 97C14 95-2 68 5 37C11 13 40 1 68 6C90 10 100 34 97 56'

const file = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url))

/** Draws the icons, the manifest and the social card of public/ again: `npm run brand`. */
writeFileSync(file('icon.svg'), mark(0.8))
for (const [name, size, share] of [
  ['apple-touch-icon', 180, 0.72],
  ['icon-192', 192, 0.8],
  ['icon-512', 512, 0.8],
  // Launchers may crop everything outside the middle 80 %.
  ['icon-maskable-512', 512, 0.6],
] as const) {
  await sharp(Buffer.from(mark(share)), { density: 96 * (size / 64) })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file(`${name}.png`))
}
writeFileSync(file('manifest.webmanifest'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
await sharp(Buffer.from(card())).png({ compressionLevel: 9, palette: true }).toFile(file('social-card.png'))

/** A P in a ring on a dark square; `share` is the ring's share of the square. */
function mark(share: number) {
  const size = 64 * share
  const at = (64 - size) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${film}" d="M0 0h64v64H0z"/><g transform="translate(${at} ${at}) scale(${size / 100})"><path fill="${paper}" fill-rule="evenodd" d="M35 24h19c13 0 21 7 21 18S67 60 54 60H46v17H35zM46 34v16h8c6 0 10-3 10-8s-4-8-10-8z"/><path fill="none" stroke="${pencil}" stroke-width="8" stroke-linecap="round" d="${ring}"/></g></svg>`
}

function manifest() {
  return {
    name: 'Pickers',
    short_name: 'Pickers',
    description: 'Your Pick. Our Curation',
    lang: 'ko',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: paper,
    theme_color: film,
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}

/** 1200 × 630: five pictures, one in a ring, above the landing page's title. */
function card() {
  const width = 226
  const pieces = [
    drawGarment('trench', 'sky'),
    drawGarment('blazer', 'apricot'),
    drawGarment('knit', 'lilac'),
    drawGarment('suit', 'slate'),
    drawGarment('bag', 'mustard'),
  ]
  const frames = pieces.map((shot, at) => {
    const left = 23 + at * (width + 6)
    const ringed =
      at === 1
        ? `<g transform="translate(${left + 10} 62) scale(2.06 2.8)" fill="none" stroke-linecap="round"><path d="${ring}" stroke="#fff" stroke-width="13" vector-effect="non-scaling-stroke"/><path d="${ring}" stroke="${pencil}" stroke-width="8" vector-effect="non-scaling-stroke"/></g>`
        : ''
    return `<text x="${left}" y="40" font-size="18" fill="#8c958c">→ ${at + 1}</text><text x="${left + width}" y="40" font-size="18" text-anchor="end" fill="#8c958c">${at + 1}A</text><image href="${shot}" x="${left}" y="52" width="${width}" height="302" preserveAspectRatio="xMidYMid slice"/>${ringed}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Roboto Condensed, Noto Sans CJK KR, sans-serif"><path fill="${film}" d="M0 0h1200v630H0z"/>${frames.join('')}<g font-family="Noto Sans CJK KR, sans-serif" font-weight="900" fill="${paper}"><text x="23" y="490" font-size="96" letter-spacing="-4">Your Pick.</text><text x="23" y="592" font-size="96" letter-spacing="-4">Our Curation</text></g><path transform="translate(222 402) scale(2.52 1.12)" d="${ring}" fill="none" stroke="${pencil}" stroke-width="7" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>`
}
