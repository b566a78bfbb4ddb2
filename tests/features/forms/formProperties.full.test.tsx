import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { envelope } from '../../../src/contract/envelope.ts'
import { EMAIL_MAX_LENGTH, MEMO_MAX_LENGTH, NICKNAME_MAX_LENGTH, ORDER_ID_MAX_LENGTH } from '../../../src/contract/limits.ts'
import { isBlank } from '../../../src/contract/writtenText.ts'
import { guestOrdersTexts } from '../../../src/features/guest/texts.ts'
import { button, textbox, edit, edits, press, findInvalidFields } from '../../support/formProperties.tsx'
import { runs } from '../../support/properties.ts'
import { API, renderApp } from '../../support/renderApp.tsx'
import { accountTexts } from '../../../src/features/account/texts.ts'
import { memoTexts } from '../../../src/features/memo/texts.ts'

const RUNS = { numRuns: runs(60), endOnFailure: true }
const formatted = /^\d{0,3}(-\d{0,4}){0,2}$/
const digits = fc.stringMatching(/^01\d{6,11}$/)
/** In progress. */
const EPISODE_ID = 6
const names = fc.constantFrom('민서', '구민서', ' 집 ', 'x'.repeat(19))

/** The fields that the server rejects. */
async function validateOnServer(path: string, body: unknown): Promise<string[]> {
  const token = localStorage.getItem('accessToken') ?? ''
  const response = await fetch(new URL(path, API), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { error } = v.parse(envelope, await response.json())
  // One field can break two rules, as a long address without a host does; a rule of the server's own names none.
  const fields = (error?.fields ?? []).map(({ path }) => path)
  return response.status === 400 ? [...new Set(fields.length > 0 ? fields : [error?.code ?? ''])].toSorted() : []
}

const expectedMessage = (isWrong: boolean, text: string, none: string, bad: string) => {
  if (!isWrong) return ''
  return isBlank(text) ? none : bad
}

test('[ACCT-02, ACCT-03, ACCT-04] the profile form and the server reject the same input', async () => {
  await renderApp('/account/profile', { as: 'minseo' })
  await screen.findByRole('form')
  const labels = { nickName: accountTexts.ko.nickname, email: accountTexts.ko.email, phoneNumber: accountTexts.ko.phone }
  await fc.assert(
    fc.asyncProperty(edits(names), edits(fc.emailAddress()), edits(digits), async (name, mail, phone) => {
      const nickName = edit(textbox(labels.nickName), name)
      const email = edit(textbox(labels.email), mail)
      const phoneNumber = edit(textbox(labels.phoneNumber), phone)
      expect(nickName.length).toBeLessThanOrEqual(NICKNAME_MAX_LENGTH)
      expect(email.length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH)
      expect(phoneNumber).toMatch(formatted)
      const verdict = await validateOnServer('/v1/users/1', { nickName, email, phoneNumber, age: 1998, gender: 'W' })
      press(accountTexts.ko.save)
      await waitFor(() => expect(screen.queryByRole('button', { name: accountTexts.ko.save, busy: true })).toBeNull())
      await waitFor(() => expect(findInvalidFields(labels)).toEqual(verdict))
    }),
    { ...RUNS, examples: [[[], [{ from: 0, text: `${'m.'.repeat(60)}@a\u200bb`, isComposed: true }], []]] },
  )
})

test('[GUEST-02, GUEST-03] the order lookup and the server reject the same input, with its message', async () => {
  await renderApp('/guest/orders', { as: 'guest' })
  await screen.findByRole('heading', { level: 1 })
  const labels = { orderId: guestOrdersTexts.ko.number, phoneNumber: guestOrdersTexts.ko.phone }
  await fc.assert(
    fc.asyncProperty(edits(fc.stringMatching(/^[\w-]{1,70}$/)), edits(digits), async (number, phone) => {
      const orderId = edit(textbox(labels.orderId), number)
      const phoneNumber = edit(textbox(labels.phoneNumber), phone)
      expect(orderId.length).toBeLessThanOrEqual(ORDER_ID_MAX_LENGTH)
      expect(phoneNumber).toMatch(formatted)
      const verdict = await validateOnServer('/v1/users/guest/order', { orderId: orderId.trim(), phoneNumber })
      press(guestOrdersTexts.ko.search)
      expect(findInvalidFields(labels)).toEqual(verdict)
      const { noNumber, badNumber, noPhone, badPhone } = guestOrdersTexts.ko
      expect(textbox(labels.orderId)).toHaveAccessibleDescription(
        expectedMessage(verdict.includes('orderId'), orderId, noNumber, badNumber),
      )
      expect(textbox(labels.phoneNumber)).toHaveAccessibleDescription(
        expectedMessage(verdict.includes('phoneNumber'), phoneNumber, noPhone, badPhone),
      )
      if (verdict.length > 0) return
      await screen.findByRole('dialog')
      press(guestOrdersTexts.ko.checkEntries)
    }),
    RUNS,
  )
})

test('[MEMO-02, MEMO-04] the memo can be saved only if the server accepts it', async () => {
  await renderApp('/', { as: 'minseo' })
  fireEvent.click(await screen.findByRole('button', { name: memoTexts.ko.editMemo }))
  await screen.findByRole('textbox', { name: memoTexts.ko.label })
  const words = fc.constantFrom('비 오는 날 생각이 났어요', ' \n ', '한'.repeat(MEMO_MAX_LENGTH - 1))
  await fc.assert(
    fc.asyncProperty(edits(words), async (text) => {
      const memo = edit(textbox(memoTexts.ko.label), text)
      expect(memo.length).toBeLessThanOrEqual(MEMO_MAX_LENGTH)
      const verdict = await validateOnServer('/v1/picks/memo', { userId: 1, episodeId: EPISODE_ID, memo })
      expect(button(memoTexts.ko.save).disabled).toBe(verdict.length > 0)
    }),
    RUNS,
  )
})
