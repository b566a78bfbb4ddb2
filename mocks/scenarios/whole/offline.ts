import { scenario } from '../scenario.ts'

export const offline = scenario({
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
})
