import { defineTexts } from '../texts/defineTexts.ts'

/** Not among the app's own texts, which a visitor's landing loads. */
export const noticeTexts = defineTexts({
  ko: {
    session: '로그인 상태를 확인하지 못했어요',
    unsaved:
      '이 브라우저에 저장하지 못했어요. 방금 한 일은 이 페이지를 떠나면 사라져요. 사이트 데이터 저장을 허용하거나 저장 공간을 비워 주세요.',
  },
  en: {
    session: 'We couldn’t check your login',
    unsaved:
      'This browser couldn’t save your latest changes. They’ll be gone when you leave this page. Allow site data or free up some space.',
  },
})
