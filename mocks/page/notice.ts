import type { Language } from '../db/languages.ts'

/** As wide as the page's content. Above the page's skip link, which waits beyond the top of the page and so behind the bar. */
const bar =
  'position:relative;z-index:99;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:space-between;padding:8px max(var(--gutter,16px),(100% - var(--width-page,80rem))/2);background:#fff4d6;color:#3a2c00;font-size:14px;line-height:1.5'
/** On a phone the buttons stand below a sentence that has an action. */
const sentence = 'flex:1 1 14rem'
const actions = 'display:flex;gap:12px;margin-inline-start:auto'
const button =
  'flex:none;min-width:44px;min-height:44px;border:0;background:none;color:inherit;font:inherit;font-size:20px;cursor:pointer'
const actionButton =
  'flex:none;min-height:44px;padding:0 16px;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer'

type Notice = {
  readonly language: Language
  readonly text: string
  /** The accessible name of the button that closes it. */
  readonly close: string
  readonly onClose?: () => void
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Shows a notice of the mock backend above the page, over nothing of it. Returns a function that removes it. */
export function showNotice({ language, text, close, onClose, action }: Notice): () => void {
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = language
  notice.style.cssText = bar
  const dismissal = createButton('×', button, () => {
    notice.remove()
    onClose?.()
  })
  dismissal.setAttribute('aria-label', close)
  const buttons = createPart(actions, ...(action ? [createButton(action.label, actionButton, action.run)] : []), dismissal)
  notice.append(createPart(sentence, text), buttons)
  document.body.prepend(notice)
  return () => notice.remove()
}

function createPart(style: string, ...content: readonly (Node | string)[]): HTMLElement {
  const part = document.createElement('span')
  part.style.cssText = style
  part.append(...content)
  return part
}

function createButton(label: string, style: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.textContent = label
  created.style.cssText = style
  created.addEventListener('click', onClick)
  return created
}
