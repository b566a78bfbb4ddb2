import { driver } from 'driver.js'
import { focusPageTitle } from '../../../src/ui/modalStack.ts'
import { isLoading } from './tour.ts'
import { OFFSET_PX, TourFrame, type Side } from './tourFrame.ts'
import './tours.css'

const ANNOUNCED_AFTER_MS = 100

type Action = { readonly label: string; readonly run: () => void }

type Drawing = {
  readonly title: string
  readonly text: string
  /** What the text is about; undefined at the bottom of the screen. */
  readonly target: Element | undefined
  /** The page, or the modal dialog outside of which everything is inert. */
  readonly host: Element
  readonly actions: readonly Action[]
}

/**
 * Draws the steps of a tour with driver.js, which points at an element of this layer over the target: it would move the focus
 * into what it highlights, and set ARIA attributes on it.
 */
export class TourLayer {
  readonly #driver = driver({
    animate: false,
    allowKeyboardControl: false,
    stagePadding: 0,
    popoverOffset: OFFSET_PX,
    popoverClass: 'tour',
  })
  readonly #frame = new TourFrame()
  readonly #status = create('p', 'tour-status')
  readonly #layer = create('div', 'tour-layer')
  readonly #removal = new AbortController()
  #target: Element | undefined
  #side: Side = 'bottom'
  /** Whether a redrawing has removed the focused button. */
  #isFocusLost = false
  #statusTimer: ReturnType<typeof setTimeout> | undefined
  #request = 0

  constructor() {
    this.#status.setAttribute('role', 'status')
    // In the top layer, so that neither a dialog's transform nor its scrolling moves it.
    this.#layer.popover = 'manual'
    this.#layer.append(this.#frame.frame, this.#frame.anchor, this.#status)
    // driver.js would keep the focus between its text and its target.
    document.addEventListener('keydown', stopTab, { signal: this.#removal.signal })
    this.#follow()
  }

  draw({ title, text, target, host, actions }: Drawing): void {
    this.#noteFocus()
    if (this.#layer.parentElement !== host) {
      this.#status.textContent = ''
      host.append(this.#layer)
      this.#layer.showPopover()
    }
    this.#layer.dataset['isFree'] = String(target === undefined)
    if (target && target !== this.#target && !isPinned(target)) target.scrollIntoView({ block: 'center' })
    this.#target = target
    // The buttons of a dialog stand side by side at its end; above what is read stand its title and status.
    this.#side = host === document.body || !target?.matches('a, button, textarea, fieldset') ? 'bottom' : 'top'
    this.#place()
    this.#driver.highlight({
      element: this.#frame.anchor,
      popover: {
        title,
        description: text,
        align: 'center',
        side: this.#side,
        onPopoverRender: ({ wrapper, title: heading }) => {
          wrapper.setAttribute('role', 'region')
          // Not a landmark.
          heading.setAttribute('role', 'presentation')
          this.#layer.append(wrapper)
        },
      },
    })
    // These make everything else inert for the pointer.
    document.body.classList.remove('driver-active', 'driver-simple')
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) this.#frame.anchor.removeAttribute(name)
    // After driver.js has looked for something to focus: a step must not take the focus from a field.
    this.#layer.querySelector('.driver-popover')?.append(buttons(actions))
    this.#place()
    this.#driver.refresh()
    this.#restoreFocus()
    this.#announce(target ? withName(text, target) : text)
  }

  #noteFocus(): void {
    this.#isFocusLost ||= this.#layer.contains(document.activeElement)
  }

  /** Unless something else has the focus by now, such as a dialog that was opened. */
  #restoreFocus(): void {
    if (this.#isFocusLost && (document.activeElement === null || document.activeElement === document.body))
      [...this.#layer.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true })
    this.#isFocusLost = false
  }

  /** Screen readers miss the text of a live region that has just been inserted. */
  #announce(text: string): void {
    clearTimeout(this.#statusTimer)
    this.#statusTimer = setTimeout(() => (this.#status.textContent = text), ANNOUNCED_AFTER_MS)
  }

  /** Removes the drawing until the next one. */
  hide(): void {
    this.#noteFocus()
    clearTimeout(this.#statusTimer)
    this.#target = undefined
    this.#driver.destroy()
    this.#layer.remove()
  }

  /** Ends the drawing. A focus inside goes to what the text was about. */
  remove(): void {
    const returnTo = this.#layer.contains(document.activeElement) ? this.#target : undefined
    this.#removal.abort()
    cancelAnimationFrame(this.#request)
    this.hide()
    if (!returnTo) return
    if (returnTo instanceof HTMLElement) returnTo.focus()
    // A target without a focus of its own: the page's heading, as after a dialog of the app.
    if (document.activeElement === document.body) focusPageTitle()
  }

  /** The target can move at any time, without an event: it may be sticky, or enter with a transition. */
  #follow = () => {
    if (this.#target && this.#place()) this.#driver.refresh()
    this.#uncover()
    this.#request = requestAnimationFrame(this.#follow)
  }

  /** What a loading page moves under its text comes into the middle again; the text waits so long. */
  #uncover(): void {
    const text = this.#layer.querySelector<HTMLElement>('.driver-popover')
    if (!text || !this.#target || this.#target.closest('dialog')) return
    const isCovered = isLoading() && overlap(text.getBoundingClientRect(), this.#target.getBoundingClientRect())
    text.dataset['waits'] = String(isCovered)
    if (isCovered && !isPinned(this.#target)) this.#target.scrollIntoView({ block: 'center' })
  }

  #place(): boolean {
    const text = this.#layer.querySelector('.driver-popover')
    return this.#frame.place(this.#target, this.#side, text?.clientHeight ?? 0)
  }
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether an element stays where it is while the page scrolls, so that scrolling to it moves the page only. */
function isPinned(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return each.tagName !== 'DIALOG'
  return false
}

/** A step's text with the name of the control that it is about, unless it says it. */
function withName(text: string, target: Element): string {
  if (!target.matches('a, button, input, textarea')) return text
  const [label] = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? (target.labels ?? []) : []
  const named = create('div', '')
  named.append(...(label ?? target).cloneNode(true).childNodes)
  for (const hidden of named.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  const name = (target.ariaLabel ?? named.textContent).trim()
  return text.includes(name) ? text : `${text} ${name}`
}

const stopTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation()

function create(tag: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function buttons(actions: readonly Action[]): Element {
  const place = create('div', 'tour-actions')
  for (const { label, run } of actions) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.addEventListener('click', run)
    place.append(button)
  }
  return place
}
