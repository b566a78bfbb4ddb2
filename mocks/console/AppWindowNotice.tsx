import { useEffect, useState } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { pageBase } from '../page/pageBase.ts'
import { appWindow, openApp, type AppWindowState } from './appWindow.ts'
import css from './AppWindowNotice.module.css'
import { Row } from './Block.tsx'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'

/** A page that loads is not reported (ms). */
const LOADING_MS = 2000

/** What the window of the app shows instead of the app, and the way back to it. */
export function AppWindowNotice({ state }: { state: Exclude<AppWindowState, 'app'> }) {
  const { appWindow: texts } = useTexts(consoleTexts)
  const { attempt } = useConsole()
  const isShown = useIsAfter(state === 'closed' ? 0 : LOADING_MS)
  if (!isShown) return null
  const openAgain = () =>
    attempt(async () => {
      if (!openApp()) throw new Error(texts.blocked)
    }, texts.opened)
  const returnToApp = () => attempt(async () => appWindow().location.replace(pageBase), texts.opened)
  return (
    <section className={css.notice} aria-labelledby="app-window">
      <h3 id="app-window">{texts.titles[state]}</h3>
      <p>{texts.hints[state]}</p>
      <Row>
        {state !== 'closed' && (
          <Button size="compact" onClick={() => void returnToApp()}>
            {texts.back}
          </Button>
        )}
        <Button variant={state === 'closed' ? 'solid' : 'outline'} size="compact" onClick={() => void openAgain()}>
          {texts.open}
        </Button>
      </Row>
    </section>
  )
}

function useIsAfter(ms: number): boolean {
  const [isAfter, setAfter] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isAfter
}
