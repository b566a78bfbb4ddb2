import { scenario } from '../scenario.ts'

export const homeNotPicked = scenario({
  id: 'home-not-picked',
  title: { ko: '아직 참여하지 않은 홈', en: 'Home, not picked yet' },
  persona: 'jihoon',
  start: '/',
  steps: {
    ko: ['NEW EPISODE와 나의 Pick 남기기를 확인하세요'],
    en: ['See NEW EPISODE and the way to pick'],
  },
  seen: [
    { role: 'heading', name: '느리게 걷는 토요일' },
    { role: 'link', name: '나의 Pick 남기기' },
  ],
})
