import { env } from '../config/env.ts'
import { defineTexts } from './defineTexts.ts'
import { useLocale, useTexts } from './useTexts.ts'

/** The demo's company, which is invented. */
export const inventedCompany = defineTexts({
  ko: {
    facts: [
      '(주)피커스',
      // Neither number can be assigned: the check digit of the one and the exchange of the other are wrong.
      '대표 연수아',
      '사업자등록번호 271-86-04156',
      '통신판매업신고 제2026-서울성동-9173호',
      '서울 성동구 도토리길 12',
      '고객센터 02-0173-2650',
      'help@pickers.example',
      '호스팅 서비스 제공: 피커스',
    ],
  },
  en: {
    facts: [
      'Pickers Inc.',
      'CEO Yeon Sua',
      'Business no. 271-86-04156',
      'Mail-order business no. 2026-Seoul Seongdong-9173',
      '12 Dotori-gil, Seongdong-gu, Seoul',
      'Customer service 02-0173-2650',
      'help@pickers.example',
      'Hosted by Pickers',
    ],
  },
})

/** The facts about the company that sells, its name first: those of the build in this language, else in the other; none without any. */
export function useCompany(): readonly string[] {
  const { facts } = useTexts(inventedCompany)
  const { language } = useLocale()
  const { company } = env
  if (company[language] === undefined) return facts
  const other = company[language === 'ko' ? 'en' : 'ko'] ?? []
  return company[language].length > 0 ? company[language] : other
}
