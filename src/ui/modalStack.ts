import { useSyncExternalStore } from 'react'

type OpenModal = { dialog: HTMLDialogElement; leave: () => void; returnTo: Element | null }

// One page has one top layer, so this one fact belongs to the module.
let topModal: OpenModal | undefined
const listeners = new Set<() => void>()

/** Shows a dialog as the page's only one, asks the one it replaces to leave, and gives the focus back at the end. */
export function openModal(dialog: HTMLDialogElement, leave: () => void): () => void {
  const replaced = topModal
  const modal: OpenModal = { dialog, leave, returnTo: replaced?.returnTo ?? document.activeElement }
  const page = document.documentElement
  if (!replaced) page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth)
  dialog.showModal()
  // What asks for the focus gets it; else the title, so reading starts at the top.
  ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus()
  setTopModal(modal)
  replaced?.leave()
  return () => {
    dialog.close()
    if (topModal === modal) setTopModal(undefined)
    if (topModal === undefined) restoreFocus(modal.returnTo)
  }
}

/** To where it was; where that goes with the dialog, e.g. the button of a line just cancelled, reading goes on at the page's title. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus()
  queueMicrotask(() => {
    const isLost = topModal === undefined && (document.activeElement === null || document.activeElement === document.body)
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}

function setTopModal(next: OpenModal | undefined): void {
  topModal = next
  for (const tell of listeners) tell()
}

/** Whatever must be reachable over a modal dialog has to live inside it: everything outside is inert. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore<HTMLElement | null>(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => topModal?.dialog ?? document.body,
    // Markup made at build time has no portal.
    () => null,
  )
}
