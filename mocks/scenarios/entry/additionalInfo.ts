import { scenario } from '../scenario.ts'

export const additionalInfo = scenario({
  id: 'additional-info',
  title: { ko: '추가 정보', en: 'Additional information' },
  persona: 'yuna',
  start: '/auth/additional-info',
  steps: {
    ko: ['아무것도 고르지 않고 시작하기를 누르세요', '둘 다 고르고 다시 누르세요', '처음부터 다시 와서 건너뛰기도 눌러 보세요'],
    en: ['Start without choosing anything', 'Choose both and start', 'Come again and skip'],
  },
  seen: [
    { role: 'heading', name: '조금만 더 알려 주세요' },
    { role: 'button', name: '시작하기' },
    { role: 'button', name: '건너뛰기' },
  ],
})
