import { screen } from '@testing-library/react'
import { guestOrdersTexts } from '../../src/features/guest/texts.ts'
import { cancelTexts, ordersTexts } from '../../src/features/orders/texts.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { order, replyWithOrders, virtualAccountOrder } from '../support/orderFixtures.tsx'
import { formScope } from '../support/formProperties.tsx'
import { renderApp } from '../support/renderApp.tsx'
import { proveFaults, type Row } from './faultTable.tsx'
import { accountTexts } from '../../src/features/account/texts.ts'

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
      return press(await type(shop, guestOrdersTexts.ko.phone, '01013572464'), guestOrdersTexts.ko.search)
    },
    pendingElement: busy(guestOrdersTexts.ko.search),
    remainingElement: () => screen.getByDisplayValue('20261121-A'),
  },
  {
    call: 'updateUser',
    ids: 'ACCT-05',
    open: async () => press(await type(await profile(), accountTexts.ko.nickname, '새 이름'), accountTexts.ko.save),
    pendingElement: busy(accountTexts.ko.save),
    remainingElement: () => screen.getByDisplayValue('새 이름'),
  },
  {
    call: 'userReviews',
    ids: 'REV-14',
    open: () => renderApp('/account/reviews', { as: 'minseo', settle: false }),
    pendingElement: loading,
  },
]

proveFaults(rows)
