import { scenario } from '../scenario.ts'

export const productLastOne = scenario({
  id: 'product-last-one',
  title: { ko: '마지막 하나', en: 'The last one' },
  persona: 'jihoon',
  start: '/product/34',
  steps: {
    ko: ['사이즈를 고르세요. 더하기가 눌리지 않아야 해요'],
    en: ['Choose the size: plus is disabled at 1'],
  },
  seen: [{ role: 'heading', name: '틸블루 시스루 카디건' }],
})
