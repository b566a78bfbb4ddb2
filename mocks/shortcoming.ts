export type MocksState = {
  /** Can popups and posted forms be answered? Without a service worker they reach the host; without storage they see another world. */
  readonly navigations: boolean
  /** Why nothing outlives this page; absent when the world is kept. */
  readonly volatile?: string
}

/** What the mock backend cannot do in this window, and what its user can do about it. */
const words = {
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
 * Says in the page what this browser withholds from the mocks, and how to go on: a warning in the console reaches no
 * shopper. It is the mock backend's notice and not the app's: a build for the real backend has nothing to say here.
 */
export function showShortcoming({ navigations, volatile }: MocksState): void {
  if (navigations) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'ko'
  const { [volatile === undefined ? 'navigations' : 'volatile']: text, close } = words[language]
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
