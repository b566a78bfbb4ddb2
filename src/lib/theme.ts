import { safeLocalStorage } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The kept choice; the device's own preference rules until somebody chooses. */
export function storedTheme(): Theme {
  const kept = safeLocalStorage.read('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Keeps a choice and shows it at once. The inline script of index.html shows it before the first paint. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove('theme')
  else safeLocalStorage.write('theme', theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `onChange` after each choice made in this page. Returns the way to stop. */
export function subscribeToTheme(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Sets or removes `data-theme` on the document: everything else is CSS. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
