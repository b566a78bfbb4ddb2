import { describe, expect, test } from 'vitest'
import { deadlineShape, depositsShape, payInShape } from '../../../mocks/handlers/providers/calls.ts'
import { operations } from '../../../src/contract/operations.ts'
import { buy, money } from '../rules/purchase.ts'
import { Shop, START } from '../client.ts'
import { refusalOf, callProvider } from './provider.ts'

const as = 'jihoon'

async function ordered() {
  const shop = new Shop()
  const { orderId, amount } = await buy(shop, as, [{ productId: 1 }], 'VBank')
  const awaited = await callProvider(shop, depositsShape, 'payment/deposits')
  const accountNumber = awaited.find((deposit) => deposit.orderId === orderId)?.accountNumber ?? ''
  const payIn = (amount: number, notices = 1) =>
    callProvider(shop, payInShape, 'payment/pay-in', { accountNumber, amount, notices })
  const status = async () => (await shop.call(operations.orderCompletion, { params: { orderId } }, { as })).status
  return { shop, orderId, amount, accountNumber, payIn, status }
}

describe('[API-60] [PAY-10] the deposit of a virtual account', () => {
  test('the exact amount confirms the order; the notice may come twice', async () => {
    const { shop, orderId, amount, payIn, status } = await ordered()
    expect(await payIn(amount, 2)).toEqual({ end: 'taken', changed: [true, false] })
    expect(await status()).toBe('CONFIRMED')
    expect(await payIn(amount)).toEqual({ end: 'closed', changed: [] })
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: 0 })
  })

  test('too little and too much are refused by the bank', async () => {
    const { shop, amount, payIn, status } = await ordered()
    const before = await shop.world.export()
    for (const wrong of [amount - 1, amount + 1, 0]) expect((await payIn(wrong)).end).toBe('wrongAmount')
    expect(await status()).toBe('WAITING_FOR_DEPOSIT')
    expect(await shop.world.export()).toBe(before)
  })

  test('the deadline passes: the order is cancelled, the bank takes nothing any more', async () => {
    const { shop, amount, accountNumber, payIn, status } = await ordered()
    const { passedMs } = await callProvider(shop, deadlineShape, 'payment/deadline', { accountNumber })
    expect(START + passedMs).toBe(Date.parse('2026-11-25T00:00:00+09:00'))
    expect(await shop.now()).toBe(START + passedMs)
    expect(await status()).toBe('CANCELED')
    expect((await payIn(amount)).end).toBe('closed')
    const rest = await callProvider(shop, depositsShape, 'payment/deposits')
    expect(rest.map((deposit) => deposit.accountNumber)).not.toContain(accountNumber)
  })

  test('an unknown account, and an amount that is none, are refused', async () => {
    const { shop, accountNumber } = await ordered()
    expect(await refusalOf(shop, 'payment/pay-in', { accountNumber: '<b>1</b>', amount: 1, notices: 1 })).toBe('UNKNOWN_ACCOUNT')
    expect(await refusalOf(shop, 'payment/deadline', { accountNumber: '1' })).toBe('UNKNOWN_ACCOUNT')
    for (const amount of [-1, 1.5, '1']) {
      expect(await refusalOf(shop, 'payment/pay-in', { accountNumber, amount, notices: 1 })).toBe('INVALID_REQUEST')
    }
  })
})
