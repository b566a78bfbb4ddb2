import { distance } from 'fastest-levenshtein'
import type { OperationName } from '../../../src/contract/operations.ts'
import { searchText } from '../../../src/contract/writtenText.ts'
import type { FaultTarget } from '../../rules/faults.ts'
import { operationPaths } from './operationNames.ts'
import { isMatch } from '../stories/findStory.ts'
import { requestNameTexts } from './requestNameTexts.ts'

type Texts = (typeof requestNameTexts)['ko']
type RequestName = OperationName | FaultTarget
type Screen = keyof Texts['screens']
type Facts = readonly [screens: readonly Screen[], words: string]

/** The screens that send a request, and other words that people use for it, in both languages. */
const facts: Readonly<Partial<Record<RequestName, Facts>>> = {
  signInWithGoogle: [['login'], '구글 google login'],
  signInWithNaver: [['login'], 'naver login'],
  signInAsGuest: [['login'], '게스트 guest login'],
  refreshTokens: [['everywhere'], '토큰 갱신 세션 만료 token refresh session expired'],
  currentEpisode: [['home', 'pick', 'trend', 'community', 'product'], '현재 에피소드 스타일 styles'],
  episodes: [['home', 'trend', 'community', 'shop', 'product'], '지난 에피소드 archive'],
  recordPick: [['pick'], '픽 참여 투표 스타일 선택 vote submit picks'],
  statisticsSummary: [['home', 'trend'], '픽 실시간 순위 참여자 수 live ranking'],
  statistics: [['trend'], '픽 지난 결과 results'],
  userPicks: [['home', 'pick', 'community'], '픽 참여 여부 my picks'],
  saveMemo: [['home', 'pick', 'community'], '메모 쓰기 고치기 작성 write edit note'],
  memoPreview: [['home'], '다른 사람의 메모 notes'],
  memos: [['community'], '커뮤니티 notes'],
  products: [['home', 'shop', 'product', 'cart'], '샵 목록 shop'],
  product: [['product', 'productReviews', 'cart', 'checkout'], '상품 정보 재고 사이즈 stock size'],
  productReviews: [['product', 'productReviews'], '후기'],
  reviewPreview: [['home'], '후기'],
  reviews: [['reviews'], '후기 모음'],
  createReview: [['orders'], '리뷰 쓰기 작성 올리기 후기 사진 write submit upload photo'],
  user: [['everywhere'], '내 정보 계정 사용자 account'],
  updateUser: [['profile'], '내 정보 고치기 저장 닉네임 전화번호 save account'],
  addInformation: [['additionalInfo'], '성별 출생 연도 gender birth year'],
  userReviews: [['myReviews'], '나의 후기'],
  addAddress: [['profile', 'checkout'], '주소 저장 save'],
  userOrders: [['orders', 'payment'], '주문 목록 내 주문 my orders'],
  guestOrder: [['guestOrders'], '게스트 주문번호 order number'],
  createOrder: [['checkout'], '주문 생성 주문하기 결제하기 구매 place buy pay'],
  mobilePaymentForm: [['checkout'], '모바일 inicis mobile'],
  confirmOrder: [['checkout', 'payment'], '결제 완료 확정 confirm payment'],
  failOrder: [['checkout', 'payment'], '결제 취소 중단 declined cancelled payment'],
  orderCompletion: [['checkout', 'payment'], '주문 완료 상태 결제 결과 completion status'],
  cancelOrder: [['orders', 'guestOrders'], '전체 취소 환불 refund'],
  cancelOrderLine: [['orders', 'guestOrders'], '부분 취소 환불 partial refund'],
  paymentReturn: [['checkout'], '이니시스 승인 카드 결제창 inicis approve card'],
  mobilePaymentReturn: [['checkout', 'payment'], '모바일 이니시스 승인 inicis mobile approve'],
  postcodeScript: [['profile', 'checkout'], '주소 검색 다음 우편번호 address daum'],
}

/** As in the client's router. */
export const screenRoutes: Readonly<Record<Screen, readonly string[]>> = {
  everywhere: [],
  home: ['/'],
  login: ['/login', '/auth/:provider/callback'],
  additionalInfo: ['/auth/additional-info'],
  pick: ['/pick'],
  trend: ['/picks/staticstic'],
  community: ['/community/episode/:id'],
  shop: ['/shop'],
  product: ['/product/:id'],
  productReviews: ['/product/:id/reviews'],
  reviews: ['/reviews'],
  cart: ['/cart'],
  checkout: ['/checkout'],
  payment: ['/payment/success', '/payment/fail', '/payment/result', '/payment/mobile/result'],
  orders: ['/account/orders'],
  profile: ['/account/profile'],
  myReviews: ['/account/reviews'],
  guestOrders: ['/guest/orders'],
}

/** Of every request; one without an entry is found by its own name. */
const factsOf = new Map<string, Facts>([...operationPaths.keys()].map((name) => [name, [[], '']]))
for (const [name, known] of Object.entries(facts)) factsOf.set(name, known)

/** What a request is called in the tester's language; an operation without a name is called by its own. */
export const nameOf = (texts: Texts, operation: string): string =>
  new Map(Object.entries(texts.names)).get(operation) ?? operation

/** The screens where a request occurs, in the tester's language. */
export const screensOf = (texts: Texts, operation: string): string =>
  (factsOf.get(operation)?.[0] ?? []).map((screen) => texts.screens[screen]).join(', ')

/** Whether a request occurs on the screen at a path of the app. */
export function isOnScreen(operation: string | null, path: string): boolean {
  const [screens = []] = factsOf.get(operation ?? '') ?? []
  return screens.some((screen) => screen === 'everywhere' || screenRoutes[screen].some((pattern) => isMatch(pattern, path)))
}

/** Without regard to spaces, signs and upper case; Hangul by its letters, so that a syllable half typed is found. */
const compact = (text: string) =>
  searchText(text)
    .normalize('NFD')
    .replaceAll(/[\s\p{P}]/gu, '')

type Found = {
  readonly name: string
  /** The own name, and those in both languages. */
  readonly titles: readonly string[]
  readonly text: string
  readonly words: readonly string[]
}

const all: readonly Found[] = [...factsOf].map(([name, [screens, more]]) => {
  const languages = [requestNameTexts.ko, requestNameTexts.en]
  const titles = [name, ...languages.map((texts) => nameOf(texts, name))]
  const places = languages.map((texts) => screens.map((screen) => texts.screens[screen]).join(' '))
  return {
    name,
    titles: titles.map(compact),
    text: compact([...titles, operationPaths.get(name), more, ...places].join(' ')),
    words: [...titles, more].join(' ').split(/\s+/).map(compact),
  }
})

/** From this length on, in letters, a word may have one slip. */
const MIN_SLIP = 4

/** How well a request fits what was typed: 0 is its name itself, undefined not at all. */
function rankOf({ titles, text, words: own }: Found, typed: string, words: readonly string[]): number | undefined {
  if (titles.includes(typed)) return 0
  if (titles.some((title) => title.includes(typed))) return 1
  if (words.every((word) => text.includes(word))) return 2
  const fits = (word: string) => text.includes(word) || (word.length >= MIN_SLIP && own.some((each) => distance(each, word) <= 1))
  if (words.every(fits)) return 3
  return typed.length >= 2 * MIN_SLIP && titles.some((title) => distance(title, typed) <= 2) ? 4 : undefined
}

/** The requests that fit what was typed, in either language, the best first; all of them for an empty text. */
export function findRequests(query: string): string[] {
  const typed = compact(query)
  if (typed === '') return all.map(({ name }) => name)
  const words = query.split(/\s+/).map(compact).filter(Boolean)
  return all
    .flatMap((found) => {
      const rank = rankOf(found, typed, words)
      return rank === undefined ? [] : [{ name: found.name, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name)
}

/** The request whose name was typed, in either language. */
export function requestOf(query: string): string | undefined {
  const typed = compact(query)
  return all.find(({ titles }) => titles.includes(typed))?.name
}

/** What a request is found by, beside what its entry in the log says. */
export const nameText = (operation: string | null): string => {
  const { ko, en } = requestNameTexts
  return operation === null ? '' : `${nameOf(ko, operation)} ${nameOf(en, operation)}`.toLowerCase()
}
