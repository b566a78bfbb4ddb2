import { readRunningScenario } from './runningScenario.ts'
import { languageOf } from '../db/languageRecord.ts'
import type { Language } from '../db/languages.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { readCounter } from '../db/ids.ts'
import { showNotice } from './notice.ts'
import { pageLanguage } from './pageLanguage.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { warn } from '../handlers/warn.ts'

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

/** Stored beside the world: the start of the world for which the offer was closed. */
const CLOSED_KEY = 'pickers-mock:language-offer'

/**
 * While the interface has another language than the world, offers to begin the world anew in it: `accept` resets the world. An
 * offer that was closed does not come again in this world, and none comes while a scenario runs, whose world is prepared.
 * Returns a function that ends it.
 */
export function offerLanguage(world: PickersWorld, accept: (language: Language) => Promise<unknown>): () => void {
  let hide: (() => void) | undefined
  const update = async () => {
    const { spoken, start } = await world.read((tx) => ({
      spoken: languageOf(tx),
      start: String(readCounter(tx.counters, 'salt')),
    }))
    hide?.()
    const language = pageLanguage()
    if (spoken === language || safeLocalStorage.read(CLOSED_KEY) === start || readRunningScenario() !== null) return
    const { offer, accept: label, failed, close } = texts[language]
    const run = () =>
      void accept(language).catch((error: unknown) => {
        report(error)
        hide?.()
        // Without a button: a browser fetches a failed module again only after a reload.
        hide = showNotice({ language, text: failed, close })
      })
    const onClose = () => void safeLocalStorage.write(CLOSED_KEY, start)
    hide = showNotice({ language, text: offer, close, onClose, action: { label, run } })
  }
  const observer = new MutationObserver(() => void update().catch(report))
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  void update().catch(report)
  return () => observer.disconnect()
}

const report = (error: unknown) => warn(`The world cannot begin anew in another language: ${String(error)}`)
