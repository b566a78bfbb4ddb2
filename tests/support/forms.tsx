import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Persona } from '../../mocks/db/seed/personas.ts'
import { addressTexts } from '../../src/features/address/texts.ts'
import { additionalInfoTexts } from '../../src/features/session/texts.ts'
import { memoTexts } from '../../src/features/memo/texts.ts'
import { cancelTexts, ordersTexts } from '../../src/features/orders/texts.ts'
import { reviewFormTexts } from '../../src/features/reviews/form/texts.ts'
import { stubPostcode } from '../../stories/support/stubPostcode.ts'
import { textbox } from './formProperties.tsx'
import { replyWithOrders, virtualAccountOrder } from './orderFixtures.tsx'
import { recordPickAs } from './renderApp.tsx'
import { accountTexts } from '../../src/features/account/texts.ts'

/** A form that stores what is typed. */
export type Form = {
  title: string
  as: Exclude<Persona, 'guest'>
  path: string
  /** Prepares world and page. */
  before?: () => Promise<void> | void
  /** Opens the form on its page. */
  open: (user: UserEvent) => Promise<void>
  type: (user: UserEvent) => Promise<void> | void
  save: string
  readValues: () => unknown
}

export const pressButton = async (user: UserEvent, name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  await user.click(button ?? document.body)
}
const checkedRadio = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)

export const forms: readonly Form[] = [
  {
    title: 'the profile',
    as: 'minseo',
    path: '/account/profile',
    open: async () => void (await screen.findByRole('form')),
    type: async (user) => {
      await user.clear(textbox(accountTexts.ko.nickname))
      await user.type(textbox(accountTexts.ko.nickname), '새 이름')
    },
    save: accountTexts.ko.save,
    readValues: () => [textbox(accountTexts.ko.nickname).value, textbox(accountTexts.ko.email).value],
  },
  {
    title: 'a new address',
    as: 'minseo',
    path: '/account/profile',
    before: () => void stubPostcode(),
    open: (user) => pressButton(user, addressTexts.ko.title),
    type: async (user) => {
      await user.type(textbox(addressTexts.ko.name), '회사')
      await user.type(textbox(addressTexts.ko.receiver), '구민서')
      await user.type(textbox(addressTexts.ko.phone), '01012345678')
      await user.click(screen.getByRole('button', { name: addressTexts.ko.search }))
      await user.click(screen.getByRole('button', { name: '서울 성동구 성수이로 87' }))
      await user.type(textbox(addressTexts.ko.detail), '7층')
    },
    save: addressTexts.ko.save,
    readValues: () =>
      [addressTexts.ko.name, addressTexts.ko.phone, addressTexts.ko.postalCode, addressTexts.ko.detail].map(
        (name) => textbox(name).value,
      ),
  },
  {
    title: 'a cancellation',
    as: 'minseo',
    path: '/account/orders',
    before: () => replyWithOrders(virtualAccountOrder('PREPARING')),
    open: (user) => pressButton(user, ordersTexts.ko.cancel),
    type: async (user) => {
      await user.type(textbox(cancelTexts.ko.reason), '작아요')
      await user.selectOptions(screen.getByRole('combobox', { name: cancelTexts.ko.bank }), '90')
      await user.type(textbox(cancelTexts.ko.accountNumber), '3333012345678')
      await user.type(textbox(cancelTexts.ko.holder), '구민서')
    },
    save: cancelTexts.ko.confirm,
    readValues: () => [
      textbox(cancelTexts.ko.reason).value,
      textbox(cancelTexts.ko.accountNumber).value,
      screen.getByRole<HTMLSelectElement>('combobox', { name: cancelTexts.ko.bank }).value,
    ],
  },
  {
    title: 'a review',
    as: 'minseo',
    path: '/account/orders',
    before: () => replyWithOrders(virtualAccountOrder('DELIVERED', { canWriteReview: true })),
    open: async (user) => {
      await pressButton(user, /리뷰 쓰기/)
      await screen.findByRole('textbox', { name: reviewFormTexts.ko.content })
    },
    type: async (user) => {
      fireEvent.click(screen.getByRole('radio', { name: /^2 / }))
      await user.type(textbox(reviewFormTexts.ko.content), '색이 화면과 조금 달라요')
    },
    save: reviewFormTexts.ko.submit,
    readValues: () => [textbox(reviewFormTexts.ko.content).value, checkedRadio()?.value],
  },
  {
    title: 'a memo',
    as: 'jihoon',
    path: '/',
    before: () => recordPickAs('jihoon'),
    open: async (user) => {
      await pressButton(user, memoTexts.ko.writeMemo)
      await screen.findByRole('textbox', { name: memoTexts.ko.label })
    },
    type: (user) => user.type(textbox(memoTexts.ko.label), '비 오는 날 생각이 났어요'),
    save: memoTexts.ko.save,
    readValues: () => textbox(memoTexts.ko.label).value,
  },
  {
    title: 'additional information',
    as: 'yuna',
    path: '/auth/additional-info',
    open: async () => void (await screen.findByRole('combobox')),
    type: async (user) => {
      await user.selectOptions(screen.getByRole('combobox'), '1994')
      await user.click(screen.getByRole('radio', { name: additionalInfoTexts.ko.woman }))
    },
    save: additionalInfoTexts.ko.submit,
    readValues: () => [screen.getByRole<HTMLSelectElement>('combobox').value, checkedRadio()?.value],
  },
]
