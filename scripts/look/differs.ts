import sharp from 'sharp'

/** Of 255: less is the compression's own. */
const NOTICEABLE = 40
/** The share of pixels from which on a picture counts as another one. */
const SHARE = 0.0005

/** Whether two pictures look different; of another size they always do. */
export async function differs(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.width !== b.width || a.height !== b.height) return true
  const count = a.pixels.filter((value, at) => Math.abs(value - (b.pixels[at] ?? 0)) > NOTICEABLE).length
  return count > a.pixels.length * SHARE
}

/** The grey values of a picture. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
