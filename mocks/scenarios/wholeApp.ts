import { operations } from '../../src/contract/operations.ts'
import { addFault } from '../rules/faults.ts'
import type { WriteTx } from '../db/collections.ts'
import { addPickers, addProducts, addPicksAndMemos } from './bulkData.ts'
import { scenario } from './scenario.ts'

const PICKS = 100_000
const PRODUCTS = 2000
const MEMOS = 5000

/** Login and user calls still work: without them no page requests its data. */
function failDataCalls(tx: WriteTx, kind: 'status' | 'garbage'): void {
  for (const operation of Object.keys(operations)) {
    if (operation !== 'user' && operation !== 'refreshTokens') addFault(tx, { operation, kind })
  }
}

export const wholeAppScenarios = [
  scenario({
    id: 'not-found',
    title: { ko: '없는 상품', en: 'A product that does not exist' },
    persona: 'jihoon',
    start: '/product/999999',
    steps: {
      ko: ['홈으로 가기를 누르세요'],
      en: ['Go home'],
    },
    seen: [
      { role: 'heading', name: '찾을 수 없는 페이지예요' },
      { role: 'link', name: '홈으로 가기' },
    ],
  }),
  scenario({
    id: 'guest-forbidden',
    title: { ko: '게스트에게 닫힌 화면', en: 'Closed to guests' },
    persona: 'guest',
    start: '/account/orders',
    steps: {
      ko: ['접근 권한이 없다는 화면이 보여야 해요'],
      en: ['A page says that access is forbidden'],
    },
    seen: [{ role: 'heading', name: '접근 권한이 없어요' }],
  }),
  scenario({
    id: 'member-forbidden',
    title: { ko: '회원에게 닫힌 화면', en: 'Closed to members' },
    persona: 'minseo',
    start: '/guest/orders',
    steps: {
      ko: ['접근 권한이 없다는 화면이 보여야 해요'],
      en: ['A page says that access is forbidden'],
    },
    seen: [{ role: 'heading', name: '접근 권한이 없어요' }],
  }),
  scenario({
    id: 'server-slow',
    title: { ko: '느린 서버', en: 'A slow server' },
    persona: 'jihoon',
    prepare: (tx) => {
      addFault(tx, { kind: 'latency', ms: 3000 })
    },
    start: '/',
    steps: {
      ko: ['내용이 오기 전에 회색 자리표시가 보이고, 내용이 와도 화면이 밀리지 않아야 해요'],
      en: ['Placeholders are shown until the content arrives, and the layout does not shift'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
  scenario({
    id: 'server-down',
    title: { ko: '고장 난 서버', en: 'The server is down' },
    persona: 'jihoon',
    prepare: (tx) => failDataCalls(tx, 'status'),
    start: '/',
    steps: {
      ko: ['화면의 각 부분에 오류와 다시 시도가 보여야 해요'],
      en: ['Each block shows its error with a retry'],
    },
    seen: [{ role: 'button', name: '다시 시도' }],
  }),
  scenario({
    id: 'server-garbage',
    title: { ko: '엉뚱한 응답', en: 'HTML instead of JSON' },
    persona: 'jihoon',
    prepare: (tx) => failDataCalls(tx, 'garbage'),
    start: '/',
    steps: {
      ko: ['오류 안내가 보이고 나머지 화면은 그대로 쓸 수 있어야 해요'],
      en: ['Errors are shown, and the rest of the page still works'],
    },
    seen: [{ role: 'button', name: '다시 시도' }],
  }),
  scenario({
    id: 'offline',
    title: { ko: '오프라인', en: 'Offline' },
    persona: 'jihoon',
    start: '/shop',
    steps: {
      ko: [
        '테스터 도구(Ctrl+.)의 기기 탭에서 네트워크를 끊으세요. 오프라인이라는 안내가 한 번 보여야 해요',
        '다시 연결하면 실패한 요청을 다시 보내요',
      ],
      en: [
        'Go offline in the Device tab of the tester tools (Ctrl+.): a message is shown once',
        'Go online again: failed requests are repeated',
      ],
    },
    seen: [{ role: 'heading', name: '큐레이션 샵' }],
  }),
  scenario({
    id: 'world-large',
    title: { ko: '아주 큰 세계', en: 'A large world' },
    persona: 'jihoon',
    prepare: (tx, now) => {
      addProducts(tx, PRODUCTS)
      const pickers = addPickers(tx, Math.ceil(PICKS / tx.episodes.count()))
      const episodes = tx.episodes.all()
      for (const episode of episodes) addPicksAndMemos(tx, pickers, episode, now, episode === episodes.at(-1) ? MEMOS : 0)
    },
    start: '/',
    steps: {
      ko: ['작은 세계에서처럼 빨라야 해요'],
      en: ['Every page is as fast as in a small world'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
]
