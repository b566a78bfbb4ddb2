import { scenario } from '../scenario.ts'

export const myPick = scenario({
  id: 'my-pick',
  title: { ko: '나의 Pick 모달', en: 'My Pick' },
  persona: 'minseo',
  start: '/',
  steps: {
    ko: ['나의 Pick 확인하기를 누르세요', '사진을 밀어 넘기세요', '메모로 가는 버튼을 누르세요'],
    en: ['Check the pick', 'Swipe the pictures', 'Go on to the memo'],
  },
  seen: [{ role: 'button', name: '나의 Pick 확인하기' }],
})
