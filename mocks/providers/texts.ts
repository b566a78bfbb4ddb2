import { defineTexts } from '../../src/texts/defineTexts.ts'

/** Texts of all emulated pages. */
export const commonTexts = defineTexts({
  ko: {
    language: '언어',
    loading: '불러오는 중입니다',
    retry: '다시 시도',
    close: '창 닫기',
    failedTitle: '연결할 수 없습니다',
    failed: '서비스에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    unableTitle: '이 브라우저에서는 진행할 수 없습니다',
    unable:
      '이 브라우저에서는 서비스 워커를 쓸 수 없어 이 화면을 흉내 낼 수 없습니다. https 또는 localhost 주소를 일반 창에서 열어 주세요.',
    code: '오류 코드',
    practice: '연습용 화면',
    trial: '시험 도구',
  },
  en: {
    language: 'Language',
    loading: 'Loading',
    retry: 'Try again',
    close: 'Close this window',
    failedTitle: 'Can’t connect',
    failed: 'We couldn’t reach the service. Please try again shortly.',
    unableTitle: 'This browser isn’t supported',
    unable:
      'This browser has no service worker, so this page can’t be simulated. Open an https or localhost address in a normal window.',
    code: 'Error code',
    practice: 'For practice only',
    trial: 'Test tools',
  },
})
