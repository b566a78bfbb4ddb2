import { useState } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { appWindow, isConsoleWindow } from './appWindow.ts'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { openConsoleWindow } from './openConsoleWindow.ts'
import { changeSettings, dockedPlace, readSettings, type Place } from './settings.ts'

/** Where the console is, and how it moves: a window of its own replaces the docked console, and the other way round. */
export function usePlace(onClose: () => void): { readonly place: Place; readonly choose: (place: Place) => void } {
  const texts = useTexts(consoleTexts)
  const { attempt } = useConsole()
  const [docked, setDocked] = useState<Place>(() => dockedPlace(readSettings().place))
  const move = async (next: Place) => {
    if (isConsoleWindow()) {
      if (next !== 'window' && !dockInApp(next)) throw new Error(texts.noHandle)
    } else if (next === 'window') {
      if (!openConsoleWindow()) throw new Error(texts.windowBlocked)
      changeSettings({ place: next })
    } else {
      changeSettings({ place: next })
      setDocked(next)
      return
    }
    onClose()
  }
  const place = isConsoleWindow() ? 'window' : docked
  return { place, choose: (next) => next !== place && void attempt(() => move(next), '') }
}

/** Opens the console in the app's page. False if the page has no handle. */
function dockInApp(place: Place): boolean {
  const app = appWindow()
  const [button, docked] = app.document.querySelectorAll<HTMLElement>('#mock-console > *')
  if (!button || !docked) return false
  changeSettings({ place })
  if (!docked.hasChildNodes()) button.click()
  app.focus()
  return true
}
