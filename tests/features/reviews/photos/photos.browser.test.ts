import { describe, expect, test } from 'vitest'
import { preparePhoto } from '../../../../src/features/reviews/photos/photos.ts'
import { avif, gif, PLACE, plainPicture, withPlace } from '../../../support/photos.ts'

const THREE_MB = 3 * 1024 * 1024

const prepare = (bytes: Uint8Array, type: string) => preparePhoto(new File([Uint8Array.from(bytes)], 'photo.picture', { type }))

async function look(file: Blob) {
  const picture = await createImageBitmap(file)
  return { type: file.type, size: [picture.width, picture.height], hasPlace: (await file.text()).includes(PLACE) }
}

describe('[REV-10, OPEN-52] a photo that cannot be read to its end is drawn at its size', () => {
  test.each([
    [
      'a JPEG with stray bytes',
      'image/jpeg',
      async () => withPlace(await plainPicture(), [0xff, 0xfe, 0, 2, 0, 0, 0]),
      [2400, 600],
    ],
    [
      'a JPEG with a segment of length 0',
      'image/jpeg',
      async () => withPlace(await plainPicture(), [0xff, 0xe4, 0, 0]),
      [2400, 600],
    ],
    [
      'a JPEG with a marker that has no length',
      'image/jpeg',
      async () => withPlace(await plainPicture(), [0xff, 0xd0]),
      [2400, 600],
    ],
    ['a JPEG without its last byte', 'image/jpeg', async () => withPlace(await plainPicture()).slice(0, -1), [2400, 600]],
    ['a PNG without its end', 'image/png', async () => (await plainPicture('image/png')).slice(0, -12), [2400, 600]],
    ['an AVIF', 'image/avif', async () => avif, [40, 30]],
  ])('%s', async (_, type, photo, size) => {
    const { file } = await prepare(await photo(), type)
    expect(await look(file)).toEqual({ type: 'image/jpeg', size, hasPlace: false })
    expect(file.name).toBe('photo.jpg')
  })
})

test('[REV-10, REV-11] an animation stays as it is, and is refused where it would become one picture', async () => {
  const { file } = await prepare(gif, 'image/gif')
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(gif)
  const broken = gif.slice(0, -1)
  await expect(prepare(broken, 'image/gif')).rejects.toThrow('animation')
  const large = Uint8Array.from([...gif, ...new Uint8Array(THREE_MB)])
  await expect(prepare(large, 'image/gif')).rejects.toThrow('animation')
})
