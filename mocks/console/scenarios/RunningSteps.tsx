import { useState } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { useMediaQuery } from '../../../src/ui/useMediaQuery.ts'
import { readRunningScenario, storeRunningScenario, type RunningScenario } from '../../page/runningScenario.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { ResultFields } from '../../gallery/ResultFields.tsx'
import { useChecklist } from '../../gallery/useChecklist.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { appLocalStorage, useAppPage } from '../appWindow.ts'
import { Disclosure } from '../Disclosure.tsx'
import css from './RunningSteps.module.css'
import { scenarioTexts } from './scenarioTexts.ts'
import { useAreas } from './useAreas.ts'

/** The steps of the running scenario as a checklist, and its result; renders nothing without one. */
export function RunningSteps({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const { no } = useAppPage()
  // Another page of the app may have started another scenario.
  return <Running key={no} isOpenAtFirst={isOpenAtFirst} />
}

function Running({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const areas = useAreas()
  const [running, setRunning] = useState(readRunning)
  const scenario = areas?.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === running?.id)
  if (!running || !scenario) return null
  const change = (next: RunningScenario | undefined) => {
    storeRunningScenario(next, appLocalStorage())
    setRunning(next)
  }
  return <Steps scenario={scenario} running={running} onChange={change} isOpenAtFirst={isOpenAtFirst} />
}

const readRunning = () => readRunningScenario(appLocalStorage())

type Props = {
  isOpenAtFirst: boolean
  scenario: Scenario
  running: RunningScenario
  onChange: (running: RunningScenario | undefined) => void
}

function Steps({ scenario: { id, title, steps }, running: { done }, onChange, isOpenAtFirst }: Props) {
  const texts = useTexts(scenarioTexts)
  const inLanguage = useBilingual()
  const checklist = useChecklist()
  const isPhone = useMediaQuery('(width <= 48em)')
  const [isChosenOpen, setOpen] = useState<boolean>()
  const isOpen = isChosenOpen ?? (isOpenAtFirst && !isPhone)
  const all = inLanguage(steps)
  const tick = (step: number) => {
    onChange({ id, done: done.includes(step) ? done.filter((each) => each !== step) : [...done, step] })
  }
  return (
    <section className={css.running} aria-label={texts.running}>
      <Disclosure
        title={inLanguage(title)}
        facts={texts.stepsDone(count(done.length), count(all.length))}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <ol className={css.steps}>
          {all.map((step, index) => (
            <li key={step}>
              <label>
                <input type="checkbox" checked={done.includes(index)} onChange={() => tick(index)} />
                <span>{step}</span>
              </label>
            </li>
          ))}
        </ol>
        <ResultFields id={id} title={inLanguage(title)} {...checklist} />
        <p>
          <Button variant="quiet" size="compact" onClick={() => onChange(undefined)}>
            {texts.finish}
          </Button>
        </p>
      </Disclosure>
    </section>
  )
}
