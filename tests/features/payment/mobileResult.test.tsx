import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  abandonPayment,
  approve,
  expectPath,
  placePendingOrder,
  storeCart,
  storedLines,
  storedOrders,
  toCartLines,
} from '../../support/payment.tsx'
import { countCalls, holdReplies, overrideHandler, renderApp } from '../../support/renderApp.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const failure = () => screen.findByRole('alert')
const open = (path: string, language: 'ko' | 'en' = 'ko') => renderApp(path, { as: 'jihoon', language, settle: false })
const refused = (orderId: string) => `/payment/mobile/result?orderId=${orderId}&code=61&message=${encodeURIComponent('한도초과')}`

test('[PAY-09, CART-07] code 00 looks the order up and clears the cart', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await approve(orderId)
  const calls = countCalls()
  await open(`/payment/mobile/result?orderId=${orderId}&code=00`)
  expect(await heading('결제가 완료됐어요')).toBeVisible()
  expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
  expect(storedLines()).toEqual([])
})

test('[PAY-09] any other code is shown with its message or the default', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await abandonPayment(orderId)
  const first = await open(refused(orderId))
  expect(await failure()).toHaveTextContent(/한도초과.*61/)
  await waitFor(() => expect(storedOrders()).toEqual({ [orderId]: 'failed' }))
  first.view.unmount()
  const { user } = await open(`/payment/mobile/result?orderId=${orderId}&code=01`)
  expect(await failure()).toHaveTextContent(/결제를 취소했어요.*01/)
  expect(storedLines()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: '다시 결제하기' }))
  await waitFor(() => expect(storedOrders()).toEqual({}))
})

test('[PAY-09] code 00 without an order shows what is missing', async () => {
  await open('/payment/mobile/result?code=00', 'en')
  expect(await failure()).toHaveTextContent('Required parameters are missing')
})

test('[PAY-09] another code is not shown before the completion has come', async () => {
  const orderId = await placePendingOrder()
  await abandonPayment(orderId)
  const reply = holdReplies(`/v1/orders/${orderId}/complete`)
  await open(refused(orderId))
  expect(await heading('결제를 확인하고 있어요')).toBeVisible()
  expect(screen.queryByText('한도초과')).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull()
  reply()
  expect(await failure()).toHaveTextContent(/한도초과.*61/)
  expect(screen.getByRole('link', { name: '다시 결제하기' })).toHaveAttribute('href', '/checkout')
})

test.each([
  ['Card', '이 주문은 이미 결제됐어요. 다시 결제하지 않아도 돼요.', '결제가 완료됐어요'],
  ['VBank', '이 주문은 이미 접수됐어요. 입금만 하면 되고, 다시 결제하지 않아도 돼요.', /주문을 받았어요/],
] as const)('[PAY-09, PAY-12, CART-07] a refusal of an order paid by %s leads to it', async (method, words, title) => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await approve(orderId, method)
  const calls = countCalls()
  const { user } = await open(refused(orderId))
  const alert = await failure()
  expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
  expect(alert).toHaveTextContent(/결제가 완료되지 않았어요이 주문은.*한도초과.*61/)
  expect(within(alert).getByText(words)).toBeVisible()
  expect(alert).not.toHaveTextContent('장바구니는 그대로예요')
  expect(storedLines()).toEqual([])
  expect(within(alert).getAllByRole('link')).toHaveLength(1)
  await user.click(within(alert).getByRole('link', { name: '결제 결과 보기' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectPath(new RegExp(`^/payment/result.orderId=${orderId}$`))
})

test('[PAY-09] a completion that cannot be loaded is no failed payment, and can be loaded again', async () => {
  const orderId = await placePendingOrder()
  await approve(orderId)
  overrideHandler('get', '/v1/orders/:orderId/complete', () => HttpResponse.error(), true)
  const { user } = await open(refused(orderId))
  expect(await failure()).toHaveTextContent('결제 결과를 불러오지 못했어요')
  expect(screen.queryByText('한도초과')).toBeNull()
  expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await failure()).toHaveTextContent('이 주문은 이미 결제됐어요')
})

test('[PAY-09, PAY-14] an order that is paid after its refusal is looked up again', async () => {
  const orderId = await placePendingOrder()
  await open(refused(orderId))
  expect(await screen.findByRole('button', { name: '이 결제를 취소하고 다시 결제하기' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull()
  await approve(orderId)
  dispatchEvent(new Event('focus'))
  expect(await screen.findByText(/이 주문은 이미 결제됐어요/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /다시 결제하기/ })).toBeNull()
})

test('[PAY-09] another code without an order is shown at once', async () => {
  const calls = countCalls()
  await open('/payment/mobile/result?code=61&message=Limit', 'en')
  expect(await failure()).toHaveTextContent(/Limit.*61/)
  expect(Object.keys(calls).filter((call) => call.includes('complete'))).toEqual([])
})

test.each([
  ['', 'PAYMENT_CANCELED'],
  ['&code=', 'PAYMENT_CANCELED'],
  ['&code=0', '0'],
  ['&code=02-123으로 전화하세요&message=%20', 'PAYMENT_CANCELED'],
  ['&code=00%20', '00'],
  ['&code=V801&message=%3Cb%3E%ED%95%9C%EB%8F%84%3C%2Fb%3E', 'V801'],
])('[PAY-09] the query %s is no success', async (query, code) => {
  const orderId = await placePendingOrder()
  await approve(orderId)
  await open(`/payment/mobile/result?orderId=${orderId}${query}`)
  const alert = await failure()
  expect(alert).toHaveTextContent('이 주문은 이미 결제됐어요')
  expect(within(alert).getByText(code)).toBeVisible()
  expect(alert).not.toHaveTextContent(/전화하세요|보낸 내용: *오류/)
  expect(alert.querySelector('b')).toBeNull()
})
