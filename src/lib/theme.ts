import { externalStore } from './externalStore.ts'
import { safeLocalStorage } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The stored theme; `system` follows the device's preference. */
export function storedTheme(): Theme {
  const stored = safeLocalStorage.read('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores and applies a theme. The inline script of index.html applies it before the first paint. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove('theme')
  else safeLocalStorage.write('theme', theme)
  applyTheme(theme)
  changes.set(theme)
}

const changes = externalStore<Theme | undefined>(undefined)

/** Calls `onChange` after each `setTheme` of this page. Returns the function that unsubscribes. */
export const subscribeToTheme = changes.subscribe

/** Sets or removes `data-theme` on the document, and chooses the color of the browser's bar; the rest is CSS. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`
    else bar.media = scheme === theme ? 'all' : 'not all'
  }
}
