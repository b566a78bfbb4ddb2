import { showNotice } from './notice.ts'
import { pageLanguage } from './pageLanguage.ts'
import { forgetUndo, readUndo, undoLoss } from './undo.ts'

const texts = {
  ko: { hint: '1분 동안 되돌릴 수 있어요.', undo: '되돌리기', close: '알림 닫기' },
  en: { hint: 'You can undo this for a minute.', undo: 'Undo', close: 'Close this notice' },
}

let hide = () => {}

/** Offers above the page to undo what a press on it has lost, for the rest of the minute; what the console lost it offers itself. */
export function offerUndo(): void {
  const undo = readUndo()
  if (undo?.by !== 'page') return
  hide()
  const language = pageLanguage()
  const { hint, undo: label, close } = texts[language]
  const action = { label, run: () => void undoLoss(window.__mock) }
  const offer = undo.back === null ? { text: undo.done } : { text: `${undo.done} ${hint}`, action }
  const end = showNotice({ language, close, onClose: forgetUndo, ...offer })
  const timer = setTimeout(() => {
    end()
    forgetUndo()
  }, undo.until - Date.now())
  hide = () => {
    end()
    clearTimeout(timer)
  }
}
