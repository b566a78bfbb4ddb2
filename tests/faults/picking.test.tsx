import { screen, within } from '@testing-library/react'
import { passTime } from '../../mocks/db/clock.ts'
import { sessionGateTexts } from '../../src/features/session/sessionGateTexts.ts'
import { additionalInfoTexts } from '../../src/features/session/texts.ts'
import { communityTexts } from '../../src/features/community/texts.ts'
import { episodeTexts } from '../../src/features/episode/texts.ts'
import { memoTexts } from '../../src/features/memo/texts.ts'
import { pickTexts } from '../../src/features/pick/texts.ts'
import { bannerTexts } from '../../src/features/shop/bannerTexts.ts'
import { trendTexts } from '../../src/features/trend/texts.ts'
import { homeTexts } from '../../src/features/home/texts.ts'
import { pageTexts } from '../../src/texts/pages.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { recordPickAs, overrideHandler, refusal, startMockServer, renderApp } from '../support/renderApp.tsx'
import { faults, proveFaults, type Fault, type Row } from './faultTable.tsx'
import { randomText } from '../../src/features/session/authorize.ts'

const DAY = 24 * 60 * 60_000
const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const home = () => renderApp('/', { as: 'jihoon', settle: false })
const press = async (shop: Awaited<ReturnType<typeof home>>, name: string | RegExp) => {
  await shop.user.click(await screen.findByRole('button', { name }))
  return shop
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

/** The same message for each of these faults. */
const forFaults = (words: string | RegExp, among: readonly Fault[] = faults) =>
  Object.fromEntries(among.map((fault) => [fault, words]))

async function openWithExpiredToken() {
  overrideHandler('get', '/v1/users/:userId', () => refusal(401, 'EXPIRED_TOKEN', '만료된 토큰이에요'), true)
  return home()
}

const rows: Row[] = [
  {
    call: 'currentEpisode',
    ids: 'HOME-06',
    open: home,
    messages: {
      refused: homeTexts.ko.lookupError,
      'server error': homeTexts.ko.lookupError,
      network: homeTexts.ko.lookupError,
      garbage: homeTexts.ko.lookupError,
      'contract broken': homeTexts.ko.lookupError,
    },
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
    messages: { garbage: tryLater, network: pickTexts.ko.network },
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
    open: () => renderApp(`/auth/guest/callback?state=abc&code=device-${randomText()}`, { settle: false }),
    messages: forFaults(/^로그인에 실패했어요/),
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
    isPublic: true,
  },
  ...(['google', 'naver'] as const).map((provider): Row => ({
    call: provider === 'google' ? 'signInWithGoogle' : 'signInWithNaver',
    ids: 'AUTH-10',
    open: () => renderApp(`/auth/${provider}/callback?state=abc&code=${randomText()}`, { settle: false }),
    messages: forFaults(/^로그인에 실패했어요/),
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
    isPublic: true,
  })),
  {
    call: 'user',
    ids: 'AUTH-15',
    context: 'as a session is restored',
    open: home,
    messages: forFaults(sessionGateTexts.ko.failed),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'user',
    ids: 'AUTH-14',
    context: 'after a login',
    open: () => renderApp(`/auth/guest/callback?state=abc&code=device-${randomText()}`, { settle: false }),
    pendingElement: () => screen.getByText(pageTexts.ko.callback.wait),
  },
  {
    call: 'refreshTokens',
    ids: 'AUTH-17, AUTH-19',
    open: openWithExpiredToken,
    messages: forFaults(sessionGateTexts.ko.failed),
    redirects: { refused: '/login', '401 expired': '/login', '401 other': '/login' },
    pendingElement: loading,
    isPublic: true,
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
    messages: forFaults(bannerTexts.ko.toShop),
    pendingElement: () => screen.getByRole('link', { name: bannerTexts.ko.toShop }),
    remainingElement: () => screen.getByRole('link', { name: episodeTexts.ko.leavePick }),
  },
  {
    call: 'userPicks',
    ids: 'HOME-10',
    context: 'of own picks at home',
    open: async () => openAsPicker(),
    messages: forFaults(episodeTexts.ko.checkPick),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: memoTexts.ko.writeMemo }),
  },
  {
    call: 'episodes',
    ids: 'TREND-08',
    open: () => renderApp('/picks/staticstic', { as: 'minseo', settle: false }),
    pendingElement: loading,
  },
  {
    call: 'statistics',
    ids: 'TREND-08',
    open: () => renderApp('/picks/staticstic?episode=1', { as: 'minseo', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: new RegExp(trendTexts.ko.choose) }),
  },
  {
    call: 'memos',
    ids: 'COMM-02',
    open: () => renderApp('/community/episode/6', { as: 'minseo', settle: false }),
    pendingElement: () => screen.getByText(communityTexts.ko.loading),
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
]

proveFaults(rows)
