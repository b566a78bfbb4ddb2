export const PLACE = 'GPS of Seoul'
const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const decode = (base64: string) => ascii(atob(base64))

/** 40 × 30 px, with Exif data. */
export const avif = decode(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAARdtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABOwABAAAAAAAAAB4AAgAAAAABWQABAAAAAAAAANwAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAQJtZGF0EgAKCTgVJ+tICGg0gDIPHYJixOAAFgAArEN8WI6QAAAABkV4aWYAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAHIAAAAliAQAAQAAAMAAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAoAAAAA6AEAAEAAAAeAAAAAAAAAAEAGwAHAAAAAAAAAAAAAAAAAA==',
)
/** Two frames. */
export const gif = decode(
  'R0lGODlhBAAEAIAAAExpcVpaWiH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAABAAEAAACBIyPGQUAIfkEBRQAAAAsAAAAAAQABACATGlxvr6+AgSMjxkFADs=',
)

/** A picture of one colour, 2400 × 600 px. */
export async function plainPicture(type = 'image/jpeg'): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 600 })
  const context = canvas.getContext('2d')
  if (context) Object.assign(context, { fillStyle: 'teal' }).fillRect(0, 0, 2400, 600)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

/** The JPEG with a place, behind these bytes, and bytes after its end. */
export function withPlace(plain: Uint8Array, before: readonly number[] = [], after = 0): Uint8Array {
  const exif = [0xff, 0xe1, 0, 8 + PLACE.length, ...ascii(`Exif\0\0${PLACE}`)]
  const bytes = new Uint8Array(plain.length + before.length + exif.length + after)
  bytes.set([...plain.subarray(0, 2), ...before, ...exif, ...plain.subarray(2)])
  return bytes
}
