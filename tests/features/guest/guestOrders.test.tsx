import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { latestOrder } from '../../../mocks/scenarios/purchases.ts'
import { countCalls, overrideHandler, refusal, startMockServer, renderApp } from '../../support/renderApp.tsx'

const number = () => screen.getByRole('textbox', { name: /주문번호|Order number/ })
const phone = () => screen.getByRole('textbox', { name: /휴대폰 번호|Phone number/ })
const search = () => screen.getByRole('button', { name: /^(주문 조회|Find order)$/ })
const dialog = () => within(screen.getByRole('dialog'))
const confirmed = () => startMockServer().world.read((tx) => latestOrder(tx, personas.guestOrdered.id, 'CONFIRMED').orderId)

async function open(as?: 'guest' | 'guestOrdered', language: 'ko' | 'en' = 'ko') {
  const app = await renderApp('/guest/orders', { ...(as && { as }), language })
  await screen.findByRole('heading', { level: 1 })
  const ask = async (order: string, digits: string) => {
    await app.user.clear(number())
    if (order) await app.user.type(number(), order)
    await app.user.clear(phone())
    if (digits) await app.user.type(phone(), digits)
    await app.user.click(search())
  }
  return { ...app, ask }
}

describe('the form', () => {
  test('[GUEST-01, OPEN-06] shows number, phone and a notice to a visitor too', async () => {
    await open()
    expect(screen.getByText('주문할 때 받은 주문번호와 배송지에 적은 휴대폰 번호로 조회할 수 있어요.')).toBeVisible()
    expect(number()).toBeVisible()
    expect(phone()).toBeVisible()
    expect(document.title).toBe('비회원 주문조회 · Pickers')
  })

  test.each([
    ['', '', 'Please enter the order number', 'Please enter the phone number'],
    ['   ', '0101', 'Please enter the order number', 'Invalid phone number format'],
    ['20261121/A', '021234567', 'Invalid order number format', 'Invalid phone number format'],
    ['주문', '01012345678', 'Invalid order number format', ''],
    ['A-_9', '010123456', '', 'Invalid phone number format'],
  ])('[GUEST-02, GUEST-03] number %j and phone %j are validated before sending', async (order, digits, first, second) => {
    const calls = countCalls()
    const { ask } = await open('guest', 'en')
    await ask(order, digits)
    expect(number()).toHaveAccessibleDescription(first)
    expect(phone()).toHaveAccessibleDescription(second)
    expect(first ? number() : phone()).toHaveFocus()
    expect(calls['POST /v1/users/guest/order']).toBeUndefined()
  })

  test('[GUEST-03] formats eleven digits as 3-4-4 and ten as 2-4-4', async () => {
    const { user } = await open('guest')
    await user.type(phone(), '0101234567')
    expect(phone()).toHaveValue('01-0123-4567')
    await user.type(phone(), '8')
    expect(phone()).toHaveValue('010-1234-5678')
    await user.type(phone(), '9')
    expect(phone()).toHaveValue('010-1234-5678')
  })
})

describe('the result', () => {
  test('[GUEST-04, ROLE-01] a visitor sees the order detail without cancel buttons', async () => {
    const orderId = await confirmed()
    const { ask } = await open()
    await ask(` ${orderId} `, '01013572464')
    const detail = within(await screen.findByRole('dialog', { name: '주문 상세' }))
    expect(detail.getByText('결제완료')).toBeVisible()
    expect(detail.queryByRole('button', { name: /취소/ })).toBeNull()
  })

  test('[GUEST-04] a failed lookup keeps the input; the sixth try is refused', async () => {
    const orderId = await confirmed()
    const { ask, user } = await open('guest', 'en')
    for (let tries = 0; tries < 5; tries += 1) {
      await ask(orderId, '01099999999')
      const failed = await screen.findByRole('dialog', { name: 'Order lookup failed' })
      expect(failed).toHaveTextContent('주문을 찾을 수 없어요. 주문번호와 휴대폰 번호를 확인해 주세요.')
      await user.click(within(failed).getByRole('button', { name: 'Check the entries' }))
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveFocus())
    }
    expect(phone()).toHaveValue('010-9999-9999')
    await ask(orderId, '01013572464')
    expect(await screen.findByText('조회를 여러 번 실패했어요. 10분 뒤에 다시 시도해 주세요.')).toBeVisible()
  })

  test('[OPEN-07, ROLE-06, GUEST-04, ORD-09] a guest cancels one line, then all, from the detail', async () => {
    const orderId = await confirmed()
    const { ask, user, world } = await open('guestOrdered')
    await ask(orderId, '01013572464')
    await screen.findByRole('dialog', { name: '주문 상세' })
    await user.click(dialog().getAllByRole('button', { name: /(?<!주문) 취소$/ })[0] ?? document.body)
    await user.type(dialog().getByRole('textbox', { name: '취소 사유' }), '하나만 취소해요')
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(dialog().getByText('부분취소')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: /취소$/ }))
    await user.type(dialog().getByRole('textbox', { name: '취소 사유' }), '나머지도요')
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    await waitFor(() => expect(dialog().getByText('취소완료')).toBeVisible())
    const order = await world.read(
      (tx) => tx.orders.findMany((q) => q.where({ userId: personas.guestOrdered.id })).at(-1)?.status,
    )
    expect(order).toBe('CANCELED')
  })

  test('[OPEN-07, ORD-10] cancelling another guest’s order shows the refusal', async () => {
    const orderId = await confirmed()
    const { ask, user } = await open('guest')
    await ask(orderId, '01013572464')
    await screen.findByRole('dialog', { name: '주문 상세' })
    await user.click(screen.getByRole('button', { name: '주문 취소' }))
    await user.type(screen.getByRole('textbox', { name: '취소 사유' }), '제 것이 아니에요')
    overrideHandler('post', '/v1/orders/cancel', () => refusal(404, 'ORDER_NOT_FOUND', '주문을 찾을 수 없어요'))
    await user.click(screen.getByRole('button', { name: '주문 취소' }))
    expect(await screen.findByRole('dialog', { name: '주문 취소 실패' })).toHaveTextContent('주문을 찾을 수 없어요')
  })
})
