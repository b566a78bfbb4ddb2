import { http } from 'msw'
import { bytesOf, type PhotoUrl } from '../rules/products/reviews.ts'
import type { HandlerContext } from './wrap.ts'

/** The path of an uploaded photo below the CDN base, like that of a picture of the demo (API-07). */
export const photoPath: PhotoUrl = ({ id }) => `/mock/photos/${id}`

/** The server of uploaded photos. It asks for no session, as a CDN; the next world may have another photo of the same id. */
export const photosHandlers = ({ world, api }: HandlerContext) => [
  http.get(api('/mock/photos/:photoId'), async ({ params }) => {
    const photo = await world.read((tx) => tx.photos.findFirst((q) => q.where({ id: Number(params['photoId']) })))
    if (!photo) return new Response(null, { status: 404 })
    return new Response(bytesOf(photo), { headers: { 'content-type': photo.type, 'cache-control': 'no-store' } })
  }),
]
