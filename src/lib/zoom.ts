/** The scale of a picture, and the offset of its center in px. */
export type Zoom = { scale: number; x: number; y: number }
/** The midpoint of two fingers, relative to the center of the picture's box, and their distance, in px. */
export type Grip = { x: number; y: number; distance: number }
type Box = { width: number; height: number }

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 }
export const maxZoom = 4
/** The scale of a double tap. */
export const tapZoom = 2.5

/** Scales around the midpoint of the fingers, between 1 and `maxZoom`, without showing an edge of the picture. */
export function pinch(zoom: Zoom, from: Grip, to: Grip, box: Box): Zoom {
  const scale = Math.min(maxZoom, Math.max(1, (zoom.scale * to.distance) / Math.max(from.distance, 1)))
  const growth = scale / zoom.scale
  return clamp({ scale, x: to.x - growth * (from.x - zoom.x), y: to.y - growth * (from.y - zoom.y) }, box)
}

/** Moves by `x` and `y` px, without showing an edge of the picture. */
export function pan(zoom: Zoom, x: number, y: number, box: Box): Zoom {
  return clamp({ ...zoom, x: zoom.x + x, y: zoom.y + y }, box)
}

function clamp({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const within = (offset: number, length: number) => {
    const limit = ((scale - 1) * length) / 2
    return Math.min(limit, Math.max(-limit, offset))
  }
  return { scale, x: within(x, width), y: within(y, height) }
}
