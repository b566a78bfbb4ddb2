import { screen } from '@testing-library/react'
import { sessionGateTexts } from '../../src/features/session/sessionGateTexts.ts'
import { addressTexts } from '../../src/features/address/texts.ts'
import { guestOrdersTexts } from '../../src/features/guest/texts.ts'
import { cancelTexts, ordersTexts } from '../../src/features/orders/texts.ts'
import { pageTexts } from '../../src/texts/pages.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { stubPostcode } from '../../stories/support/stubPostcode.ts'
import { order, replyWithOrders, virtualAccountOrder } from '../support/orderFixtures.tsx'
import { formScope } from '../support/formProperties.tsx'
import { renderApp } from '../support/renderApp.tsx'
import { type Fault, proveFaults, type Row } from './faultTable.tsx'
import { randomText } from '../../src/features/session/authorize.ts'
import { profileTexts } from '../../src/features/account/texts.ts'

const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const busy = (name: string) => () => screen.getByRole('button', { name, busy: true })
type RenderedApp = Awaited<ReturnType<typeof renderApp>>

const press = async (shop: RenderedApp, name: string | RegExp) => {
  await shop.user.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body)
  return shop
}
const type = async (shop: RenderedApp, name: string, text: string) => {
  const box = await formScope().findByRole('textbox', { name })
  await shop.user.clear(box)
  await shop.user.type(box, text)
  return shop
}
const profile = async () => {
  const shop = await renderApp('/account/profile', { as: 'minseo', settle: false })
  await screen.findByRole('form')
  return shop
}

/** One message for every fault except a hanging request and an ended session. */
const forMostFaults = (words: string | RegExp, ...but: Fault[]) =>
  Object.fromEntries(
    (['refused', 'server error', 'network', 'garbage', 'contract broken'] as const)
      .filter((fault) => !but.includes(fault))
      .map((fault) => [fault, words]),
  )

async function submitAddress() {
  const forget = stubPostcode()
  const shop = await press(await profile(), addressTexts.ko.title)
  for (const [name, text] of [
    [addressTexts.ko.name, '집'],
    [addressTexts.ko.receiver, '구민서'],
    [addressTexts.ko.phone, '01000000001'],
    [addressTexts.ko.detail, '3층'],
  ] as const)
    await type(shop, name, text)
  await press(shop, addressTexts.ko.search)
  await press(shop, '서울 성동구 성수이로 87')
  forget()
  return press(shop, addressTexts.ko.save)
}

const rows: Row[] = [
  {
    call: 'userOrders',
    ids: 'ORD-01',
    open: () => renderApp('/account/orders', { as: 'minseo', settle: false }),
    pendingElement: loading,
  },
  {
    call: 'cancelOrder',
    ids: 'ORD-10',
    open: async () => {
      replyWithOrders(order())
      const shop = await press(await renderApp('/account/orders', { as: 'minseo', settle: false }), ordersTexts.ko.cancel)
      return press(await type(shop, cancelTexts.ko.reason, '작아요'), cancelTexts.ko.confirm)
    },
    pendingElement: busy(cancelTexts.ko.confirm),
    remainingElement: () => screen.getByRole('dialog', { name: cancelTexts.ko.failedTitle }),
  },
  {
    call: 'cancelOrderLine',
    ids: 'ORD-10',
    open: async () => {
      replyWithOrders(virtualAccountOrder('WAITING_FOR_DEPOSIT', { canPartialCancel: true }))
      const shop = await press(await renderApp('/account/orders', { as: 'minseo', settle: false }), /L 취소$/)
      return press(await type(shop, cancelTexts.ko.reason, '작아요'), cancelTexts.ko.confirmLine)
    },
    pendingElement: busy(cancelTexts.ko.confirmLine),
    remainingElement: () => screen.getByRole('dialog', { name: cancelTexts.ko.failedLineTitle }),
  },
  {
    call: 'guestOrder',
    ids: 'GUEST-04',
    open: async () => {
      const shop = await renderApp('/guest/orders', { settle: false })
      await type(shop, guestOrdersTexts.ko.number, '20261121-A')
      return press(await type(shop, guestOrdersTexts.ko.phone, '01000000004'), guestOrdersTexts.ko.search)
    },
    messages: { '401 expired': /^서버가 하는 말이에요$/, '401 other': /^서버가 하는 말이에요$/ },
    pendingElement: busy(guestOrdersTexts.ko.search),
    remainingElement: () => screen.getByDisplayValue('20261121-A'),
    isPublic: true,
  },
  // The session gate loads the user before the page, and shows the error (OPEN-13).
  {
    call: 'user',
    ids: 'ACCT-02',
    open: () => renderApp('/account/profile', { as: 'minseo', settle: false }),
    messages: forMostFaults(sessionGateTexts.ko.failed),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'updateUser',
    ids: 'ACCT-05',
    open: async () => press(await type(await profile(), profileTexts.ko.nickname, '새 이름'), profileTexts.ko.save),
    pendingElement: busy(profileTexts.ko.save),
    remainingElement: () => screen.getByDisplayValue('새 이름'),
  },
  {
    call: 'addAddress',
    ids: 'ACCT-08',
    open: submitAddress,
    pendingElement: busy(addressTexts.ko.save),
    remainingElement: () => screen.getByDisplayValue('3층'),
  },
  {
    call: 'userReviews',
    ids: 'REV-14',
    open: () => renderApp('/account/reviews', { as: 'minseo', settle: false }),
    pendingElement: loading,
  },
  ...(['signInWithGoogle', 'signInWithNaver'] as const).map((call): Row => ({
    call,
    ids: 'AUTH-10',
    open: () =>
      renderApp(`/auth/${call === 'signInWithGoogle' ? 'google' : 'naver'}/callback?state=abc&code=${randomText()}`, {
        settle: false,
      }),
    messages: {
      ...forMostFaults(/^로그인에 실패했어요/),
      '401 expired': /^로그인에 실패했어요/,
      '401 other': /^로그인에 실패했어요/,
    },
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
    isPublic: true,
  })),
]

proveFaults(rows)
