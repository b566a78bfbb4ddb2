import { expect, test } from 'vitest'
import { PNG } from '../../support/pictures.ts'
import { JSON_TYPE, startServer } from './startServer.ts'

type Start = { localStorage: { accessToken: string; userId: string } }
type Orders = { data: { orderId: string; details: { id: number; productId: number; canWriteReview: boolean }[] }[] }

/** Starts a world with a delivered line without a review. Returns the review's JSON, and the header of its member. */
async function startReview(url: string) {
  const begin = await fetch(`${url}/__mock/scenario`, { method: 'POST', headers: JSON_TYPE, body: '{"id":"review-write"}' })
  const { localStorage }: Start = await begin.json()
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const { data }: Orders = await (await fetch(`${url}/v1/users/${localStorage.userId}/orders`, { headers })).json()
  const [line] = data.flatMap(({ orderId, details }) =>
    details.filter(({ canWriteReview }) => canWriteReview).map(({ id, productId }) => ({ orderId, orderItemId: id, productId })),
  )
  return { draft: { ...line, rating: 5, content: '색이 화면과 똑같아요. 잘 입을게요.' }, headers }
}

test('[API-07, API-35] the photo of a review has an address on the server, without a session and for any origin', async () => {
  const url = await startServer()
  const { draft, headers } = await startReview(url)
  const form = new FormData()
  form.append('review', new Blob([JSON.stringify(draft)], { type: 'application/json' }))
  form.append('images', new File([PNG], 'photo.png', { type: 'image/png' }))
  const written = await fetch(`${url}/v1/reviews`, { method: 'POST', headers, body: form })
  const review: { data: { reviewImageUrls: string[] } } = await written.json()
  const [address = ''] = review.data.reviewImageUrls

  const photo = await fetch(url + address, { headers: { origin: 'http://shop.test' } })
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(photo.headers.get('access-control-allow-origin')).toBe('*')
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(PNG)
  expect((await fetch(`${url}/mock/photos/999`)).status).toBe(404)
})
