import { blend, dark, distance } from './colour.ts'
import type { Hex } from './colour.ts'
import { n1 } from './geometry.ts'
import type { Paper } from './palettes.ts'

/** Ten ways to cut the paper behind a look. */
export type PaperCut = 'arch' | 'sun' | 'blocks' | 'blob' | 'leaves' | 'window' | 'steps' | 'bands' | 'moon' | 'stripes'

export const cut = (d: string, colour: Hex, shadow = true) =>
  `<path d="${d}" fill="${colour}"${shadow ? ' filter="url(#sheet)"' : ''}/>`

const circle = (cx: number, cy: number, r: number) =>
  `M${n1(cx - r)} ${n1(cy)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** A sprig of paper leaves that grows up from (x, y). */
export function sprig(x: number, py: number, size: number, turn: number, colour: Hex): string {
  const leaves = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    [-1, 1].map((side) => {
      const at = -i * 27 - (side > 0 ? 8 : 0)
      const reach = 54 - i * 5
      return `M0 ${at}C${side * 16} ${at - 2} ${side * 40} ${at - 14} ${side * reach} ${at - 44}C${side * 28} ${at - 42} ${side * 7} ${at - 27} 0 ${at - 8}Z`
    }),
  )
  return `<g transform="translate(${x} ${py}) rotate(${turn}) scale(${size})" filter="url(#sheet)"><path d="${leaves.join('')}M-2.5 24L2.5 24L1-186L-1-186Z" fill="${colour}"/></g>`
}

const drawings: Record<PaperCut, (paper: Paper, chance: () => number) => string> = {
  arch: ({ first, second }) =>
    cut('M92 720V328C92 132 508 132 508 328V720Z', first) +
    cut('M152 720V366C152 218 448 218 448 366V720Z', blend(first, second, 0.55)),
  sun: ({ first, second }, chance) => {
    const [cx, cy] = [372 + chance() * 50, 214 + chance() * 36]
    return cut(circle(cx, cy, 172), first) + cut('M-10 566C120 506 220 596 340 550S540 506 610 546V800H-10Z', second)
  },
  blocks: ({ first, second, accent }) =>
    cut('M-10-10H252V468H-10Z', first) + cut('M384 122H610V700H384Z', second) + cut('M62 468H252V700H62Z', accent),
  blob: ({ first, accent }) =>
    cut('M72 252C92 92 290 42 420 112S580 330 532 480S330 662 190 622S42 420 72 252Z', first) +
    cut('M398 96c40-50 120-40 140 10s-40 100-90 90s-80-60-50-100Z', accent),
  leaves: ({ first, second, accent }) =>
    cut('M62 720V122H538V720Z', first) +
    sprig(88, 648, 1.45, -12, second) +
    sprig(528, 566, 1.3, 16, accent) +
    sprig(506, 742, 0.9, 40, second),
  window: ({ wall, first }) =>
    `<rect width="600" height="800" fill="${first}"/><g filter="url(#soft)" opacity=".85"><path d="M40 92L228 34V326L40 384ZM252 27L440-31V262L252 320ZM40 408L228 350V652L40 710ZM252 343L440 285V587L252 645Z" fill="${wall}"/></g>`,
  steps: ({ first, second, accent }) =>
    cut('M-10 800V472H170V800Z', second) +
    cut('M430 800V562H610V800Z', first) +
    cut('M330 302a120 120 0 0 1 240 0Z', accent) +
    cut('M62 236h128v128H62Z', first),
  bands: ({ first, second }) => cut('M-20 162L620 22V240L-20 380Z', first) + cut('M-20 442L620 302V470L-20 610Z', second),
  moon: ({ first, second, accent }) =>
    cut(circle(282, 210, 152), accent) +
    cut('M300 800V432C300 332 610 332 610 432V800Z', first) +
    cut('M-10 800V562C-10 472 230 472 230 562V800Z', second),
  stripes: ({ wall, first }) =>
    [0, 1, 2, 3, 4].map((i) => cut(`M${i * 130 - 20}-10h66V810h-66Z`, blend(wall, first, i % 2 ? 0.8 : 0.5))).join(''),
}

/** Wall, cut shapes, floor and the person's shadow. */
export function backdrop(paper: Paper, cutting: PaperCut, chance: () => number): string {
  const floor =
    cutting === 'window' ? cut('M-10 690H610V810H-10Z', dark(paper.first, 0.1), false) : cut('M-10 690H610V810H-10Z', paper.floor)
  const under = cutting === 'window' ? paper.first : paper.floor
  return `<rect width="600" height="800" fill="${paper.wall}"/>${drawings[cutting](paper, chance)}${floor}<ellipse cx="332" cy="742" rx="148" ry="12" fill="${dark(under, 0.7)}" opacity=".32" filter="url(#soft)"/>`
}

const swapped = (paper: Paper): Paper => ({ ...paper, first: paper.second, second: paper.first })

/** The paper with enough contrast: of the main garment to shape and wall, of the lower one to the shape. */
export function paperFor([one, other]: readonly [Paper, Paper], main: Hex, lower: Hex | undefined, preferSecond: boolean): Paper {
  const [a, b] = preferSecond ? [other, one] : [one, other]
  const contrasts = (paper: Paper) =>
    distance(main, paper.first) > 75 &&
    distance(main, paper.wall) > 32 &&
    (lower === undefined || distance(lower, paper.first) > 50)
  return [a, b, swapped(a), swapped(b)].find(contrasts) ?? a
}
