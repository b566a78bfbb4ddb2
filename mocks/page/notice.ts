import css from '../../src/ui/ToastRegion.module.css'
import type { Language } from '../db/languages.ts'

type Notice = {
  readonly language: Language
  readonly text: string
  /** The accessible name of the button that closes it. */
  readonly close: string
  readonly onClose?: () => void
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Shows a notice of the mock backend as the app's toast, which stays until it is closed. Returns a function that removes it. */
export function showNotice({ language, text, close, onClose, action }: Notice): () => void {
  const region = document.createElement('div')
  region.className = css.region ?? ''
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = language
  notice.className = css.toast ?? ''
  const dismissal = createButton('×', css.close, () => {
    region.remove()
    onClose?.()
  })
  dismissal.setAttribute('aria-label', close)
  notice.append(text, ...(action ? [createButton(action.label, css.action, action.run)] : []), dismissal)
  region.append(notice)
  document.body.append(region)
  return () => region.remove()
}

function createButton(label: string, className: string | undefined, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.textContent = label
  created.className = className ?? ''
  created.addEventListener('click', onClick)
  return created
}
