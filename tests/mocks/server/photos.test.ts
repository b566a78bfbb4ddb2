import { expect, onTestFinished, test } from 'vitest'
import { startHttpServer } from '../../../mocks/server.ts'
import { PNG } from '../../support/pictures.ts'

type Start = { localStorage: { accessToken: string; userId: string } }
type Orders = { data: { orderId: string; details: { id: number; productId: number; canWriteReview: boolean }[] }[] }

test('[API-07, API-35] the photo of a review has an address on the server, without a session and for any origin', async () => {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/' })
  onTestFinished(() => server.close())
  const { localStorage }: Start = await (
    await fetch(`${server.url}/__mock/scenario`, { method: 'POST', body: JSON.stringify({ id: 'review-write' }) })
  ).json()
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const reply = await fetch(`${server.url}/v1/users/${localStorage.userId}/orders`, { headers })
  const { data }: Orders = await reply.json()
  const order = data.find(({ details }) => details.some(({ canWriteReview }) => canWriteReview))
  const line = order?.details.find(({ canWriteReview }) => canWriteReview)
  const form = new FormData()
  const draft = {
    orderId: order?.orderId,
    orderItemId: line?.id,
    productId: line?.productId,
    rating: 5,
    content: '색이 화면과 똑같아요. 잘 입을게요.',
  }
  form.append('review', new Blob([JSON.stringify(draft)], { type: 'application/json' }))
  form.append('images', new File([PNG], 'photo.png', { type: 'image/png' }))
  const written = await fetch(`${server.url}/v1/reviews`, { method: 'POST', headers, body: form })
  const review: { data: { reviewImageUrls: string[] } } = await written.json()
  const [address = ''] = review.data.reviewImageUrls

  const photo = await fetch(server.url + address, { headers: { origin: 'http://shop.test' } })
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(photo.headers.get('access-control-allow-origin')).toBe('*')
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(PNG)
  expect((await fetch(`${server.url}/mock/photos/999`)).status).toBe(404)
})
