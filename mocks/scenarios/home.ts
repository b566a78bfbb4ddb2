import { passTime } from '../db/clock.ts'
import { personas } from '../db/seed/personas.ts'
import { changeCrowd } from '../rules/picks/crowd.ts'
import { recordPick, styleIdsOf } from '../rules/picks/participation.ts'
import { scenario } from './scenario.ts'

const DAY = 24 * 60 * 60_000

export const homeScenarios = [
  scenario({
    id: 'home-not-picked',
    title: { ko: '아직 참여하지 않은 홈', en: 'Home, not picked yet' },
    persona: 'jihoon',
    start: '/',
    steps: {
      ko: ['NEW EPISODE와 나의 Pick 남기기를 확인하세요'],
      en: ['See NEW EPISODE and the button that starts the pick'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'link', name: '나의 Pick 남기기' },
    ],
  }),
  scenario({
    id: 'home-picked',
    title: { ko: '참여한 홈', en: 'Home, picked' },
    persona: 'minseo',
    start: '/',
    steps: {
      ko: ['나의 Pick 확인하기를 누르세요', '나의 메모를 확인하세요'],
      en: ['Press “Check my Pick”', 'See your memo'],
    },
    seen: [
      { role: 'heading', name: '느리게 걷는 토요일' },
      { role: 'button', name: '나의 Pick 확인하기' },
      { role: 'heading', name: '나의 메모' },
    ],
  }),
  scenario({
    id: 'home-picked-no-memo',
    title: { ko: '참여했지만 메모는 없는 홈', en: 'Home, picked, no memo yet' },
    persona: 'jihoon',
    prepare: (tx, now) => recordPick(tx, personas.jihoon, { episodeId: 6, styleIds: styleIdsOf(tx, 6).slice(0, 3) }, now),
    start: '/',
    steps: {
      ko: ['메모를 쓰라는 초대를 확인하세요'],
      en: ['See the invitation to write a memo'],
    },
    seen: [
      { role: 'button', name: '나의 Pick 확인하기' },
      { role: 'button', name: '메모 쓰기' },
    ],
  }),
  scenario({
    id: 'home-coming-soon',
    title: { ko: '에피소드가 끝난 홈', en: 'Home after the episode' },
    persona: 'jihoon',
    prepare: (tx) => {
      passTime(tx.counters, 7 * DAY)
    },
    start: '/',
    steps: {
      ko: ['리뷰, 배너, 아카이브, COMING SOON을 차례로 확인하세요'],
      en: ['See reviews, banner, archive and COMING SOON'],
    },
    seen: [
      { role: 'heading', name: '입어 본 사람들의 이야기' },
      { role: 'heading', name: 'Pick이 모여 옷이 되었어요' },
      { role: 'heading', name: '지금 나의 Pick은 어디쯤?' },
      { role: 'heading', name: '새로운 에피소드를 준비하고 있어요' },
    ],
  }),
  scenario({
    id: 'home-no-episode',
    title: { ko: '에피소드가 없는 홈', en: 'Home without any episode' },
    persona: 'jihoon',
    prepare: (tx) => {
      tx.episodes.deleteMany()
    },
    start: '/',
    steps: {
      ko: ['에피소드를 불러오지 못했다는 말과 다시 시도를 확인하세요'],
      en: ['See the lookup error and the retry'],
    },
    seen: [{ role: 'button', name: '다시 시도' }],
  }),
  scenario({
    id: 'my-pick',
    title: { ko: '나의 Pick 모달', en: 'My Pick' },
    persona: 'minseo',
    start: '/',
    steps: {
      ko: ['나의 Pick 확인하기를 누르세요', '사진을 밀어 넘기세요', '메모로 가는 버튼을 누르세요'],
      en: ['Press “Check my Pick”', 'Swipe through the pictures', 'Press the button to the memo'],
    },
    seen: [{ role: 'button', name: '나의 Pick 확인하기' }],
  }),
  scenario({
    id: 'home-live',
    title: { ko: '실시간으로 움직이는 홈', en: 'Home, live' },
    persona: 'jihoon',
    prepare: (tx, now) => changeCrowd(tx, 120, now),
    start: '/',
    steps: {
      ko: ['10초마다 인사이트 카드가 바뀌는지 보세요'],
      en: ['The insight cards change every ten seconds'],
    },
    seen: [
      { role: 'heading', name: '지금 나의 Pick은 어디쯤?' },
      { role: 'link', name: '실시간 통계 자세히' },
    ],
  }),
]
