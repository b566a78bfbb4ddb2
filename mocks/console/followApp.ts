import { setTheme, storedTheme } from '../../src/lib/theme.ts'
import { initialLanguage } from '../providers/initialLanguage.ts'
import { appWindow, subscribeToApp } from './appWindow.ts'
import { consoleTexts } from './consoleTexts.ts'

/** Gives the console's document the language and theme of the app's, now and whenever they change. */
export function followApp(): void {
  setTheme(storedTheme())
  setLanguage(initialLanguage({}))
  subscribeToApp(copyFromApp)
  copyFromApp()
}

function copyFromApp(): void {
  try {
    const { lang, dataset } = appWindow().document.documentElement
    setLanguage(lang)
    if (dataset['theme'] === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = dataset['theme']
  } catch {
    // Closed, or on another site: what it had last stays.
  }
}

function setLanguage(language: string): void {
  const next = language.startsWith('en') ? 'en' : 'ko'
  document.documentElement.lang = next
  document.title = consoleTexts[next].title
}
