import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { addressTexts } from '../../../src/features/address/texts.ts'
import { guestOrdersTexts } from '../../../src/features/guest/texts.ts'
import { memoTexts } from '../../../src/features/memo/texts.ts'
import { cancelTexts, ordersTexts } from '../../../src/features/orders/texts.ts'
import { reviewFormTexts } from '../../../src/features/reviews/form/texts.ts'
import { stubPostcode } from '../../../stories/support/stubPostcode.ts'
import { replyWithOrders, virtualAccountOrder } from '../../support/orderFixtures.tsx'
import { countCalls, renderApp, startMockServer } from '../../support/renderApp.tsx'
import { accountTexts } from '../../../src/features/account/texts.ts'

type User = Awaited<ReturnType<typeof renderApp>>['user']

const front = () => within(screen.queryByRole('dialog') ?? document.body)
const field = (name: string) => front().getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })
const button = (name: string) => front().getByRole<HTMLButtonElement>('button', { name })

/** Pastes over all that the field has. */
async function pasteOver(user: User, name: string, text: string) {
  const control = field(name)
  await user.click(control)
  control.setSelectionRange(0, control.value.length)
  await user.paste(text)
  return control
}

/** Hangul filler, half-width filler, zero-width space and joiner. */
const NOTHING = '\u3164\uffa0\u200b\u200d'.repeat(3)
const decomposed = (text: string) => text.normalize('NFD')

const openMemo = async () => {
  const { user } = await renderApp('/', { as: 'minseo' })
  await user.click(await screen.findByRole('button', { name: memoTexts.ko.editMemo }))
  await screen.findByRole('textbox', { name: memoTexts.ko.label })
  return user
}

describe('[OPEN-23] the memo', () => {
  test('[MEMO-02] 85 decomposed syllables count as 85 and are stored as 85', async () => {
    const memo = '비 오는 날에는 트렌치코트 깃을 세우고 걷는 게 좋아요 '.repeat(4).slice(0, 84).trimEnd().padEnd(85, '요')
    const user = await openMemo()
    const control = await pasteOver(user, memoTexts.ko.label, decomposed(memo))
    expect(control).toHaveValue(memo)
    expect(screen.getByText('85/150')).toBeVisible()
    await user.click(button(memoTexts.ko.save))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const stored = await startMockServer().world.read((tx) =>
      tx.memos.all().findLast(({ userId }) => userId === personas.minseo.id),
    )
    expect(stored?.memo).toBe(memo)
  })

  test('[MEMO-04] one that shows nothing cannot be saved', async () => {
    const user = await openMemo()
    await pasteOver(user, memoTexts.ko.label, NOTHING)
    expect(button(memoTexts.ko.save)).toBeDisabled()
    await user.keyboard('👩‍🚀')
    expect(button(memoTexts.ko.save)).toBeEnabled()
  })
})

describe('[OPEN-23] the profile', () => {
  test('[ACCT-02] a nickname that shows nothing is refused, a decomposed one is stored composed', async () => {
    const calls = countCalls()
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    await pasteOver(user, accountTexts.ko.nickname, NOTHING)
    await user.click(button(accountTexts.ko.save))
    expect(field(accountTexts.ko.nickname)).toHaveAccessibleDescription(accountTexts.ko.errors.nickName)
    expect(calls['POST /v1/users/1']).toBeUndefined()

    const name = '트렌치코트좋아하는민서입니다열여섯글'
    const control = await pasteOver(user, accountTexts.ko.nickname, decomposed(name))
    expect(control).toHaveValue(name)
    await user.click(button(accountTexts.ko.save))
    await waitFor(async () => {
      expect(await startMockServer().world.read((tx) => tx.users.findFirst((q) => q.where({ id: 1 }))?.nickName)).toBe(name)
    })
  })
})

describe('[OPEN-23] address, review and cancellation', () => {
  test('[ACCT-08] label, receiver and detail address that show nothing are refused', async () => {
    const forget = stubPostcode()
    const calls = countCalls()
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    await user.click(await screen.findByRole('button', { name: addressTexts.ko.title }))
    for (const name of ['name', 'receiver', 'detail'] as const) await pasteOver(user, addressTexts.ko[name], NOTHING)
    await user.click(button(addressTexts.ko.save))
    const { missing } = addressTexts.ko
    expect(field(addressTexts.ko.name)).toHaveAccessibleDescription(expect.stringContaining(missing.name))
    expect(field(addressTexts.ko.receiver)).toHaveAccessibleDescription(missing.receiver)
    expect(field(addressTexts.ko.detail)).toHaveAccessibleDescription(missing.addressDetail)
    expect(calls['POST /v1/users/1/address']).toBeUndefined()
    forget()
  })

  test('[REV-08] four decomposed syllables and fillers are no ten characters', async () => {
    replyWithOrders(virtualAccountOrder('DELIVERED', { canWriteReview: true }))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [write] = await screen.findAllByRole('button', { name: /리뷰 쓰기/ })
    await user.click(write ?? document.body)
    await screen.findByRole('textbox', { name: reviewFormTexts.ko.content })
    for (const text of [decomposed('좋았어요'), NOTHING, `좋${'\u200b'.repeat(9)}아`]) {
      await pasteOver(user, reviewFormTexts.ko.content, text)
      expect(button(reviewFormTexts.ko.submit)).toBeDisabled()
      expect(screen.getByText(reviewFormTexts.ko.tooShort)).toBeVisible()
    }
    await pasteOver(user, reviewFormTexts.ko.content, decomposed('좋았어요정말좋았어요'))
    expect(screen.getByText('10/500')).toBeVisible()
    expect(screen.queryByText(reviewFormTexts.ko.tooShort)).toBeNull()
    expect(button(reviewFormTexts.ko.submit)).toBeEnabled()
  })

  test('[ORD-06, ORD-08] a reason or holder that shows nothing is none', async () => {
    replyWithOrders(virtualAccountOrder('PREPARING'))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    await user.click(await screen.findByRole('button', { name: ordersTexts.ko.cancel }))
    await pasteOver(user, cancelTexts.ko.reason, NOTHING)
    expect(button(cancelTexts.ko.confirm)).toBeDisabled()
    await pasteOver(user, cancelTexts.ko.reason, decomposed('작아요'))
    expect(screen.getByText('3/100')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: cancelTexts.ko.bank }), '04')
    await pasteOver(user, cancelTexts.ko.accountNumber, '110-123-456789')
    await pasteOver(user, cancelTexts.ko.holder, NOTHING)
    await user.click(button(cancelTexts.ko.confirm))
    expect(await screen.findByText(cancelTexts.ko.incomplete)).toBeVisible()
  })
})

describe('[OPEN-24] a phone number that is pasted', () => {
  const open = {
    profile: async () => {
      const app = await renderApp('/account/profile', { as: 'minseo', language: 'ko' })
      return { ...app, name: accountTexts.ko.phone }
    },
    address: async () => {
      const app = await renderApp('/account/profile', { as: 'minseo', language: 'ko' })
      await app.user.click(await screen.findByRole('button', { name: addressTexts.ko.title }))
      return { ...app, name: addressTexts.ko.phone }
    },
    guest: async () => {
      const app = await renderApp('/guest/orders', { as: 'guest', language: 'ko' })
      return { ...app, name: guestOrdersTexts.ko.phone }
    },
  }
  let forget: () => void
  beforeEach(() => {
    forget = stubPostcode()
    return forget
  })
  const places = Object.entries(open)

  test.each(places)('[ACCT-04] into the %s field has its digits alone, without the country code', async (_, openField) => {
    const { user, name } = await openField()
    const control = await pasteOver(user, name, '010-7777-8888(내선 0001)')
    expect(control).toHaveValue('010-7777-8888')
    await pasteOver(user, name, '+82 10-1234-5678')
    expect(control).toHaveValue('010-1234-5678')
  })

  test.each(places)('into the %s field by autofill or drop, which bring no selection', async (_, openField) => {
    const { name } = await openField()
    const control = field(name)
    fill(control, '+821012345678')
    expect(control).toHaveValue('010-1234-5678')
  })
})

test('[ACCT-04] the caret stays after the same digit when hyphens move or are passed', async () => {
  const { user } = await renderApp('/account/profile', { as: 'minseo' })
  const control = await pasteOver(user, accountTexts.ko.phone, '010-1234-5678')
  control.setSelectionRange(10, 10)
  await user.keyboard('{Backspace}')
  expect([control.value, control.selectionStart]).toEqual(['010-123-4678', 9])
  await user.keyboard('{Backspace}')
  expect([control.value, control.selectionStart]).toEqual(['010-123-678', 7])
  control.setSelectionRange(4, 4)
  await user.keyboard('{Backspace}')
  expect([control.value, control.selectionStart]).toEqual(['010-123-678', 3])
  await user.keyboard('{Backspace}')
  expect([control.value, control.selectionStart]).toEqual(['011-236-78', 2])
  control.setSelectionRange(3, 3)
  await user.keyboard('{Delete}{Delete}')
  expect([control.value, control.selectionStart]).toEqual(['011-367-8', 4])
})

describe('[OPEN-24] a code that is pasted', () => {
  test('[ORD-07] an account number is its digits alone', async () => {
    replyWithOrders(virtualAccountOrder('PREPARING'))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    await user.click(await screen.findByRole('button', { name: ordersTexts.ko.cancel }))
    const control = await pasteOver(user, cancelTexts.ko.accountNumber, '신한 110-987-654321')
    expect(control).toHaveValue('110987654321')
  })

  test('[GUEST-02, GUEST-04] an order number is found in lower case, with a space at its end', async () => {
    const orderId = await startMockServer().world.read(
      (tx) => tx.orders.findMany((q) => q.where({ userId: personas.guestOrdered.id })).at(-1)?.orderId ?? '',
    )
    const { user } = await renderApp('/guest/orders', { language: 'ko' })
    await pasteOver(user, guestOrdersTexts.ko.number, `${orderId.toLowerCase()} `)
    await pasteOver(user, guestOrdersTexts.ko.phone, '0082 10-1357-2464')
    await user.click(button(guestOrdersTexts.ko.search))
    expect(await screen.findByRole('dialog', { name: '주문 상세' })).toHaveTextContent(orderId)
  })

  test('[GUEST-02] a number over its limit is cut', async () => {
    const { user } = await renderApp('/guest/orders', { language: 'ko' })
    expect(await pasteOver(user, guestOrdersTexts.ko.number, 'A'.repeat(65))).toHaveValue('A'.repeat(64))
  })
})

/** As autofill does: the value changes, and only an input event follows. */
function fill(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  fireEvent.change(control, { target: { value: text } })
}
