import { useState } from 'react'
import { countLeftOut } from '../../src/lib/readStored.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { readChecklist, type Checklist } from './checklist.ts'
import { galleryTexts } from './galleryTexts.ts'
import { Results } from './Results.tsx'
import css from './TestRun.module.css'
import type { ChecklistState } from './useChecklist.ts'

/** As long as the console offers it. */
const UNDO_MS = 60_000

/** The results of a test run: saved, or cleared, which can be undone for a minute. */
export function TestRun({ scenarios, checklist, replace }: ChecklistState & { scenarios: readonly Scenario[] }) {
  const texts = useTexts(galleryTexts)
  const [message, setMessage] = useState(() => {
    const before = countLeftOut()
    readChecklist()
    return countLeftOut() > before ? texts.leftOut : ''
  })
  const [cleared, setCleared] = useState<Checklist>()
  const clear = () => {
    setCleared(checklist)
    setTimeout(() => setCleared(undefined), UNDO_MS)
    setMessage(texts.cleared)
    replace(() => ({}))
  }
  const undo = () => {
    replace((stored) => ({ ...cleared, ...stored }))
    setCleared(undefined)
    setMessage(texts.undone)
  }
  return (
    <section className={css.run} aria-label={texts.run}>
      <div className={css.row}>
        <Results scenarios={scenarios} checklist={checklist} />
        <Button variant="quiet" size="compact" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      <p>{texts.runHint}</p>
      <p className={css.row}>
        <output>{message}</output>
        {cleared !== undefined && (
          <Button variant="outline" size="compact" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </p>
    </section>
  )
}
