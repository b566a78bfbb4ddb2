import { safeSessionStorage } from '../../src/lib/storage.ts'
import { warn } from '../handlers/warn.ts'
import { addStyle } from '../page/addStyle.ts'
import { handleTexts } from './handleTexts.ts'
import { isHandleHidden } from './settings.ts'
import type { ShownConsole } from './showConsole.tsx'

/** In session storage: the console opens again on the tab's next page. */
const OPEN_KEY = 'pickers-mock:console-open'

const style = `
#mock-console>button{position:fixed;inset:62% 0 auto auto;z-index:79;display:grid;place-items:center;width:24px;height:52px;border-radius:26px 0 0 26px;background:var(--solid);color:var(--text-on-solid)}
#mock-console>button[hidden]{display:none}
#mock-console>button:hover{background:var(--solid-hover)}
@media (width <= 48em){#mock-console>button{width:var(--gutter,16px);height:56px}}
#mock-console>button svg{width:12px;margin-left:4px;fill:none;stroke:currentColor;stroke-width:2}
@media print{#mock-console{display:none}}`
const sign = '<svg viewBox="0 0 16 24" aria-hidden="true"><path d="M2 5h12M2 12h12M2 19h12M10 2v6M5 9v6M11 16v6"/></svg>'

/**
 * Adds the console's handle to the edge of the screen and listens for its shortcut. The console is loaded when it is first
 * opened; it opens again after a navigation, but not in popups. Returns a function that opens and closes it.
 */
export function installHandle(): () => void {
  const aside = document.createElement('aside')
  aside.id = 'mock-console'
  aside.innerHTML = `<button type="button">${sign}</button><div></div>`
  const [button, place] = aside.children
  if (!(button instanceof HTMLButtonElement) || !(place instanceof HTMLElement)) return () => {}
  const isReopened = wasOpen()
  addStyle(style)
  let shown: Promise<ShownConsole> | undefined
  let returnTo: Element | null = null

  const update = () => {
    button.hidden = shown !== undefined || isHandleHidden()
    storeOpen(shown !== undefined)
  }
  const close = () => {
    const hadFocus = aside.contains(document.activeElement)
    void shown?.then(({ unmount }) => unmount())
    shown = undefined
    update()
    if (hadFocus) (returnTo instanceof HTMLElement && returnTo.isConnected ? returnTo : button).focus()
  }
  const open = (isFocused: boolean) => {
    returnTo = document.activeElement
    shown = import('./showConsole.tsx').then(({ showConsole }) => showConsole(place, { isFocused, close }))
    shown.catch((error: unknown) => {
      warn(`The console could not be opened: ${String(error)}`)
      shown = undefined
      update()
    })
    update()
  }
  const toggle = () => (shown ? close() : open(true))

  button.addEventListener('click', toggle)
  addEventListener('keydown', pressed(toggle), { capture: true })
  aside.addEventListener('keydown', (event) => {
    // Keys pressed here must not reach the app: the arrows of a viewer, a dialog's Escape.
    event.stopPropagation()
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    close()
  })
  followDocument(aside, button)
  update()
  if (isReopened) open(false)
  return toggle
}

const pressed = (toggle: () => void) => (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key !== '.' || !(ctrlKey || metaKey) || altKey || shiftKey) return
  event.preventDefault()
  toggle()
}

/** Follows the document's language, and moves into the app's open modal dialog, outside of which everything is inert. */
function followDocument(aside: HTMLElement, button: HTMLElement): void {
  const follow = () => {
    const { name, open } = handleTexts[document.documentElement.lang === 'en' ? 'en' : 'ko']
    aside.ariaLabel = name
    button.ariaLabel = open
    button.title = `${open} (Ctrl+.)`
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (aside.parentElement !== parent) parent.append(aside)
  }
  follow()
  new MutationObserver(follow).observe(document, { subtree: true, attributes: true, attributeFilter: ['open', 'lang'] })
}

function storeOpen(isOpen: boolean): void {
  if (isOpen) safeSessionStorage.write(OPEN_KEY, 'open')
  else safeSessionStorage.remove(OPEN_KEY)
}

const wasOpen = () => opener === null && safeSessionStorage.read(OPEN_KEY) !== null
