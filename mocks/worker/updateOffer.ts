import { showNotice } from '../page/notice.ts'
import { pageLanguage } from '../page/pageLanguage.ts'
import { warn } from '../handlers/warn.ts'
import { callWorker } from './callWorker.ts'

const texts = {
  ko: {
    offer: '이 데모의 새 버전이 준비됐어요. 적용하면 이 페이지를 다시 불러와요.',
    otherWindows: '이 데모가 다른 탭이나 창에도 열려 있어요. 모두 닫은 뒤 다시 눌러 주세요.',
    apply: '새 버전 적용',
    close: '알림 닫기',
  },
  en: {
    offer: 'A new version of this demo is ready. Applying it reloads this page.',
    otherWindows: 'This demo is open in other tabs or windows too. Close them, then press again.',
    apply: 'Apply the new version',
    close: 'Close this notice',
  },
}

/**
 * Offers a new version that waits until the demo's last page is closed. Its press activates the version at once, and the page
 * reloads, unless other windows are open: a payment may be under way there.
 */
export async function offerUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  let hide: (() => void) | undefined
  const show = (key: 'offer' | 'otherWindows', waiting: ServiceWorker) => {
    const language = pageLanguage()
    const { [key]: text, apply, close } = texts[language]
    const run = () =>
      void callWorker(waiting, 'SKIP_WAITING')
        .then((isActivated) => isActivated || show('otherWindows', waiting))
        .catch((error: unknown) => warn(`The new version cannot be applied: ${String(error)}`))
    hide?.()
    hide = showNotice({ language, text, close, action: { label: apply, run } })
  }
  const offer = () => registration.waiting && show('offer', registration.waiting)
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  offer()
}
