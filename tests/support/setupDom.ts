import '@testing-library/jest-dom/vitest'
import { cleanup, configure, within } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage } from '../../src/lib/storage.ts'
import { hideToast, showToast } from '../../src/ui/toasts.ts'
import { elementError } from '../../stories/support/elementError.ts'
import { findHeldTexts } from './heldTexts.ts'

// An upper limit for busy machines; tests continue as soon as the state is reached. In StrictMode, as `main.tsx` renders.
configure({ reactStrictMode: true, asyncUtilTimeout: 8000, getElementError: elementError(within) })

// happy-dom has no layout, so nothing can scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

// In browsers the event comes later, when StrictMode has opened the dialog again.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (this.open) queueMicrotask(() => this.dispatchEvent(new Event('close')))
  this.removeAttribute('open')
}

// It has no popovers either: their buttons open and close them, and scripts close them.
// Once a document, which test files share: two listeners would close again what the first has opened.
if (!document.querySelector('#popovers')) {
  const textContent = '[popover]:not(.open) { display: none }'
  document.head.append(Object.assign(document.createElement('style'), { id: 'popovers', textContent }))
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    if (button) document.getElementById(button.getAttribute('popovertarget') ?? '')?.classList.toggle('open')
  })
}
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.classList.remove('open')
}

// A text beside other children breaks a page that the browser translates.
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for every test
  expect(findHeldTexts(), 'texts beside other children').toEqual([])
})

// Test files share the document and the modules: what a test changes or loads ends with it.
afterEach(async () => {
  // What was typed is stored when the page is left.
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await vi.dynamicImportSettled()
  // Also what a full storage could not take.
  for (const key of storageKeys.localStorage) safeLocalStorage.remove(key)
  for (const key of storageKeys.sessionStorage) safeSessionStorage.remove(key)
  localStorage.clear()
  sessionStorage.clear()
  // The new toast replaces what a test has left.
  hideToast(showToast({ text: '' }))
  delete window.dataLayer
  delete document.documentElement.dataset['theme']
  for (const script of document.querySelectorAll('script')) script.remove()
  history.replaceState(null, '', '/')
})
