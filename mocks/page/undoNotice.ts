import { showNotice } from './notice.ts'
import { forgetUndo, readUndo, undoLoss } from './undo.ts'

const texts = {
  ko: { undo: '되돌리기', close: '알림 닫기' },
  en: { undo: 'Undo', close: 'Close this notice' },
}

let hide = () => {}

/** Offers to undo what a press on it has lost, for the rest of the minute; what the console lost it offers itself. */
export function offerUndo(): void {
  const undo = readUndo()
  if (undo?.by !== 'page') return
  hide()
  const { language } = undo
  const { undo: label, close } = texts[language]
  const action = { label, run: () => void undoLoss(window.__mock) }
  const end = showNotice({ language, close, onClose: forgetUndo, text: undo.done, ...(undo.hasWorld && { action }) })
  const timer = setTimeout(() => {
    end()
    forgetUndo()
  }, undo.until - Date.now())
  hide = () => {
    end()
    clearTimeout(timer)
  }
}
