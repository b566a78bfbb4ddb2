export type Hex = `#${string}`

const channels = (hex: Hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** `share` of the way from one colour to another, in sRGB: the mixture a printer's tint would make. */
export function blend(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Shadows tend to violet and lights to cream, so that nothing turns gray. */
export const dark = (hex: Hex, share: number) => blend(hex, '#1b1530', share)
export const light = (hex: Hex, share: number) => blend(hex, '#fff6e6', share)

/** 0 black – 1 white, with the channels weighted as in human vision. */
export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** Euclidean distance in RGB: enough to separate a garment from its paper. */
export function distance(one: Hex, other: Hex): number {
  const b = channels(other)
  return Math.hypot(...channels(one).map((value, i) => value - (b[i] ?? 0)))
}

/** Seams, buttonholes and creases: darker than the cloth, but lighter on near-black cloth. */
export const ink = (hex: Hex) => (luminance(hex) < 0.22 ? light(hex, 0.34) : dark(hex, 0.55))
