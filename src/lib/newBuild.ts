import { safeSessionStorage } from './storage.ts'

/** The address of the chunk that has this module changes with every build. */
const build = import.meta.url

const missing = new WeakSet<object>()

/** Notes the files that could not be loaded: Vite's event comes before the import rejects, with the same error. */
export function followMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload))
}

/**
 * Loads the document again for a file that could not be loaded, once for each build: a deploy removes the files of the build before,
 * and browsers cache a failed module until then. Not if that would lose what was typed. Returns whether it does.
 */
export function reloadForNewBuild(error: unknown): boolean {
  const isMissing = typeof error === 'object' && error !== null && missing.has(error)
  if (!isMissing || !navigator.onLine || isTyping() || safeSessionStorage.read('reloadedBuild') === build) return false
  // Where nothing can be stored, the page would load again and again.
  const isStored = safeSessionStorage.write('reloadedBuild', build)
  if (isStored) location.reload()
  else safeSessionStorage.remove('reloadedBuild')
  return isStored
}

/** Whether a dialog is open or a field has a text. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('textarea, input:not([type=radio], [type=checkbox], [type=hidden])')
  return document.querySelector('dialog[open]') !== null || [...fields].some(({ value }) => value !== '')
}
