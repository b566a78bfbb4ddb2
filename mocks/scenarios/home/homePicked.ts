import { scenario } from '../scenario.ts'

export const homePicked = scenario({
  id: 'home-picked',
  title: { ko: '참여한 홈', en: 'Home, picked' },
  persona: 'minseo',
  start: '/',
  steps: {
    ko: ['나의 Pick 확인하기를 누르세요', '나의 메모를 확인하세요'],
    en: ['Check the pick', 'See the memo'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'button', name: '나의 Pick 확인하기' },
    { role: 'heading', name: '나의 메모' },
  ],
})
