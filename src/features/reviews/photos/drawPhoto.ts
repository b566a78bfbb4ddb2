/** Longest side in px, and the share of JPEG quality (0–1). */
export type PhotoSize = { side: number; quality: number }

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The size in px that fits a square of `side` px in the same aspect ratio; never enlarged, at least 1 px. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Draws a picture on white: JPEG has no transparency, which would become black. */
export function drawOnWhite(context: Context, image: CanvasImageSource, width: number, height: number): void {
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
}
