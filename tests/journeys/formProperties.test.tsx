import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { envelope } from '../../src/contract/envelope.ts'
import {
  ADDRESS_FIELD_MAX_LENGTH,
  CANCEL_REASON_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
  ORDER_ID_MAX_LENGTH,
  REFUND_ACCOUNT_MAX_DIGITS,
  REFUND_HOLDER_MAX_LENGTH,
} from '../../src/contract/limits.ts'
import { operations } from '../../src/contract/operations.ts'
import { wholeRefundAccount } from '../../src/contract/orderShape.ts'
import { ko } from '../../src/texts/ko.ts'
import { postcodeIsThere } from '../../stories/features/address/postcodeService.ts'
import { sends, theOrder } from './orders.tsx'
import { box, edit, edits } from './typed.tsx'
import { API, instead, visit } from './visit.tsx'

const RUNS = { numRuns: 60, endOnFailure: true }
const formatted = /^\d{0,3}(-\d{0,4}){0,2}$/
const digits = fc.stringMatching(/^01\d{6,11}$/)
const names = fc.constantFrom('민서', '구민서', ' 집 ', 'x'.repeat(19))

/** Which fields a reply of the server complains about. */
async function serversVerdict(path: string, body: unknown): Promise<string[]> {
  const token = localStorage.getItem('accessToken') ?? ''
  const response = await fetch(new URL(path, API), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { error } = v.parse(envelope, await response.json())
  return response.status === 400 ? (error?.fields ?? []).map(({ path }) => path).toSorted() : []
}

/** What is said of a field. */
const said = (isWrong: boolean, text: string, none: string, bad: string) => {
  if (!isWrong) return ''
  return text.trim() === '' ? none : bad
}

/** In the dialog where one is open: the page behind it may have a button of the same name. */
const button = (name: string) =>
  within(screen.queryByRole('dialog') ?? document.body).getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const wrongAmong = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, label]) => box(label).getAttribute('aria-invalid') === 'true')
    .map(([name]) => name)
    .toSorted()

test('[ACCT-02, ACCT-03, ACCT-04] the profile: whatever is typed, limits hold and client and server say the same', async () => {
  await visit('/account/profile', { as: 'minseo' })
  await screen.findByRole('form')
  const labels = { nickName: ko.profile.nickname, email: ko.profile.email, phoneNumber: ko.profile.phone }
  await fc.assert(
    fc.asyncProperty(edits(names), edits(fc.emailAddress()), edits(digits), async (name, mail, phone) => {
      const nickName = edit(box(labels.nickName), name)
      const email = edit(box(labels.email), mail)
      const phoneNumber = edit(box(labels.phoneNumber), phone)
      expect(nickName.length).toBeLessThanOrEqual(NICKNAME_MAX_LENGTH)
      expect(email.length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH)
      expect(phoneNumber).toMatch(formatted)
      const verdict = await serversVerdict('/v1/users/1', { nickName, email, phoneNumber, age: 1998, gender: 'W' })
      press(ko.profile.save)
      await waitFor(() => expect(screen.queryByRole('button', { name: ko.profile.save, busy: true })).toBeNull())
      await waitFor(() => expect(wrongAmong(labels)).toEqual(verdict))
    }),
    RUNS,
  )
}, 120_000)

test('[GUEST-02, GUEST-03] the look-up: the same verdict on client and server, and the words for it', async () => {
  await visit('/guest/orders', { as: 'guest' })
  await screen.findByRole('heading', { level: 1 })
  const labels = { orderId: ko.guestOrders.number, phoneNumber: ko.guestOrders.phone }
  await fc.assert(
    fc.asyncProperty(edits(fc.stringMatching(/^[\w-]{1,70}$/)), edits(digits), async (number, phone) => {
      const orderId = edit(box(labels.orderId), number)
      const phoneNumber = edit(box(labels.phoneNumber), phone)
      expect(orderId.length).toBeLessThanOrEqual(ORDER_ID_MAX_LENGTH)
      expect(phoneNumber).toMatch(formatted)
      // Blanks round a pasted number are nobody's mistake.
      const verdict = await serversVerdict('/v1/users/guest/order', { orderId: orderId.trim(), phoneNumber })
      press(ko.guestOrders.search)
      expect(wrongAmong(labels)).toEqual(verdict)
      const { noNumber, badNumber, noPhone, badPhone } = ko.guestOrders
      expect(box(labels.orderId)).toHaveAccessibleDescription(said(verdict.includes('orderId'), orderId, noNumber, badNumber))
      expect(box(labels.phoneNumber)).toHaveAccessibleDescription(
        said(verdict.includes('phoneNumber'), phoneNumber, noPhone, badPhone),
      )
      if (verdict.length > 0) return
      await screen.findByRole('dialog')
      press(ko.common.confirm)
    }),
    RUNS,
  )
}, 120_000)

test('[ORD-06, ORD-07, ORD-08] the cancellation: what is sent is what the contract takes, and nothing else is', async () => {
  sends(theOrder('PREPARING'))
  const sent: unknown[] = []
  instead('post', '/v1/orders/cancel', async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'X', message: '아니요' } }, { status: 409 })
  })
  const { user } = await visit('/account/orders', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: ko.orders.cancel }))
  const banks = fc.constantFrom('', ...Object.keys(ko.banks))
  const accounts = fc.stringMatching(/^\d{9,18}$/)
  await fc.assert(
    fc.asyncProperty(edits(names), banks, edits(accounts), edits(names), async (why, bankCode, number, who) => {
      const reason = edit(box(ko.cancel.reason), why)
      fireEvent.change(screen.getByRole('combobox', { name: ko.cancel.bank }), { target: { value: bankCode } })
      const accountNumber = edit(box(ko.cancel.accountNumber), number)
      const holderName = edit(box(ko.cancel.holder), who)
      expect(reason.length).toBeLessThanOrEqual(CANCEL_REASON_MAX_LENGTH)
      expect(accountNumber).toMatch(new RegExp(`^\\d{0,${REFUND_ACCOUNT_MAX_DIGITS}}$`))
      expect(holderName.length).toBeLessThanOrEqual(REFUND_HOLDER_MAX_LENGTH)
      const body = { orderId: 'O-PREPARING', cancelReason: reason, virtualAccount: { accountNumber, bankCode, holderName } }
      const isTaken = v.is(operations.cancelOrder.body, body)
      expect(button(ko.cancel.confirm).disabled).toBe(!isTaken)
      sent.length = 0
      press(ko.cancel.confirm)
      const isSent = isTaken && v.is(wholeRefundAccount, body.virtualAccount)
      if (isSent) {
        await screen.findByRole('dialog', { name: ko.cancel.failedTitle })
        press(ko.common.confirm)
      }
      expect(sent).toHaveLength(isSent ? 1 : 0)
      // Typed, it is still there.
      expect([box(ko.cancel.reason).value, box(ko.cancel.accountNumber).value]).toEqual([reason, accountNumber])
    }),
    RUNS,
  )
}, 120_000)

test('[ACCT-07, ACCT-08] an address: limits hold, client and server say the same', async () => {
  const forget = postcodeIsThere()
  const { user } = await visit('/account/profile', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: ko.address.add }))
  await user.click(screen.getByRole('button', { name: ko.address.search }))
  await user.click(screen.getByRole('button', { name: '서울 성동구 성수이로 87' }))
  // What is right is not saved: the form would close.
  instead('post', '/v1/users/1/address', () =>
    HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'X', message: '아니요' } }, { status: 409 }),
  )
  const labels = {
    name: ko.address.name,
    receiver: ko.address.receiver,
    phoneNumber: ko.address.phone,
    addressDetail: ko.address.detail,
  }
  const place = { postalCode: box(ko.address.postalCode).value, address: box(ko.address.address).value }
  await fc.assert(
    fc.asyncProperty(edits(names), edits(names), edits(digits), edits(names), async (label, who, phone, detail) => {
      const typed = {
        name: edit(box(labels.name), label),
        receiver: edit(box(labels.receiver), who),
        phoneNumber: edit(box(labels.phoneNumber), phone),
        addressDetail: edit(box(labels.addressDetail), detail),
      }
      for (const text of Object.values(typed)) expect(text.length).toBeLessThanOrEqual(ADDRESS_FIELD_MAX_LENGTH)
      const { issues = [] } = v.safeParse(operations.addAddress.body, { ...typed, ...place })
      press(ko.address.save)
      await waitFor(() => expect(screen.queryByRole('button', { name: ko.address.save, busy: true })).toBeNull())
      expect(wrongAmong(labels)).toEqual([...new Set(issues.map(({ path }) => String(path?.[0].key)))].toSorted())
    }),
    RUNS,
  )
  forget()
}, 120_000)
