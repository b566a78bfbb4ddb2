import { defineTexts } from '../../src/texts/defineTexts.ts'

/** Texts of both authorize pages on accounts and replies for testers. */
export const authorizeTexts = defineTexts({
  ko: {
    orders: (count: number) => (count > 0 ? `주문 ${count}건` : '주문 없음'),
    picked: '이번 에피소드에 참여함',
    withoutInformation: '출생연도·성별 없음',
    newcomer: '처음 오는 사람, 새 회원이 됩니다',
    trialLabel: '돌려줄 답',
    trialHint: '코드는 요청한 곳과 state에 묶이고, 한 번만, 5분 동안 쓸 수 있습니다.',
    trials: { good: '정상 코드', expiredCode: '만료된 코드', otherState: '다른 state' },
  },
  en: {
    orders: (count) => (count === 1 ? '1 order' : `${count || 'no'} orders`),
    picked: 'has picked in this episode',
    withoutInformation: 'no birth year or gender',
    newcomer: 'first visit, will become a member',
    trialLabel: 'Reply with',
    trialHint: 'A code is tied to the app and the state. It works once, within five minutes.',
    trials: { good: 'A valid code', expiredCode: 'An expired code', otherState: 'A different state' },
  },
})
