import { useState } from 'react'
import { count, dateTime } from '../../src/lib/format.ts'
import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { build, countResults, readRuns, storeRuns, type Checklist, type Run } from './checklist.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { galleryTexts } from './galleryTexts.ts'
import css from './RunTools.module.css'
import { TwicePressed } from './TwicePressed.tsx'

type Props = { scenarios: readonly Scenario[]; checklist: Checklist; onFinish: () => void }

/** Finishes the test run, and lists those of this device that are finished. */
export function Runs({ scenarios, checklist, onFinish }: Props) {
  const texts = useTexts(galleryTexts)
  const [runs, setRuns] = useState(readRuns)
  const [isStored, setStored] = useState(true)
  const change = (changed: readonly Run[]) => {
    const done = storeRuns(changed)
    setStored(done)
    setRuns(readRuns())
    return done
  }
  const finish = () => {
    if (change([{ at: new Date().toISOString(), build, checklist }, ...runs])) onFinish()
  }
  return (
    <>
      {Object.keys(checklist).length > 0 && (
        <p>
          <Button variant="outline" size="compact" onClick={finish}>
            {texts.finishRun}
          </Button>
        </p>
      )}
      <output>{!isStored && texts.runNotStored}</output>
      {runs.length > 0 && (
        <section aria-label={texts.runs}>
          <h2 className={css.runs}>{texts.runs}</h2>
          <ul>
            {runs.map((run) => (
              <li key={run.at} className={css.row}>
                <RunRow scenarios={scenarios} run={run} onRemove={() => change(runs.filter(({ at }) => at !== run.at))} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function RunRow({ scenarios, run, onRemove }: { scenarios: readonly Scenario[]; run: Run; onRemove: () => void }) {
  const texts = useTexts(galleryTexts)
  const { language } = useLocale()
  const { at, build: tested, checklist } = run
  const { passed, failed, open } = countResults(
    checklist,
    scenarios.map(({ id }) => id),
  )
  return (
    <>
      <span>{[dateTime(at, language), tested, texts.progress(count(passed), count(failed), count(open))].join(' · ')}</span>
      <ExportButtons scenarios={scenarios} checklist={checklist} build={tested} name={`scenarios-${at.slice(0, 10)}`} />
      <TwicePressed first={texts.removeRun} second={texts.removeRunAgain} onPress={onRemove} />
    </>
  )
}
