import { useId, useState } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useMediaQuery } from '../../../src/ui/useMediaQuery.ts'
import { readRunningScenario, storeRunningScenario, type RunningScenario } from '../../control/runningScenario.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { ResultFields } from '../../gallery/ResultFields.tsx'
import { useChecklist } from '../../gallery/useChecklist.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import css from './RunningSteps.module.css'
import { scenarioTexts } from './scenarioTexts.ts'
import { useAreas } from './useAreas.ts'

/** The steps of the running scenario as a checklist, and its result; renders nothing without one. */
export function RunningSteps() {
  const areas = useAreas()
  const [running, setRunning] = useState(readRunningScenario)
  const scenario = areas?.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === running?.id)
  if (!running || !scenario) return null
  const change = (next: RunningScenario | undefined) => {
    storeRunningScenario(next)
    setRunning(next)
  }
  return <Steps scenario={scenario} running={running} onChange={change} />
}

type Props = {
  scenario: Scenario
  running: RunningScenario
  onChange: (running: RunningScenario | undefined) => void
}

function Steps({ scenario: { id, title, steps }, running: { done }, onChange }: Props) {
  const texts = useTexts(scenarioTexts)
  const inLanguage = useBilingual()
  const checklist = useChecklist()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isChosenOpen, setOpen] = useState<boolean>()
  const panelId = useId()
  const isOpen = isChosenOpen ?? !isPhone
  const all = inLanguage(steps)
  const tick = (step: number) => {
    onChange({ id, done: done.includes(step) ? done.filter((each) => each !== step) : [...done, step] })
  }
  return (
    <section className={css.running} aria-label={texts.running}>
      <button
        type="button"
        className={css.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{inLanguage(title)}</strong>
        <span className={css.progress}>{texts.stepsDone(count(done.length), count(all.length))}</span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div id={panelId} className={css.more}>
          <ol>
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
          <Button look="quiet" size="compact" onClick={() => onChange(undefined)}>
            {texts.finish}
          </Button>
        </div>
      )}
    </section>
  )
}
