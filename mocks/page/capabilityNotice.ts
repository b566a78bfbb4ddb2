import { showNotice } from './notice.ts'
import { pageLanguage } from './pageLanguage.ts'

export type MocksState = {
  /**
   * Whether popups and form submissions are mocked. Without a service worker they reach the host; without storage they use
   * another world.
   */
  readonly navigations: boolean
  /** The reason, if the world is in memory only. */
  readonly volatile?: string
  /** Whether the browser blocks local storage, so that the session and the cart last until the page is left. */
  readonly isSessionLost?: boolean
}

const texts = {
  ko: {
    volatile:
      '모의 서버: 여기서 한 일은 이 페이지를 떠나면 사라지고 다른 창에 보이지 않아요. 사이트 데이터 저장을 허용한 일반 창에서 열어 주세요.',
    session:
      '이 브라우저가 로컬 저장소를 막아서 로그인과 장바구니는 이 페이지를 떠나면 사라져요. 사이트 데이터 저장을 허용해 주세요.',
    navigations:
      '모의 서버: 이 창에서는 소셜 로그인과 결제창을 흉내 낼 수 없어요. 시크릿 창이 아닌 창에서 https 또는 localhost 주소로 열어 주세요.',
    close: '알림 닫기',
  },
  en: {
    volatile:
      'Mock backend: what you do here is gone when you leave this page, and other windows do not see it. Open it in an ordinary window that may keep site data.',
    session:
      'This browser blocks local storage, so your login and cart are gone when you leave this page. Allow site data for this site.',
    navigations:
      'Mock backend: social sign-in and the payment window cannot be emulated in this window. Open it outside private mode, at an https or a localhost address.',
    close: 'Close this notice',
  },
}

/**
 * Shows in the page what the mock backend cannot do in this browser, because shoppers do not read the console. A build for
 * the real backend does not have this notice.
 */
export function showCapabilityNotice(state: MocksState): void {
  const problem = problemOf(state)
  if (!problem) return
  const language = pageLanguage()
  const { [problem]: text, close } = texts[language]
  showNotice({ language, text, close })
}

/** The most serious problem, if several apply. */
function problemOf({ navigations, volatile, isSessionLost = false }: MocksState) {
  if (volatile !== undefined) return 'volatile'
  if (isSessionLost) return 'session'
  return navigations ? undefined : 'navigations'
}
