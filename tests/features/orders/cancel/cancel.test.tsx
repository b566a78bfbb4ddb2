import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { cancelTexts } from '../../../../src/features/orders/texts.ts'
import { errorTexts } from '../../../../src/texts/errors.ts'
import { order, replyWithOrders, virtualAccountOrder } from '../../../support/orderFixtures.tsx'
import { countCalls, overrideHandler, refusal, renderApp, success } from '../../../support/renderApp.tsx'

const dialog = () => within(screen.getByRole('dialog'))
const reason = () => screen.getByRole('textbox', { name: '취소 사유' })
const confirm = () => dialog().getByRole('button', { name: '주문 취소' })
const counterStage = () => dialog().getByText(/\/100$/).parentElement?.dataset['stage']
const card = (number = 0) => within(screen.getAllByRole('article')[number] ?? document.body)

/** The cancel modal of the first order, or of its first line. */
async function openCancelDialog({ line = false, language = 'ko' }: { line?: boolean; language?: 'ko' | 'en' } = {}) {
  const app = await renderApp('/account/orders', { as: 'minseo', language })
  await screen.findAllByRole('article')
  const [whole] = screen.queryAllByRole('button', { name: language === 'ko' ? '주문 취소' : 'Order cancel' })
  const [one] = screen.queryAllByRole('button', { name: /^헤링본 코트 L 취소/ })
  await app.user.click((line ? one : whole) ?? document.body)
  return app
}

const paidByAccount = (status = 'PREPARING') => virtualAccountOrder(status, { canPartialCancel: true })
const byCard = () =>
  virtualAccountOrder('CONFIRMED', { canPartialCancel: true }, { isVirtualAccountPayment: false, virtualAccount: null })

/** The requests that cancel an order or a line. */
function recordRequests(path: 'cancel' | 'partialCancel', answer: () => ReturnType<typeof refusal> = success) {
  const sent: unknown[] = []
  overrideHandler('post', `/v1/orders/${path}`, async ({ request }) => {
    sent.push(await request.json())
    return answer()
  })
  return sent
}

describe('the cancel modal', () => {
  test('[ORD-06] shows number, date and notices; confirm needs a reason', async () => {
    replyWithOrders(order({ orderedAt: '2026-11-20T23:30:00Z' }))
    const { user } = await openCancelDialog()
    expect(screen.getByRole('dialog', { name: '주문을 취소할까요?' })).toHaveTextContent('20261121-A · 2026-11-21')
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '헤링본 코트L · 18,000원 × 2 = 36,000원',
      '결제수단에 따라 1~3일 안에 환불돼요.',
      '배송이 시작된 뒤에는 취소가 어려울 수 있어요.',
    ])
    expect(confirm()).toBeDisabled()
    await user.type(reason(), '   ')
    expect(confirm()).toBeDisabled()
    await user.type(reason(), '작아요')
    expect(dialog().getByText('6/100')).toBeVisible()
    expect(confirm()).toBeEnabled()
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ORD-06] the counter is highlighted from 90 characters and stops at 100', async () => {
    replyWithOrders(order())
    const { user } = await openCancelDialog()
    await user.click(reason())
    await user.paste('가'.repeat(89))
    expect(counterStage()).toBe('free')
    await user.paste('나')
    expect(counterStage()).toBe('near')
    await user.paste('다'.repeat(50))
    expect(reason()).toHaveValue('가'.repeat(89) + '나' + '다'.repeat(10))
    expect(counterStage()).toBe('full')
  })

  test.each([
    ['PREPARING', true, true],
    ['CONFIRMED', true, true],
    ['WAITING_FOR_DEPOSIT', true, false],
    ['CONFIRMED', false, false],
  ])('[ORD-07, OPEN-56] %s, by virtual account %s: a refund account is required %s', async (status, isVirtual, isRequired) => {
    replyWithOrders(virtualAccountOrder(status, {}, { isVirtualAccountPayment: isVirtual }))
    await openCancelDialog()
    expect(screen.queryByRole('group', { name: '환불 계좌' }) !== null).toBe(isRequired)
    expect(screen.queryByText('가상계좌로 결제했다면 입력한 계좌로 환불돼요.') !== null).toBe(isRequired)
  })

  test('[ORD-12] twelve banks by name and code', async () => {
    replyWithOrders(paidByAccount())
    await openCancelDialog()
    const banks = within(screen.getByRole('combobox', { name: '은행' }))
      .getAllByRole('option')
      .slice(1)
    expect(banks.map((option) => `${option.getAttribute('value')} ${option.textContent}`)).toEqual([
      '04 KB국민은행',
      '88 신한은행',
      '20 우리은행',
      '81 하나은행',
      '23 SC제일은행',
      '03 IBK기업은행',
      '11 NH농협은행',
      '07 Sh수협은행',
      '90 카카오뱅크',
      '92 토스뱅크',
      '89 케이뱅크',
      '71 우체국',
    ])
  })

  test('[ORD-08, ORD-07] an incomplete refund account is not sent, a complete one is', async () => {
    replyWithOrders(paidByAccount())
    const answers = [refusal(409, 'NOT_CANCELABLE', '취소할 수 없는 주문이에요.')]
    const sent = recordRequests('cancel', () => answers.pop() ?? success())
    const { user } = await openCancelDialog()
    const number = screen.getByRole('textbox', { name: '계좌번호' })
    expect(number).toHaveAttribute('placeholder', '숫자만, - 없이')
    await user.type(reason(), '작아요')
    await user.click(confirm())
    expect(within(dialog().getByRole('alert')).getByText('환불 계좌 정보를 모두 입력해 주세요')).toBeVisible()
    expect(screen.getByRole('combobox', { name: '은행' })).toHaveFocus()
    await user.selectOptions(screen.getByRole('combobox', { name: '은행' }), '카카오뱅크')
    await user.type(screen.getByRole('textbox', { name: '예금주' }), ' 구민서 ')
    await user.type(number, '3333-01-2345')
    expect(number).toHaveValue('3333012345')
    await user.clear(number)
    await user.click(confirm())
    expect(within(dialog().getByRole('alert')).getByText('환불 계좌 정보를 모두 입력해 주세요')).toBeVisible()
    expect(number).toHaveFocus()
    expect(sent).toEqual([])
    // As long as ORD-07 allows, 20 digits.
    await user.type(number, '333301234567890123456')
    expect(number).toHaveValue('33330123456789012345')
    await user.click(confirm())
    expect(await screen.findByRole('dialog', { name: '주문 취소 실패' })).toHaveTextContent('취소할 수 없는 주문이에요.')
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    await user.click(confirm())
    await screen.findByRole('dialog', { name: '주문 취소가 완료됐어요' })
    const account = { accountNumber: '33330123456789012345', bankCode: '90', holderName: '구민서' }
    const request = { orderId: 'O-PREPARING', cancelReason: '작아요', virtualAccount: account }
    expect(sent).toEqual([request, request])
  })

  test('[ORD-08] the alert in English', async () => {
    replyWithOrders(paidByAccount())
    const { user } = await openCancelDialog({ language: 'en' })
    await user.type(screen.getByRole('textbox', { name: 'Reason for cancelling' }), 'too small')
    await user.click(dialog().getByRole('button', { name: 'Cancel order' }))
    expect(dialog().getByText('Please enter all refund account information')).toBeVisible()
  })
})

describe('what a cancellation does', () => {
  test('[ORD-06] shows the cancelled lines and the refund', async () => {
    replyWithOrders(byCard())
    await openCancelDialog()
    expect(within(dialog().getByRole('list', { name: '취소할 상품' })).getAllByRole('listitem')).toHaveLength(2)
    expect(dialog().getByText('54,000원이 환불돼요')).toBeVisible()
  })

  test('[ORD-06, ORD-09] before the deposit nothing is called a refund', async () => {
    replyWithOrders(virtualAccountOrder('WAITING_FOR_DEPOSIT', { canPartialCancel: true }))
    recordRequests('cancel')
    const { user } = await openCancelDialog()
    expect(dialog().getByText('아직 결제된 금액이 없어서 바로 취소돼요')).toBeVisible()
    expect(screen.getByRole('dialog')).not.toHaveTextContent('환불')
    await user.type(reason(), '작아요')
    await user.click(confirm())
    const done = await screen.findByRole('dialog', { name: '주문 취소가 완료됐어요' })
    expect(done).toHaveTextContent('바로 취소됐고, 결제된 금액은 없어요.')
    expect(done).not.toHaveTextContent('환불')
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(card().getByText('취소완료')).toBeInTheDocument()
    expect(screen.getByRole('article')).toHaveTextContent('입금 전에 취소됐고, 결제된 금액은 없어요.')
  })
})

describe('after a cancellation', () => {
  test('[ORD-09, ORD-06] shows the dialog at once and fetches the list again after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    replyWithOrders(byCard())
    const calls = countCalls()
    let answer: (() => void) | undefined
    overrideHandler('post', '/v1/orders/cancel', async () => {
      await new Promise<void>((done) => (answer = done))
      return success()
    })
    const { user } = await openCancelDialog()
    await user.type(reason(), '작아요')
    await user.click(confirm())
    await user.click(confirm())
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    const before = { ...calls }
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    const done = await screen.findByRole('dialog', { name: '주문 취소가 완료됐어요' })
    expect(done).toHaveTextContent('54,000원은 1~3일 안에 환불돼요.')
    expect(card().getByText('취소완료')).toBeInTheDocument()
    await waitFor(() => expect(calls['GET /v1/users/1']).toBe((before['GET /v1/users/1'] ?? 0) + 1))
    expect(calls['GET /v1/users/1/orders']).toBe(before['GET /v1/users/1/orders'])
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(calls['GET /v1/users/1/orders']).toBe((before['GET /v1/users/1/orders'] ?? 0) + 1))
    expect(calls['POST /v1/orders/cancel']).toBe(1)
    vi.useRealTimers()
    // Its button is gone: the card, which has become lower, comes into view.
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(screen.getByRole('article')).toHaveFocus()
  })

  test('[ORD-09, ORD-04] cancels one line, then the others: tag and amounts match the server’s', async () => {
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    await screen.findAllByRole('article')
    const lines = () => within(card().getByRole('list', { name: '주문한 상품' })).getAllByRole('listitem')
    expect(lines()).toHaveLength(3)
    await user.click(card().getAllByRole('button', { name: / 취소/ })[0] ?? document.body)
    expect(screen.getByRole('dialog', { name: '이 상품만 취소할까요?' })).toHaveTextContent('배송은 그대로 무료예요.')
    await user.type(reason(), '하나만 바꿀게요')
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    const done = await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
    expect(done).toHaveTextContent('44,800원은 1~3일 안에 환불돼요.배송은 그대로 무료예요.')
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(card().getByText('부분취소')).toBeVisible()
    expect(within(lines()[0] ?? document.body).getByText('취소완료')).toBeVisible()
    expect(card().queryByRole('button', { name: '주문 취소' })).toBeNull()
    for (let left = 2; left > 0; left -= 1) {
      await user.click(card().getAllByRole('button', { name: / 취소/ })[0] ?? document.body)
      await user.type(reason(), '나머지도요')
      await user.click(dialog().getByRole('button', { name: '부분 취소' }))
      await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })
      await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    }
    await waitFor(() => expect(card().getByText('취소완료')).toBeVisible())
  })

  test('[ORD-09, API-58] a line’s cancellation says that the fee is unchanged, in both dialogs', async () => {
    const fee = { shippingAmount: 2500, totalAmount: 56_500 }
    replyWithOrders({ ...byCard(), ...fee })
    recordRequests('partialCancel')
    const { user } = await openCancelDialog({ line: true })
    const notRefunded = '배송비 2,500원은 남은 상품까지 모두 취소할 때 환불돼요.'
    expect(dialog().getByText(notRefunded)).toBeVisible()
    await user.type(reason(), '하나만')
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    expect(await screen.findByRole('dialog', { name: '부분 취소가 완료됐어요' })).toHaveTextContent(notRefunded)
  })

  test('[ORD-09] cancelling a line before the deposit lowers the amount to deposit', async () => {
    replyWithOrders(virtualAccountOrder('WAITING_FOR_DEPOSIT', { canPartialCancel: true }))
    recordRequests('partialCancel')
    const { user } = await openCancelDialog({ line: true })
    await user.type(reason(), '하나만')
    // The refetch hangs, so the amount on the screen is the patched one.
    overrideHandler('get', '/v1/users/1/orders', () => new Promise<never>(() => {}))
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    expect(await dialog().findByText('이제 입금할 금액은 18,000원이에요.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    await user.click(card().getByRole('button', { name: '주문 상세' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('입금 금액18,000원')
  })

  test('[ORD-10] a refusal shows its message and keeps the typed reason, in English too', async () => {
    replyWithOrders(byCard())
    const sent = recordRequests('cancel', () => refusal(409, 'NOT_CANCELABLE', '이미 배송이 시작됐어요.'))
    const { user } = await openCancelDialog({ language: 'en' })
    await user.type(screen.getByRole('textbox', { name: 'Reason for cancelling' }), 'too small')
    await user.click(dialog().getByRole('button', { name: 'Cancel order' }))
    const failed = await screen.findByRole('dialog', { name: cancelTexts.en.failedTitle })
    expect(within(failed).getByText('이미 배송이 시작됐어요.')).toHaveAttribute('lang', 'ko')
    await user.click(dialog().getByRole('button', { name: 'Go back' }))
    expect(screen.getByRole('textbox', { name: 'Reason for cancelling' })).toHaveValue('too small')
    overrideHandler('post', '/v1/orders/cancel', () => HttpResponse.error())
    await user.click(dialog().getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText(errorTexts.en.network)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('{Escape}')
    await user.click(card().getByRole('button', { name: 'Order cancel' }))
    expect(screen.getByRole('textbox', { name: 'Reason for cancelling' })).toHaveValue('too small')
    expect(sent).toHaveLength(1)
  })

  test('[ORD-10] a refused line has its own title and leads back to the order detail', async () => {
    replyWithOrders(byCard())
    recordRequests('partialCancel', () => refusal(409, 'ALREADY_CANCELED', '이미 취소된 상품이에요.'))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    await user.click(await screen.findByRole('button', { name: '주문 상세' }))
    await user.click(dialog().getAllByRole('button', { name: /(?<!주문) 취소$/ })[0] ?? document.body)
    await user.type(reason(), '하나만')
    await user.click(dialog().getByRole('button', { name: '부분 취소' }))
    expect(await screen.findByRole('dialog', { name: '부분 취소 실패' })).toHaveTextContent('이미 취소된 상품이에요.')
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    await user.click(dialog().getByRole('button', { name: '돌아가기' }))
    expect(screen.getByRole('dialog', { name: '주문 상세' })).toBeVisible()
  })
})
