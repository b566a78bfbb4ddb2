export type MocksState = {
  /**
   * Whether popups and form submissions are mocked. Without a service worker they reach the host; without storage they use
   * another world.
   */
  readonly navigations: boolean
  /** The reason, if the world is in memory only. */
  readonly volatile?: string
}

const texts = {
  ko: {
    volatile:
      '모의 서버: 여기서 한 일은 이 페이지를 떠나면 사라지고 다른 창에 보이지 않아요. 사이트 데이터 저장을 허용한 일반 창에서 열어 주세요.',
    navigations:
      '모의 서버: 이 창에서는 소셜 로그인과 결제창을 흉내 낼 수 없어요. 시크릿 창이 아닌 창에서 https 또는 localhost 주소로 열어 주세요.',
    close: '알림 닫기',
  },
  en: {
    volatile:
      'Mock backend: what you do here is gone when you leave this page, and other windows do not see it. Open it in an ordinary window that may keep site data.',
    navigations:
      'Mock backend: social sign-in and the payment window cannot be emulated in this window. Open it outside private mode, at an https or a localhost address.',
    close: 'Close this notice',
  },
}

const bar =
  'display:flex;gap:12px;align-items:center;justify-content:space-between;padding:8px 16px;background:#fff4d6;color:#3a2c00;font:14px/1.5 system-ui,sans-serif'
const button =
  'flex:none;min-width:44px;min-height:44px;border:0;background:none;color:inherit;font:inherit;font-size:20px;cursor:pointer'

/**
 * Shows in the page what the mock backend cannot do in this browser, because shoppers do not read the console. A build for
 * the real backend does not have this notice.
 */
export function showCapabilityNotice({ navigations, volatile }: MocksState): void {
  if (navigations) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'ko'
  const { [volatile === undefined ? 'navigations' : 'volatile']: text, close } = texts[language]
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = language
  notice.style.cssText = bar
  const dismissal = document.createElement('button')
  dismissal.type = 'button'
  dismissal.textContent = '×'
  dismissal.setAttribute('aria-label', close)
  dismissal.style.cssText = button
  dismissal.addEventListener('click', () => notice.remove())
  notice.append(text, dismissal)
  document.body.prepend(notice)
}
