import type { Language } from '../db/languages.ts'

/** The app's toast, by its tokens: the mocks import no component of the app. */
const region =
  'position:fixed;inset:auto 0 calc(var(--space-4) + var(--thumb-height,0px) + var(--bar-height,0px) + var(--safe-bottom));z-index:var(--z-toast);display:grid;justify-items:center;padding-inline:var(--gutter);pointer-events:none'
const toast =
  'display:flex;align-items:center;gap:var(--space-3);max-width:100%;min-height:3rem;padding:var(--space-2) var(--space-5);border-radius:1.5rem;background:var(--solid);color:var(--text-on-solid);box-shadow:var(--shadow-float);font-size:var(--text-md);line-height:1.4;pointer-events:auto'
const actionButton =
  'flex:none;min-height:var(--tap);margin-block:calc(-1*var(--space-2));padding-inline:var(--space-2);font-weight:var(--weight-strong);text-decoration:underline;text-underline-offset:4px'
const closeButton =
  'flex:none;width:var(--tap);height:var(--tap);margin-block:calc(-1*var(--space-2));margin-inline:calc(-1*var(--space-3));font-size:var(--text-xl)'

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
  const place = document.createElement('div')
  place.style.cssText = region
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = language
  notice.style.cssText = toast
  const dismissal = createButton('×', closeButton, () => {
    place.remove()
    onClose?.()
  })
  dismissal.setAttribute('aria-label', close)
  notice.append(text, ...(action ? [createButton(action.label, actionButton, action.run)] : []), dismissal)
  place.append(notice)
  document.body.append(place)
  return () => place.remove()
}

function createButton(label: string, style: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.textContent = label
  created.style.cssText = style
  created.addEventListener('click', onClick)
  return created
}
