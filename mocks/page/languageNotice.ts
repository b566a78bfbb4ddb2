import type { Language } from '../db/languages.ts'
import { warn } from '../handlers/warn.ts'
import { showNotice } from './notice.ts'

const texts = {
  ko: {
    offer: '상점의 글이 아직 영어예요.',
    accept: '한국어로 새로 시작',
    failed: '한국어 글을 불러오지 못했어요. 인터넷에 연결하고 페이지를 새로고침한 뒤 다시 시도해 주세요.',
    close: '알림 닫기',
  },
  en: {
    offer: 'The shop’s own texts are still in Korean.',
    accept: 'Begin anew in English',
    failed: 'The English texts couldn’t be loaded. Connect to the internet, reload the page and try again.',
    close: 'Close this notice',
  },
}

/**
 * Offers to begin the world anew in a language by `accept`, and says so if its texts cannot be loaded. Returns a function that
 * removes the notice.
 */
export function showLanguageNotice(
  language: Language,
  accept: (language: Language) => Promise<unknown>,
  onClose: () => void,
): () => void {
  const { offer, accept: label, failed, close } = texts[language]
  const run = () =>
    void accept(language).catch((error: unknown) => {
      warn(`The texts of another language could not be loaded: ${String(error)}`)
      hide()
      // Without a button: a browser fetches a failed module again only after a reload.
      hide = showNotice({ language, text: failed, close })
    })
  let hide = showNotice({ language, text: offer, close, onClose, action: { label, run } })
  return () => hide()
}
