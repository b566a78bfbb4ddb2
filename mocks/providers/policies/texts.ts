import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const policiesTexts = defineTexts({
  ko: {
    company: '(주)피커스',
    title: '이용약관과 개인정보처리방침',
    notice: '회사와 이 글은 시연을 위해 지어낸 것이며, 이곳에서는 아무것도 실제로 사고팔지 않습니다.',
    lines: [
      '한 에피소드에는 한 사람이 한 번만 참여할 수 있으며, 제출한 픽은 바꿀 수 없습니다.',
      '메모와 리뷰는 다른 이용자에게 보입니다.',
      '입력한 내용은 이 브라우저 밖으로 나가지 않습니다.',
    ],
  },
  en: {
    company: 'Pickers Inc.',
    title: 'Terms of use and privacy policy',
    notice: 'The company and this text are invented for the demonstration. Nothing is really sold here.',
    lines: [
      'One person can take part in an episode once, and a submitted pick cannot be changed.',
      'Memos and reviews are shown to other users.',
      'What you enter does not leave this browser.',
    ],
  },
})
