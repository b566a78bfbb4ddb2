import { beforeAll, expect, test, vi } from 'vitest'
import { preparePhoto } from '../../../../src/features/reviews/photos/photos.ts'
import { avif, plainPicture, withPlace } from '../../../support/photos.ts'

/** A comment, and bytes that belong to no segment. */
const STRAY = [0xff, 0xfe, 0, 2, 0, 0, 0]
const FOUR_MB = 4 * 1024 * 1024
let plain = new Uint8Array()
const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData')

/** A browser whose canvas gives noise. */
beforeAll(async () => {
  plain = Uint8Array.from(await plainPicture())
  read.mockImplementation(() => new ImageData(Uint8ClampedArray.of(200, 130, 90, 255), 1, 1))
  const toBlob = Reflect.get(HTMLCanvasElement.prototype, 'toBlob')
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...given) {
    const context = this.getContext('2d')
    if (context) Object.assign(context, { fillStyle: 'magenta' }).fillRect(0, 0, this.width, this.height)
    toBlob.apply(this, given)
  })
})

const prepare = (bytes: Uint8Array, type: string) => preparePhoto(new File([Uint8Array.from(bytes)], 'photo.picture', { type }))
const bytesOf = async (photo: Blob) => new Uint8Array(await photo.arrayBuffer())

test.each([
  ['of 4 MB', FOUR_MB],
  ['that needs no canvas', 0],
])('[REV-10] a photo %s is sent and shown as it is, without its place; the canvas is tried once', async (_, after) => {
  const { file, url } = await prepare(withPlace(plain, [], after), 'image/jpeg')
  expect(await bytesOf(file)).toEqual(plain)
  expect(await bytesOf(await (await fetch(url)).blob())).toEqual(plain)
  expect(read).toHaveBeenCalledOnce()
})

test.each([
  ['that cannot be read to its end', 'image/jpeg', () => withPlace(plain, STRAY)],
  ['whose format is not read', 'image/avif', () => avif],
  ['of 4 MB that cannot be read to its end', 'image/jpeg', () => withPlace(plain, STRAY, FOUR_MB)],
])('[REV-10, REV-11, OPEN-52] a photo %s is refused', async (_, type, photo) => {
  await expect(prepare(photo(), type)).rejects.toThrow('neither read nor drawn')
})
