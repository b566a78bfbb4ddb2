import { expect, test } from 'vitest'
import { joinLastWord, joinWords } from '../../src/lib/joinWords.ts'

const shown = (text: string) => text.replaceAll('\u00A0', '_')

test.each([
  ['주문번호로 조회할 수 있어요.', '주문번호로 조회할_수_있어요.'],
  ['몇 벌이든 괜찮아요.', '몇_벌이든 괜찮아요.'],
  ['12,000원 더 담으면 무료배송이에요', '12,000원 더_담으면 무료배송이에요'],
  ['저장을 한 번 더 누르면 바꿔요.', '저장을 한_번_더_누르면 바꿔요.'],
  ['옷에 동그라미를 그려 주세요', '옷에 동그라미를 그려 주세요'],
  ['Do tell us why you like it.', 'Do tell us why you like_it.'],
])('%s: short words stay with their neighbours', (text, joined) => {
  expect(shown(joinWords(text))).toBe(joined)
})

test.each([
  ['조금 더 촘촘했으면 해요.', '조금 더 촘촘했으면_해요.'],
  ['더 기분 좋음 :)', '더 기분_좋음_:)'],
  ['치마라니 칭찬 백 번.', '치마라니 칭찬_백_번.'],
  ['포근하고 끝', '포근하고_끝'],
  ['Great', 'Great'],
])('%s: its last line is no remnant', (text, joined) => {
  expect(shown(joinLastWord(text))).toBe(joined)
})
