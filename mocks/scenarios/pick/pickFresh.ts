import { scenario } from '../scenario.ts'

export const pickFresh = scenario({
  id: 'pick-fresh',
  title: { ko: '처음부터 끝까지 Pick', en: 'The whole pick flow' },
  persona: 'guest',
  start: '/pick',
  steps: {
    ko: ['시작하기를 누르고 마음에 드는 옷을 고르세요', '확인하고 남기면 참여 완료가 보여요'],
    en: ['Start, choose outfits', 'Confirm and submit: participation complete'],
  },
  seen: [{ role: 'button', name: '시작하기' }],
})
