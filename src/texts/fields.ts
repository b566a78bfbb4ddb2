import { defineTexts } from './defineTexts.ts'

/** How much still fits into a field, and why it did not take what was pasted, dropped or filled in. */
export const fieldTexts = defineTexts({
  ko: {
    left: (left: number) => `${left}자 남았어요`,
    sign: (sign: string) => `번호가 아닌 글자(${sign})가 있어서 넣지 않았어요. 번호만 넣어 주세요.`,
    country: '한국 번호(+82)가 아니라서 넣지 않았어요.',
    long: (limit: number) => `${limit}자리를 넘어서 넣지 않았어요. 바꾸려면 적힌 번호를 모두 선택한 뒤 넣어 주세요.`,
    longText: (limit: number) => `${limit}자를 넘어서 넣지 않았어요.`,
  },
  en: {
    left: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
    sign: (sign: string) => `Not entered: “${sign}” is not part of a number. Please enter just the number.`,
    country: 'Not entered: this is not a Korean number (+82).',
    long: (limit: number) => `Not entered: over ${limit} digits. To replace the number, select all of it first.`,
    longText: (limit: number) => `Not entered: over ${limit} characters.`,
  },
})
