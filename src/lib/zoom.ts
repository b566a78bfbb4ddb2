/** How much larger a picture is drawn, and how far its middle has moved, in px. */
export type Zoom = { scale: number; x: number; y: number }
/** The middle of two fingers, from the middle of the picture's place, and how far they stand apart, in px. */
export type Grip = { x: number; y: number; distance: number }
type Box = { width: number; height: number }

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 }
export const maxZoom = 4
/** What a double tap enlarges to. */
export const tapZoom = 2.5

/** What lay between the fingers stays between them; never smaller than the whole, and no edge comes into the place. */
export function pinch(zoom: Zoom, from: Grip, to: Grip, box: Box): Zoom {
  const scale = Math.min(maxZoom, Math.max(1, (zoom.scale * to.distance) / Math.max(from.distance, 1)))
  const grown = scale / zoom.scale
  return clamp({ scale, x: to.x - grown * (from.x - zoom.x), y: to.y - grown * (from.y - zoom.y) }, box)
}

/** Moved under one finger, as far as there is picture (px). */
export function pan(zoom: Zoom, x: number, y: number, box: Box): Zoom {
  return clamp({ ...zoom, x: zoom.x + x, y: zoom.y + y }, box)
}

function clamp({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const within = (way: number, length: number) => {
    const most = ((scale - 1) * length) / 2
    return Math.min(most, Math.max(-most, way))
  }
  return { scale, x: within(x, width), y: within(y, height) }
}
