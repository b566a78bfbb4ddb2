import { screen, within } from '@testing-library/react'
import { passTime } from '../../mocks/db/clock.ts'
import { additionalInfoTexts } from '../../src/features/session/texts.ts'
import { episodeTexts } from '../../src/features/episode/texts.ts'
import { memoTexts } from '../../src/features/memo/texts.ts'
import { pickTexts } from '../../src/features/pick/texts.ts'
import { bannerTexts } from '../../src/features/shop/texts.ts'
import { homeTexts } from '../../src/features/home/texts.ts'
import { pageTexts } from '../../src/texts/pages.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { recordPickAs, startMockServer, renderApp } from '../support/renderApp.tsx'
import { proveFaults, type Row } from './faultTable.tsx'
import { giveOutState, randomText, type Provider } from '../../src/features/session/states.ts'

const DAY = 24 * 60 * 60_000
const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const home = () => renderApp('/', { as: 'jihoon', settle: false })
const press = async (shop: Awaited<ReturnType<typeof home>>, name: string | RegExp) => {
  await shop.user.click(await screen.findByRole('button', { name }))
  return shop
}
/** The return of a sign-in that this browser has begun. */
async function openCallback(provider: Provider, code: string) {
  const query = new URLSearchParams({ state: await giveOutState(provider), code })
  return renderApp(`/auth/${provider}/callback?${query.toString()}`, { settle: false })
}
/** The pressed button stays in place and is marked as busy. */
const busy = (name: string) => () => {
  const buttons = screen.getAllByRole('button', { name: new RegExp(name), busy: true })
  return buttons[0] ?? document.body
}

async function openAfterEpisode() {
  await startMockServer().world.transaction((tx) => void passTime(tx.counters, 8 * DAY))
  return home()
}

async function openAsPicker() {
  await recordPickAs('jihoon')
  return home()
}

async function toConfirmation() {
  const shop = await press(await renderApp('/pick', { as: 'jihoon', settle: false }), pickTexts.ko.start)
  const [card] = within(await screen.findByRole('list', { name: pickTexts.ko.styles })).getAllByRole('button')
  await shop.user.click(card ?? document.body)
  return press(shop, pickTexts.ko.finish)
}

const tryLater = /잠시 후 다시 시도해 주세요/

const rows: Row[] = [
  {
    call: 'currentEpisode',
    ids: 'HOME-06',
    open: home,
    message: homeTexts.ko.lookupError,
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  { call: 'statisticsSummary', ids: 'HOME-07', open: home, pendingElement: loading },
  { call: 'reviewPreview', ids: 'HOME-02', open: openAfterEpisode, pendingElement: loading },
  {
    call: 'userPicks',
    ids: 'PICK-09',
    open: async () => press(await openAsPicker(), episodeTexts.ko.checkPick),
    pendingElement: loading,
  },
  {
    call: 'memoPreview',
    ids: 'MEMO-07',
    open: async () => press(await openAsPicker(), memoTexts.ko.writeMemo),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('textbox', { name: memoTexts.ko.label }),
  },
  {
    call: 'saveMemo',
    ids: 'MEMO-06',
    open: async () => {
      const shop = await press(await openAsPicker(), memoTexts.ko.writeMemo)
      await shop.user.type(await screen.findByRole('textbox', { name: memoTexts.ko.label }), '남겨 둘 말')
      return press(shop, memoTexts.ko.save)
    },
    pendingElement: busy(memoTexts.ko.save),
    remainingElement: () => screen.getByDisplayValue('남겨 둘 말'),
  },
  {
    call: 'recordPick',
    ids: 'PICK-07',
    open: async () => press(await toConfirmation(), pickTexts.ko.submit),
    ownText: tryLater,
    pendingElement: busy(pickTexts.ko.submit),
    remainingElement: () => screen.getByRole('button', { name: /빼기$/, hidden: true }),
  },
  {
    call: 'addInformation',
    ids: 'INFO-04',
    open: async () => {
      const shop = await renderApp('/auth/additional-info', { as: 'yuna', settle: false })
      await shop.user.selectOptions(await screen.findByRole('combobox', { name: additionalInfoTexts.ko.birthYear }), '1999')
      await shop.user.click(screen.getByRole('radio', { name: additionalInfoTexts.ko.woman }))
      return press(shop, additionalInfoTexts.ko.submit)
    },
    pendingElement: busy(additionalInfoTexts.ko.submit),
    remainingElement: () => screen.getByDisplayValue('1999년'),
  },
  {
    call: 'signInAsGuest',
    ids: 'AUTH-10',
    // A new code each time: sign-ins with the same code share one request, and this one may hang.
    open: () => openCallback('guest', `device-${randomText()}`),
    message: /^로그인에 실패했어요/,
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
  },
  ...(['signInWithGoogle', 'signInWithNaver'] as const).map((call): Row => ({
    call,
    ids: 'AUTH-10',
    open: () => openCallback(call === 'signInWithGoogle' ? 'google' : 'naver', randomText()),
    message: /^로그인에 실패했어요/,
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
  })),
  {
    call: 'user',
    ids: 'AUTH-15',
    context: 'of the account pages',
    open: () => renderApp('/account/reviews', { as: 'minseo', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'user',
    ids: 'AUTH-14',
    context: 'after a login',
    open: () => openCallback('guest', `device-${randomText()}`),
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
  },
  {
    call: 'currentEpisode',
    ids: 'PICK-08',
    context: 'of the pick flow',
    open: () => renderApp('/pick', { as: 'jihoon', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'products',
    ids: 'HOME-09',
    context: 'of the shop banner at home',
    open: home,
    // Without pictures the text and the link to the shop remain.
    message: bannerTexts.ko.toShop,
    pendingElement: () => screen.getByRole('link', { name: bannerTexts.ko.toShop }),
    remainingElement: () => screen.getByRole('link', { name: episodeTexts.ko.leavePick }),
  },
  {
    call: 'userPicks',
    ids: 'HOME-10',
    context: 'of own picks at home',
    open: async () => openAsPicker(),
    message: episodeTexts.ko.checkPick,
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: memoTexts.ko.writeMemo }),
  },
]

proveFaults(rows)
