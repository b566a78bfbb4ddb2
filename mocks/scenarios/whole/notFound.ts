import { scenario } from '../scenario.ts'

export const notFound = scenario({
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
})
