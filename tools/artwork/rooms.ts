import { blend, dark, light } from './colour.ts'
import type { Hex } from './colour.ts'
import { n1 } from './geometry.ts'
import { cut, sprig } from './paper.ts'

/** Colors of a shopper's home, different from the shop's papers. */
export interface Room {
  readonly wall: Hex
  readonly wood: Hex
  readonly textile: Hex
  readonly plant: Hex
}

const walls: readonly Hex[] = ['#efe4d6', '#e6dccf', '#e7e5da', '#dfe4de', '#f0e0d2', '#dedbe3', '#e9dfd0']
const woods: readonly Hex[] = ['#b98d62', '#8a6246', '#c9a77c', '#a9825c', '#6f5344']
const textiles: readonly Hex[] = ['#c98f6a', '#8fa08a', '#7f93ad', '#d2b27a', '#a58a9c']
const plants: readonly Hex[] = ['#5f7a5a', '#6f8a62', '#4f6b58']

export function roomOf(chance: () => number): Room {
  const one = <T>(list: readonly T[], fallback: T) => list[Math.floor(chance() * list.length)] ?? fallback
  return {
    wall: one(walls, '#efe4d6'),
    wood: one(woods, '#b98d62'),
    textile: one(textiles, '#c98f6a'),
    plant: one(plants, '#5f7a5a'),
  }
}

const rect = (x: number, y: number, width: number, height: number, fill: Hex, radius = 0) =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(width)}" height="${n1(height)}" rx="${radius}" fill="${fill}"/>`
const shadowed = (content: string) => `<g filter="url(#sheet)">${content}</g>`
const lineTo = (d: string, colour: Hex, width: number, opacity: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`

/** Afternoon light through a window that is not in the picture. */
export const sunbeam = (dx: number) =>
  `<g opacity=".5" filter="url(#soft)" transform="translate(${n1(dx)} 0)"><path d="M-40 120L180 40V330L-40 420ZM210 30L420-50V240L210 320Z" fill="#fff4d8"/></g>`

export function floorBoards(top: number, { wood }: Room): string {
  const floor = blend(wood, '#ffffff', 0.38)
  const boards = [0, 1, 2, 3, 4].map((i) => lineTo(`M0 ${top + 36 + i * i * 16 + i * 22}H600`, dark(wood, 0.2), 2, 0.35)).join('')
  return cut(`M-10 ${top}H610V810H-10Z`, floor) + boards + rect(0, top - 14, 600, 14, light(floor, 0.55))
}

export function floorTiles(top: number, { textile }: Room): string {
  const pale: Hex = '#ece6da'
  const tone = blend(pale, textile, 0.45)
  const spread = (py: number) => 0.72 + ((py - top) / 400) * 0.7
  const x = (n: number, py: number) => n1(300 + (n - 5) * 92 * spread(py))
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const [from, to] = [top + row * row * 14 + row * 52, top + (row + 1) * (row + 1) * 14 + (row + 1) * 52]
    return Array.from({ length: 10 }, (_, i) => {
      if ((i + row) % 2) return ''
      return `<path d="M${x(i, from)} ${from}L${x(i + 1, from)} ${from}L${x(i + 1, to)} ${to}L${x(i, to)} ${to}Z" fill="${tone}"/>`
    })
  })
  return cut(`M-10 ${top}H610V810H-10Z`, pale) + rows.join('')
}

export function pavement(top: number): string {
  const stone: Hex = '#c9c5bd'
  const joints = [0, 1, 2, 3]
    .map(
      (i) =>
        lineTo(`M0 ${top + 40 + i * 78}H600`, '#8f8b84', 2.5, 0.5) +
        [0, 1, 2, 3]
          .map((j) => lineTo(`M${j * 190 - 40 + (i % 2) * 95} ${top + 40 + i * 78}l${(j - 1) * 10 - 8} 78`, '#8f8b84', 2.5, 0.5))
          .join(''),
    )
    .join('')
  return cut(`M-10 ${top}H610V810H-10Z`, stone) + joints + rect(0, top, 600, 18, '#a9a59e')
}

export const rug = (cy: number, { textile }: Room) =>
  `<g filter="url(#sheet)"><ellipse cx="300" cy="${cy}" rx="270" ry="58" fill="${light(textile, 0.3)}"/></g><ellipse cx="300" cy="${cy}" rx="240" ry="48" fill="none" stroke="${light(textile, 0.7)}" stroke-width="5" opacity=".8"/>`

/** A potted plant standing at (x, y). */
export const pottedPlant = (x: number, py: number, size: number, { plant, textile }: Room) =>
  sprig(x - 12 * size, py - 58 * size, size * 0.8, -20, dark(plant, 0.12)) +
  sprig(x + 12 * size, py - 58 * size, size * 0.85, 16, plant) +
  sprig(x, py - 60 * size, size, -2, light(plant, 0.08)) +
  shadowed(
    `<path d="M${n1(x - 44 * size)} ${n1(py - 76 * size)}H${n1(x + 44 * size)}L${n1(x + 32 * size)} ${py}H${n1(x - 32 * size)}Z" fill="${light(textile, 0.25)}"/>`,
  )

/** Books, a bowl, a trailing plant. */
export function shelf(x: number, py: number, width: number, room: Room, chance: () => number): string {
  const spines: readonly Hex[] = [room.textile, light(room.plant, 0.2), '#e9dcc6', dark(room.textile, 0.3), '#c9b8ad', '#7f93ad']
  let at = x + 14
  const books: string[] = []
  while (at < x + width * 0.62) {
    const [wide, tall] = [12 + chance() * 12, 58 + chance() * 34]
    books.push(rect(at, py - tall, wide, tall, spines[Math.floor(chance() * spines.length)] ?? '#e9dcc6', 2))
    at += wide + 1.5
  }
  const bowl = `<path d="M${n1(x + width * 0.72)} ${n1(py - 34)}h70q-4 34-24 34h-22q-20 0-24-34Z" fill="${light(room.textile, 0.4)}"/>`
  return shadowed(books.join('') + bowl) + shadowed(rect(x, py, width, 13, room.wood, 2))
}

export function windowPane(x: number, py: number, width: number, height: number, room: Room): string {
  const frame = light(room.wood, 0.75)
  const sky: Hex = '#cfe0ea'
  const curtain = (left: number, lean: number) =>
    shadowed(
      `<path d="M${n1(left)} ${py - 26}H${n1(left + 74)}Q${n1(left + 56 + lean)} ${py + height * 0.5} ${n1(left + 70 + lean)} ${py + height + 60}H${n1(left + lean - 4)}Q${n1(left + 12 + lean)} ${py + height * 0.5} ${n1(left)} ${py - 26}Z" fill="${light(room.textile, 0.62)}"/>`,
    ) +
    [16, 34, 52]
      .map((dx) =>
        lineTo(
          `M${n1(left + dx)} ${py - 20}Q${n1(left + dx + lean - 6)} ${py + height * 0.5} ${n1(left + dx + lean)} ${py + height + 54}`,
          dark(room.textile, 0.2),
          2,
          0.18,
        ),
      )
      .join('')
  const panes =
    rect(x, py, width, height, sky) +
    `<circle cx="${n1(x + width * 0.3)}" cy="${n1(py + height * 0.85)}" r="${n1(width * 0.32)}" fill="${light(room.plant, 0.5)}"/><circle cx="${n1(x + width * 0.75)}" cy="${n1(py + height * 0.95)}" r="${n1(width * 0.3)}" fill="${light(room.plant, 0.35)}"/>`
  const clip = `<path d="M${x - 2} ${py + height}h${width + 4}v60h${-width - 4}Z" fill="${room.wall}"/>`
  const bars = `<path d="M${x} ${py}H${x + width}V${py + height}H${x}ZM${n1(x + width / 2)} ${py}V${py + height}M${x} ${n1(py + height * 0.42)}H${x + width}" fill="none" stroke="${frame}" stroke-width="13"/>`
  return panes + clip + shadowed(bars) + curtain(x - 44, -6) + curtain(x + width - 30, 6)
}

/** Clothes on a rail, seen past the person. */
export function rail(py: number, room: Room, chance: () => number): string {
  const dyes: readonly Hex[] = [
    room.textile,
    '#e9dcc6',
    light(room.plant, 0.25),
    '#b8b4ae',
    light(room.wood, 0.4),
    '#8c98ab',
    '#d9c3a0',
  ]
  const clothes = Array.from({ length: 11 }, (_, i) => {
    const x = 18 + i * 56 + chance() * 10
    const [wide, tall] = [44 + chance() * 16, 210 + chance() * 190]
    const dye = dyes[Math.floor(chance() * dyes.length)] ?? '#e9dcc6'
    return (
      shadowed(
        `<path d="M${n1(x)} ${py + 26}Q${n1(x + wide * 0.2)} ${py + 12} ${n1(x + wide / 2)} ${py + 11}Q${n1(x + wide * 0.8)} ${py + 12} ${n1(x + wide)} ${py + 26}L${n1(x + wide + 5)} ${n1(py + tall)}H${n1(x - 5)}Z" fill="${dye}"/>`,
      ) + lineTo(`M${n1(x + wide / 2)} ${py + 12}V${py - 6}`, '#6d6258', 3, 1)
    )
  })
  return clothes.join('') + shadowed(rect(-10, py - 8, 620, 9, '#5d564f', 4))
}

export function door(x: number, py: number, width: number, height: number, room: Room): string {
  const paint = light(room.wall, 0.55)
  const panel = (dy: number, tall: number) =>
    `<rect x="${n1(x + width * 0.16)}" y="${n1(py + dy)}" width="${n1(width * 0.68)}" height="${n1(tall)}" fill="none" stroke="${dark(paint, 0.25)}" stroke-width="4" opacity=".4"/>`
  return (
    shadowed(rect(x - 12, py - 12, width + 24, height + 24, light(room.wood, 0.55))) +
    rect(x, py, width, height, paint) +
    panel(height * 0.06, height * 0.38) +
    panel(height * 0.52, height * 0.4) +
    shadowed(`<circle cx="${n1(x + width * 0.88)}" cy="${n1(py + height * 0.5)}" r="8" fill="#c9a24e"/>`)
  )
}

export const pictureFrame = (x: number, py: number, width: number, height: number, room: Room) =>
  shadowed(rect(x, py, width, height, light(room.wood, 0.1))) +
  rect(x + 9, py + 9, width - 18, height - 18, '#f4efe4') +
  `<circle cx="${n1(x + width * 0.5)}" cy="${n1(py + height * 0.42)}" r="${n1(width * 0.22)}" fill="${room.textile}"/><path d="M${n1(x + width * 0.2)} ${n1(py + height * 0.8)}q${n1(width * 0.3)} ${n1(-height * 0.28)} ${n1(width * 0.6)} 0Z" fill="${light(room.plant, 0.2)}"/>`

export const lamp = (x: number, py: number, room: Room) =>
  lineTo(`M${x} ${py}V${py - 330}`, '#4a4442', 5, 1) +
  shadowed(
    `<path d="M${x - 38} ${py - 300}L${x - 22} ${py - 372}H${x + 22}L${x + 38} ${py - 300}Z" fill="${light(room.textile, 0.55)}"/>`,
  ) +
  `<ellipse cx="${x}" cy="${py}" rx="34" ry="7" fill="#4a4442"/>`

export const stool = (x: number, py: number, room: Room) =>
  lineTo(
    `M${x - 34} ${py}L${x - 26} ${py - 92}M${x + 34} ${py}L${x + 26} ${py - 92}M${x - 30} ${py - 40}H${x + 30}`,
    dark(room.wood, 0.2),
    7,
    1,
  ) + shadowed(rect(x - 44, py - 104, 88, 15, room.wood, 6))
