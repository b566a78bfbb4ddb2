import { scenario } from '../scenario.ts'

export const pickTakenMeanwhile = scenario({
  id: 'pick-taken-meanwhile',
  title: { ko: '다른 창에서 먼저 참여', en: 'Picked in another window meanwhile' },
  persona: 'jihoon',
  start: '/pick',
  steps: {
    ko: [
      '여기서 옷을 고르고 확인 화면까지 가세요',
      '다른 창에서 같은 주소를 열어 먼저 남기세요',
      '여기서 남기면 거절되고 고른 옷은 그대로예요',
    ],
    en: ['Go to the confirmation here', 'Submit first in another window', 'Here it is refused and the choice stays'],
  },
  seen: [{ role: 'button', name: '시작하기' }],
})
