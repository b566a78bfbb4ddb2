import { call } from './httpCalls.ts'

type Start = { localStorage: { accessToken: string; userId: string } }
type Orders = { data: { orderId: string; details: { id: number; productId: number; canWriteReview: boolean }[] }[] }

/** Starts a world with a delivered line without a review. Returns the review's JSON, and the header of its member. */
export async function startReview(world: string) {
  const body = JSON.stringify({ id: 'review-write' })
  const { localStorage }: Start = JSON.parse((await call(`${world}/__mock/scenario`, { method: 'POST', body })).text)
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const { data }: Orders = JSON.parse((await call(`${world}/v1/users/${localStorage.userId}/orders`, { headers })).text)
  const order = data.find(({ details }) => details.some(({ canWriteReview }) => canWriteReview))
  const line = order?.details.find(({ canWriteReview }) => canWriteReview)
  const content = '색이 화면과 똑같아요. 잘 입을게요.'
  const draft = { orderId: order?.orderId, orderItemId: line?.id, productId: line?.productId, rating: 5, content }
  return { draft, headers }
}
