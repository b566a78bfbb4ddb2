import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { orderStatuses, type Order, type OrderLine } from '../../../src/contract/orderShape.ts'
import { cancellationEffect, linePrice, orderAmounts } from '../../../src/features/orders/amounts.ts'
import { isCanceled } from '../../../src/features/orders/rules.ts'
import { line, order, replyWithOrders, virtualAccountOrder } from '../../support/orderFixtures.tsx'
import { renderApp } from '../../support/renderApp.tsx'

const paidStatuses = new Set(['CONFIRMED', 'PREPARING', 'SHIPPING', 'DELIVERED', 'PARTIAL_CANCELED'])
const lineOf = (more: Partial<OrderLine>): OrderLine => ({ ...line, ...more })
const lines = [lineOf({ id: 11, price: 18_000, quantity: 2 }), lineOf({ id: 12, price: 24_000, quantity: 1 })]
const [canceled] = lines
const products = 60_000
const account = virtualAccountOrder('').virtualAccount

/** Every status by card and by virtual account, whole and with one line cancelled, with and without a discount. */
const cases: Order[] = [...orderStatuses, 'RETURNING'].flatMap((status) =>
  [false, true].flatMap((isVirtual) =>
    [false, true].flatMap((isLineCanceled) =>
      [0, 3000].flatMap((discount) =>
        (status === 'CANCELED' ? [null, 0, 1] : [null]).map((share): Order => {
          const totalAmount = products + 2500 - discount
          const isBeforeDeposit = status === 'WAITING_FOR_DEPOSIT' && isLineCanceled
          return order({
            orderId: [status, isVirtual, isLineCanceled, discount, share].join('-'),
            status,
            productAmount: products,
            shippingAmount: 2500,
            totalAmount,
            paidAmount: share === null ? null : share * totalAmount,
            details: lines.map((each) =>
              lineOf({ ...each, isCanceled: isLineCanceled && each === canceled, canPartialCancel: true }),
            ),
            isVirtualAccountPayment: isVirtual,
            virtualAccount:
              isVirtual && account ? { ...account, totalAmount: totalAmount - (isBeforeDeposit ? 36_000 : 0) } : null,
          })
        }),
      ),
    ),
  ),
)

describe('the amounts of an order', () => {
  test.each(cases.map((each) => [each.orderId, each] as const))('[ORD-11] %s adds up', (_, each) => {
    const { products, shipping, discount, total, canceled, paid, refunded, remaining, isPaid } = orderAmounts(each)
    expect(products + shipping - discount).toBe(total)
    expect(total - canceled - refunded).toBe(remaining)
    expect(Math.min(products, shipping, canceled, paid, refunded, remaining)).toBeGreaterThanOrEqual(0)
    expect(paid).toBe(isPaid ? total - canceled : 0)
    expect(isPaid ? 0 : refunded).toBe(0)
    expect(isPaid).toBe(
      paidStatuses.has(each.status) ? true : each.status === 'CANCELED' ? isPaid : each.status === 'RETURNING' ? null : false,
    )
    expect(each.status === 'CANCELED' ? remaining : 0).toBe(0)
  })

  test('[ORD-11] a paid order refunds only the lines cancelled after the deposit', () => {
    const details = lines.map((each) => lineOf({ ...each, isCanceled: true }))
    const both = order({ totalAmount: 62_500, productAmount: products, details, isVirtualAccountPayment: true })
    const paid = { ...both, status: 'PARTIAL_CANCELED', virtualAccount: account && { ...account, totalAmount: 26_500 } }
    expect(orderAmounts(paid)).toMatchObject({ canceled: 36_000, paid: 26_500, refunded: 24_000, remaining: 2500 })
  })

  test('[ORD-11] what is left to deposit is the amount of the account', () => {
    const details = lines.map((each) => lineOf({ ...each, isCanceled: each === canceled }))
    const awaited = order({ status: 'WAITING_FOR_DEPOSIT', totalAmount: 62_500, productAmount: products, details })
    const virtualAccount = account && { ...account, totalAmount: 30_000 }
    expect(orderAmounts({ ...awaited, virtualAccount })).toMatchObject({ canceled: 32_500, paid: 0, remaining: 30_000 })
  })

  test('[ORD-11] a line without a mark of its own is cancelled with its order, or where it alone cannot be cancelled', () => {
    const details = lines.map((each) => lineOf({ ...each, isCanceled: null, canPartialCancel: each !== canceled }))
    const canceledIn = (status: string) => details.map((each) => isCanceled(order({ status, details }), each))
    expect(canceledIn('CANCELED')).toEqual([true, true])
    expect(canceledIn('PARTIAL_CANCELED')).toEqual([true, false])
    expect(canceledIn('SHIPPING')).toEqual([false, false])
  })

  test('[ORD-09, API-58] a cancellation refunds a line, or with the last line all that is left', () => {
    const two = order({ totalAmount: 62_500, productAmount: products, details: lines })
    const [first, last] = lines
    expect(lines.map((each) => linePrice(each, 'ko'))).toEqual(['18,000원 × 2 = 36,000원', '24,000원'])
    expect(cancellationEffect(two, undefined)).toEqual({ refund: 62_500 })
    expect(cancellationEffect(two, first)).toEqual({ refund: 36_000, fee: { effect: 'unchanged', amount: 2500 } })
    const one = {
      ...two,
      status: 'PARTIAL_CANCELED',
      details: lines.map((each) => lineOf({ ...each, isCanceled: each === first })),
    }
    expect(cancellationEffect(one, last)).toEqual({ refund: 26_500, fee: { effect: 'included', amount: 2500 } })
    const unpaid = { ...two, status: 'WAITING_FOR_DEPOSIT', isVirtualAccountPayment: true }
    expect(cancellationEffect(unpaid, first)).toEqual({ due: 26_500, fee: { effect: 'unchangedUnpaid', amount: 2500 } })
    const free = { ...two, totalAmount: 60_000, shippingAmount: 0 }
    expect(cancellationEffect(free, first)).toEqual({ refund: 36_000, fee: { effect: 'free', amount: 0 } })
    expect(cancellationEffect({ ...one, totalAmount: 60_000, shippingAmount: 0 }, last)).toEqual({ refund: 24_000 })
    const lastUnpaid = { ...one, status: 'WAITING_FOR_DEPOSIT', isVirtualAccountPayment: true, paidAmount: 0 }
    expect(cancellationEffect(lastUnpaid, last)).not.toHaveProperty('fee')
    expect(cancellationEffect(unpaid, undefined)).toEqual({ due: 0 })
  })
})

const totals = new Set(['총 결제 금액', '입금할 금액', '주문 금액', '최종 금액'])

/** The rows of the payment as numbers: every total is the sum of the rows above it. */
function expectEquation(dialog: HTMLElement) {
  const rows = [...(within(dialog).getByRole('heading', { name: '결제' }).parentElement?.querySelectorAll('dl > div') ?? [])]
  const shown: [string, number][] = []
  const sums: [string, number][] = []
  let sum = 0
  for (const row of rows) {
    const [name, value] = [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']
    if (name === '결제수단' || name === '결제 실패 사유') continue
    const amount = value === '무료' ? 0 : Number(/^(-?[\d,]+)원$/.exec(value)?.[1]?.replaceAll(',', ''))
    if (totals.has(name)) {
      shown.push([name, amount])
      sums.push([name, sum])
    } else sum += amount
  }
  expect(sums.length).toBeGreaterThan(0)
  expect(shown).toEqual(sums)
}

describe('the order detail', () => {
  test.each([...orderStatuses, 'RETURNING'])(
    '[ORD-01, ORD-11] %s: the rows are a sum, and unpaid is never paid',
    async (status) => {
      const shown = cases.filter((each) => each.status === status)
      replyWithOrders(...shown.map((each, at) => ({ ...each, id: at + 1 })))
      const { user } = await renderApp('/account/orders', { as: 'minseo' })
      const cards = await screen.findAllByRole('article')
      expect(cards.length).toBeGreaterThan(2)
      for (const card of cards) {
        const each = shown.find(({ orderId }) => card.getAttribute('aria-label')?.endsWith(orderId))
        await user.click(within(card).getByRole('button', { name: '주문 상세' }))
        const dialog = screen.getByRole('dialog', { name: '주문 상세' })
        expectEquation(dialog)
        const { isPaid } = orderAmounts(each ?? order())
        const text = `${card.textContent} ${dialog.textContent}`
        expect([text.includes('총 결제 금액'), /환불/.test(text) && !isPaid]).toEqual([
          isPaid === true && status !== 'CANCELED',
          false,
        ])
        expect(dialog.textContent?.includes('결제수단')).toBe(each?.isVirtualAccountPayment)
        await user.keyboard('{Escape}')
      }
    },
  )

  test('[ORD-11] a wholly cancelled order shows its refund, or why nothing was charged', async () => {
    replyWithOrders(
      order({ status: 'CANCELED' }),
      virtualAccountOrder('CANCELED', {}, { paidAmount: 0 }),
      virtualAccountOrder('FAILED', {}, { orderId: 'F' }),
      virtualAccountOrder('CANCELED', {}, { orderId: 'L', paidAmount: 0, failCode: 'DEPOSIT_EXPIRED' }),
    )
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [refunded, unpaid, failed, late] = await screen.findAllByRole('article')
    await user.click(within(refunded ?? document.body).getByRole('button', { name: '주문 상세' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('주문 금액38,500원환불 금액-38,500원최종 금액0원')
    await user.keyboard('{Escape}')
    expect(refunded).not.toHaveTextContent('결제된 금액은 없어요')
    expect(unpaid).toHaveTextContent('주문 금액 54,000원입금 전에 취소됐고, 결제된 금액은 없어요.')
    await user.click(within(unpaid ?? document.body).getByRole('button', { name: '주문 상세' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '취소 금액-54,000원최종 금액0원입금 전에 취소됐고, 결제된 금액은 없어요.',
    )
    expect(failed).toHaveTextContent('주문 금액 54,000원결제되지 않았어요.')
    expect(late).toHaveTextContent('주문 금액 54,000원기한 안에 입금되지 않아 취소됐고, 결제된 금액은 없어요.')
  })
})

describe('cancelling a line', () => {
  test('[ORD-09, API-58] refunds no more than what is left of a discounted order', async () => {
    const details = lines.map((each) => lineOf({ ...each, canPartialCancel: true }))
    replyWithOrders(order({ totalAmount: 30_000, productAmount: products, details }))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [first] = await screen.findAllByRole('button', { name: /^헤링본 코트 L 취소/ })
    await user.click(first ?? document.body)
    expect(screen.getByRole('dialog')).toHaveTextContent('18,000원 × 2 = 36,000원30,000원이 환불돼요')
  })
})
