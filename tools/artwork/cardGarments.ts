import type { PaperColor } from '../../src/ui/Image.tsx'

const backgrounds: Record<PaperColor, string> = {
  sky: '#afc7db',
  apricot: '#f3c7a8',
  lilac: '#cbc1e2',
  mustard: '#e3c25e',
  mugwort: '#bfc9a6',
  slate: '#3a4643',
}

const garments = {
  trench: [
    '#d8c29a',
    'M105 105l45-20 45 20 30 45 8 110-26 4-12-70 6 150H99l6-150-12 70-26-4 8-110z',
    'M98 232h104v14H98zM150 85v260',
  ],
  blazer: [
    '#6b4433',
    'M100 105l50-18 50 18 34 42 10 120-32 6-10-80 4 112H94l4-112-10 80-32-6 10-120z',
    'M150 87l-26 66 26 46 26-46zM150 199v106',
  ],
  knit: [
    '#8da282',
    'M104 112l46-12 46 12 36 48 10 96-34 8-12-62 2 88H102l2-88-12 62-34-8 10-96z',
    'M102 276h96M128 112q22 18 44 0',
  ],
  suit: [
    '#8f918c',
    'M104 105l46-18 46 18 32 44 8 112-28 4-12-72 4 92 6 90h-42l-14-80-14 80H94l6-90 4-92-12 72-28-4 8-112z',
    'M150 87l-22 64 22 48 22-48z',
  ],
  bag: ['#7c3b28', 'M86 210h128l14 120H72z', 'M112 210q0-78 38-78t38 78M140 244h20v18h-20z'],
} as const

type Garment = keyof typeof garments

/** A garment on its paper as the address of an SVG. */
export function drawGarment(garment: Garment, paperColor: PaperColor): string {
  const [color, shape, lines] = garments[garment]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path fill="${backgrounds[paperColor]}" d="M0 0h300v400H0z"/><path fill="#0002" d="M0 350h300v50H0z"/><path fill="#0002" transform="translate(16 8)" d="${shape}"/><path fill="${color}" d="${shape}"/><path fill="none" stroke="#0005" stroke-width="3" d="${lines}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
