import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  ADDRESS_FIELD_MAX_LENGTH,
  CANCEL_REASON_MAX_LENGTH,
  MEMO_MAX_LENGTH,
  REFUND_ACCOUNT_MAX_DIGITS,
  REFUND_HOLDER_MAX_LENGTH,
  REVIEW_MAX_LENGTH,
} from '../../../src/contract/limits.ts'
import { operations } from '../../../src/contract/operations.ts'
import { written } from '../../../src/contract/writtenText.ts'
import { addressTexts } from '../../../src/features/address/texts.ts'
import { additionalInfoTexts } from '../../../src/features/session/texts.ts'
import { memoTexts } from '../../../src/features/memo/texts.ts'
import { bankTexts, cancelTexts, ordersTexts } from '../../../src/features/orders/texts.ts'
import { reviewFormTexts } from '../../../src/features/reviews/form/texts.ts'
import { commonTexts } from '../../../src/texts/common.ts'
import { stubPostcode } from '../../../stories/support/stubPostcode.ts'
import { Shop } from '../../mocks/client.ts'
import { replyWithOrders, virtualAccountOrder } from '../../support/orderFixtures.tsx'
import { runs } from '../../support/properties.ts'
import { addressValidator, cancellationValidator, reviewValidator, toServerValidation } from '../../support/serverValidation.ts'
import { textbox, button, edit, edits, press, findInvalidFields } from '../../support/formProperties.tsx'
import { overrideHandler, refusal, renderApp } from '../../support/renderApp.tsx'
import { birthYears } from '../../../src/features/session/rules.ts'

const RUNS = { numRuns: runs(60), endOnFailure: true }
const names = fc.constantFrom('민서', '구민서', ' 집 ', 'x'.repeat(19))
const refuse = () => refusal(409, 'X', '아니요')

/** Records the requests and refuses each, so that the form stays open. */
function recordRequests(path: string): unknown[] {
  const sent: unknown[] = []
  overrideHandler('post', path, async ({ request }) => {
    const body = await request.text()
    // A multipart body contains its JSON in one part.
    sent.push(JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? 'null'))
    return refuse()
  })
  return sent
}

const waitUntilIdle = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name, busy: true })).toBeNull())

test('[ORD-06, ORD-07, ORD-08, API-57] the cancellation is sent only if the server accepts it', async () => {
  const validate = cancellationValidator(new Shop())
  replyWithOrders(virtualAccountOrder('PREPARING'))
  const sent = recordRequests('/v1/orders/cancel')
  const { user } = await renderApp('/account/orders', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: ordersTexts.ko.cancel }))
  const banks = fc.constantFrom('', ...Object.keys(bankTexts.ko))
  const accounts = fc.stringMatching(/^\d{0,22}$/)
  await fc.assert(
    fc.asyncProperty(edits(names), banks, edits(accounts), edits(names), async (why, bankCode, number, who) => {
      const reason = edit(textbox(cancelTexts.ko.reason), why)
      fireEvent.change(screen.getByRole('combobox', { name: cancelTexts.ko.bank }), { target: { value: bankCode } })
      const accountNumber = edit(textbox(cancelTexts.ko.accountNumber), number)
      const holderName = edit(textbox(cancelTexts.ko.holder), who)
      expect(reason.length).toBeLessThanOrEqual(CANCEL_REASON_MAX_LENGTH)
      expect(accountNumber).toMatch(new RegExp(`^\\d{0,${REFUND_ACCOUNT_MAX_DIGITS}}$`))
      expect(holderName.length).toBeLessThanOrEqual(REFUND_HOLDER_MAX_LENGTH)

      const { isAccepted, invalidFields, code } = await validate(reason, { accountNumber, bankCode, holderName })
      expect(button(cancelTexts.ko.confirm).disabled).toBe(invalidFields.includes('cancelReason'))
      sent.length = 0
      press(cancelTexts.ko.confirm)
      if (isAccepted) {
        await screen.findByRole('dialog', { name: cancelTexts.ko.failedTitle })
        press(commonTexts.ko.confirm)
      }
      const virtualAccount = { accountNumber, bankCode, holderName: written(holderName) }
      expect(sent).toEqual(isAccepted ? [{ orderId: 'O-PREPARING', cancelReason: written(reason), virtualAccount }] : [])
      const message = screen.queryByText(cancelTexts.ko.incomplete)
      expect(message !== null || code !== 'REFUND_ACCOUNT_REQUIRED').toBe(true)
      expect([textbox(cancelTexts.ko.reason).value, textbox(cancelTexts.ko.accountNumber).value]).toEqual([reason, accountNumber])
    }),
    RUNS,
  )
})

test('[REV-08, REV-12, REV-13, API-35] the review can be submitted only if the server accepts it', async () => {
  const validate = await reviewValidator(new Shop())
  replyWithOrders(virtualAccountOrder('DELIVERED', { canWriteReview: true }))
  const sent = recordRequests('/v1/reviews')
  const { user } = await renderApp('/account/orders', { as: 'minseo' })
  const [write] = await screen.findAllByRole('button', { name: /리뷰 쓰기/ })
  await user.click(write ?? document.body)
  const words = fc.constantFrom('색이 예뻐요', '사진과 색이 똑같아요. 잘 입을게요.', ' 아홉 글자입니다 ', 'x'.repeat(499))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), edits(words), async (stars, text) => {
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${stars} `) }))
      const content = edit(textbox(reviewFormTexts.ko.content), text)
      expect(content.length).toBeLessThanOrEqual(REVIEW_MAX_LENGTH)

      const { isAccepted } = await validate(stars, content)
      expect(button(reviewFormTexts.ko.submit).disabled).toBe(!isAccepted)
      sent.length = 0
      press(reviewFormTexts.ko.submit)
      await waitUntilIdle(reviewFormTexts.ko.submit)
      expect(sent).toMatchObject(isAccepted ? [{ rating: stars, content: written(content) }] : [])
      expect(screen.queryByText(reviewFormTexts.ko.failed) !== null || !isAccepted).toBe(true)
      expect(textbox(reviewFormTexts.ko.content)).toHaveValue(content)
    }),
    RUNS,
  )
})

test('[MEMO-02, MEMO-04, API-26] the memo can be saved only if the server accepts it', async () => {
  const shop = new Shop()
  const { detail } = await shop.call(operations.currentEpisode, {}, { as: 'minseo' })
  const sent = recordRequests('/v1/picks/memo')
  // A memo that was not saved is logged (MEMO-06).
  vi.spyOn(console, 'warn').mockReturnValue()
  const { user } = await renderApp('/', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: memoTexts.ko.editMemo }))
  await screen.findByRole('textbox', { name: memoTexts.ko.label })
  await fc.assert(
    fc.asyncProperty(edits(fc.constantFrom('비 오는 날 생각이 났어요', ' \n ', '한'.repeat(149))), async (text) => {
      const memo = edit(textbox(memoTexts.ko.label), text)
      expect(memo.length).toBeLessThanOrEqual(MEMO_MAX_LENGTH)

      const body = { userId: 1, episodeId: detail.id, memo }
      const { isAccepted, code } = toServerValidation(await shop.request(operations.saveMemo, { body }, { as: 'minseo' }))
      // A lone surrogate is an invalid request.
      expect(['INVALID_MEMO', 'INVALID_REQUEST'].includes(code ?? '')).toBe(!isAccepted)
      expect(button(memoTexts.ko.save).disabled).toBe(!isAccepted)
      sent.length = 0
      press(memoTexts.ko.save)
      await waitUntilIdle(memoTexts.ko.save)
      expect(sent).toEqual(isAccepted ? [{ ...body, memo: written(memo) }] : [])
      expect(textbox(memoTexts.ko.label)).toHaveValue(memo)
    }),
    RUNS,
  )
})

test('[INFO-01, INFO-02, INFO-03, INFO-04, API-42] additional information needs both fields on client and server', async () => {
  const shop = new Shop()
  const sent = recordRequests('/v1/users/additional-info')
  await renderApp('/auth/additional-info', { as: 'yuna' })
  const year = await screen.findByRole<HTMLSelectElement>('combobox', { name: additionalInfoTexts.ko.birthYear })
  const offered = birthYears(2026).map(String)
  const years = fc.constantFrom('', ...offered, '1899', '2027', 'x', '19 98', '-1')
  const woman = ['W', additionalInfoTexts.ko.woman] as const
  const genders = fc.constantFrom(null, woman, ['M', additionalInfoTexts.ko.man] as const)
  let gender: string | null = null
  await fc.assert(
    fc.asyncProperty(years, genders, async (chosen, choice) => {
      fireEvent.change(year, { target: { value: chosen } })
      if (choice) {
        gender = choice[0]
        fireEvent.click(screen.getByRole('radio', { name: choice[1] }))
      }
      expect(['', ...offered]).toContain(year.value)
      const body = { age: year.value === '' ? null : Number(year.value), gender }
      const { isAccepted } = toServerValidation(await shop.requestUnchecked(operations.addInformation, { body }, { as: 'yuna' }))
      sent.length = 0
      press(additionalInfoTexts.ko.submit)
      await waitUntilIdle(additionalInfoTexts.ko.submit)
      expect(sent).toEqual(isAccepted ? [body] : [])
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(isAccepted ? '아니요' : additionalInfoTexts.ko.incomplete)
      expect([year.value, screen.queryByRole('radio', { checked: true }) !== null]).toEqual([year.value, gender !== null])
    }),
    // A gender stays chosen: later runs lack at most the year.
    {
      ...RUNS,
      examples: [
        ['', null],
        ['1994', null],
        ['', woman],
      ],
    },
  )
})

test('[ACCT-07, ACCT-08, API-44] the address form and the server reject the same fields', async () => {
  const validate = addressValidator(new Shop())
  const forget = stubPostcode()
  const { user } = await renderApp('/account/profile', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: addressTexts.ko.title }))
  await user.click(screen.getByRole('button', { name: addressTexts.ko.search }))
  await user.click(screen.getByRole('button', { name: '서울 성동구 성수이로 87' }))
  // A saved address would close the form.
  const sent = recordRequests('/v1/users/1/address')
  const labels = {
    name: addressTexts.ko.name,
    receiver: addressTexts.ko.receiver,
    phoneNumber: addressTexts.ko.phone,
    addressDetail: addressTexts.ko.detail,
  }
  const place = { postalCode: textbox(addressTexts.ko.postalCode).value, address: textbox(addressTexts.ko.address).value }
  const digits = fc.stringMatching(/^01\d{6,11}$/)
  await fc.assert(
    fc.asyncProperty(edits(names), edits(names), edits(digits), edits(names), async (label, who, phone, detail) => {
      const typed = {
        name: edit(textbox(labels.name), label),
        receiver: edit(textbox(labels.receiver), who),
        phoneNumber: edit(textbox(labels.phoneNumber), phone),
        addressDetail: edit(textbox(labels.addressDetail), detail),
      }
      for (const text of Object.values(typed)) expect(text.length).toBeLessThanOrEqual(ADDRESS_FIELD_MAX_LENGTH)
      const { isAccepted, invalidFields } = await validate({ ...typed, ...place })
      sent.length = 0
      press(addressTexts.ko.save)
      await waitUntilIdle(addressTexts.ko.save)
      expect(findInvalidFields(labels)).toEqual(invalidFields)
      expect(sent).toHaveLength(isAccepted ? 1 : 0)
    }),
    RUNS,
  )
  forget()
})
