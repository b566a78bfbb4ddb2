/** Longest side in px, and the share of JPEG quality (0–1). */
export type PhotoSize = { side: number; quality: number }

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** How large a picture is that fits a square of this side, its shape kept; never larger than it was. In px, at least one. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Fills a canvas with a picture. JPEG knows no holes: what shone through becomes white, not black. */
export function drawOnWhite(context: Context, image: CanvasImageSource, width: number, height: number): void {
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
}
