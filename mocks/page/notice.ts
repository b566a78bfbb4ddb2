import type { Language } from '../db/languages.ts'
import { addStyle } from './addStyle.ts'

/**
 * The app's toast, by its tokens: the mocks import no component of the app. Its place is at the end of the page, where it covers
 * nothing; before that it stands above the lower edge of the screen.
 */
const style = `
.mock-notice{position:sticky;bottom:calc(var(--thumb-height,0px) + var(--bar-height,0px) + var(--safe-bottom));z-index:var(--z-toast);display:grid;justify-items:center;margin-bottom:var(--bar-height,0px);padding:var(--space-2) var(--gutter) var(--space-4);pointer-events:none}
.mock-notice>div{display:flex;align-items:center;gap:var(--space-3);max-width:100%;min-height:3rem;padding:var(--space-2) var(--space-5);border:1px solid var(--line);border-radius:1.5rem;background:var(--solid);color:var(--text-on-solid);box-shadow:var(--shadow-float);font-size:var(--text-md);line-height:1.4;pointer-events:auto}
.mock-notice button{flex:none;min-height:var(--tap);margin-block:calc(-1*var(--space-2));padding-inline:var(--space-2);font-weight:var(--weight-strong);text-decoration:underline;text-underline-offset:4px}
.mock-notice button[aria-label]{width:var(--tap);margin-inline:calc(-1*var(--space-3));padding:0;font-size:var(--text-xl);font-weight:inherit;text-decoration:none}
@media (max-height:30em) and (orientation:landscape){.mock-notice{justify-items:start}}
@media print{.mock-notice{display:none}}`

let sheet: CSSStyleSheet | undefined

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
  sheet ??= addStyle(style)
  const place = document.createElement('div')
  place.className = 'mock-notice'
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = language
  const dismissal = createButton('×', () => {
    place.remove()
    onClose?.()
  })
  dismissal.setAttribute('aria-label', close)
  notice.append(text, ...(action ? [createButton(action.label, action.run)] : []), dismissal)
  place.append(notice)
  document.body.append(place)
  return () => place.remove()
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.textContent = label
  created.addEventListener('click', onClick)
  return created
}
