import { useSyncExternalStore } from 'react'
import { externalStore } from '../../lib/externalStore.ts'
import { focusPageTitle } from '../../lib/focusPageTitle.ts'

type OpenModal = { dialog: HTMLDialogElement; leave: () => void; returnTo: readonly (Element | null)[] }

/** What was pressed, and the card that it is in. */
const pressed = () => [document.activeElement, document.activeElement?.closest('article[tabindex]') ?? null]

// Module state: a document has one top layer.
const topModal = externalStore<OpenModal | undefined>(undefined)

/** Shows a dialog modally. Closes the dialog it replaces, and restores the focus when the returned function is called. */
export function openModal(dialog: HTMLDialogElement, leave: () => void): () => void {
  const replaced = topModal.get()
  const modal: OpenModal = { dialog, leave, returnTo: replaced?.returnTo ?? pressed() }
  const page = document.documentElement
  if (!replaced) page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth)
  page.toggleAttribute('data-modal', true)
  dialog.showModal()
  // Focus the title by default, so that screen readers start at the top.
  ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus()
  topModal.set(modal)
  replaced?.leave()
  return () => {
    dialog.close()
    if (topModal.get() === modal) topModal.set(undefined)
    if (topModal.get() === undefined) restoreFocus(modal.returnTo)
    // The dialog that replaces this one may open in the same commit: the page stays dark between them.
    queueMicrotask(() => page.toggleAttribute('data-modal', topModal.get() !== undefined))
  }
}

/** Focuses the previous element; if that is gone, e.g. the button of a cancelled order, its card in the middle of the view, or the page's title. */
function restoreFocus([element, card]: OpenModal['returnTo']): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus()
  else if (card instanceof HTMLElement && card.isConnected) {
    card.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  queueMicrotask(() => {
    const isLost = topModal.get() === undefined && (document.activeElement === null || document.activeElement === document.body)
    if (isLost) focusPageTitle()
  })
}

/** The element to render a toast into: everything outside an open modal dialog is inert. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore<HTMLElement | null>(
    topModal.subscribe,
    () => topModal.get()?.dialog ?? document.body,
    // There are no portals in the markup of the build.
    () => null,
  )
}
