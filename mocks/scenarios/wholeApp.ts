import { operations } from '../../src/contract/operations.ts'
import { addFault } from '../rules/faults.ts'
import type { WriteTx } from '../db/tables.ts'
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
      en: ['Forbidden'],
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
      en: ['Forbidden'],
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
      ko: ['모든 자리에 뼈대가 먼저 보이고 아무것도 튀지 않아야 해요'],
      en: ['Skeletons everywhere, nothing jumps'],
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
      ko: ['칸마다 오류와 다시 시도가 보여야 해요'],
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
      ko: ['오류를 알리고 화면이 멀쩡해야 해요'],
      en: ['Errors, no crash'],
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
        '콘솔에서 `__mock.setDevice({ isOffline: true })`를 실행하세요. 조용히 한 번 알려 줘요',
        '`isOffline: false`로 되돌리면 못 불러온 것을 다시 불러와요',
      ],
      en: [
        'Run `__mock.setDevice({ isOffline: true })`: it is said once',
        'Back with `isOffline: false`: what failed is fetched again',
      ],
    },
    seen: [{ role: 'heading', name: '큐레이션 샵' }],
  }),
  scenario({
    id: 'world-large',
    title: { ko: '아주 큰 세계', en: 'A large world' },
    persona: 'jihoon',
    isLarge: true,
    prepare: (tx, now) => {
      addProducts(tx, PRODUCTS)
      const pickers = addPickers(tx, Math.ceil(PICKS / tx.episodes.ids().length))
      for (const episode of tx.episodes.all()) {
        const isLast = episode.id === tx.episodes.ids().at(-1)
        addPicksAndMemos(tx, pickers, episode, now, isLast ? MEMOS : 0)
      }
    },
    start: '/',
    steps: {
      ko: ['보통 때처럼 빨라야 해요'],
      en: ['As quick as ever'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
]
