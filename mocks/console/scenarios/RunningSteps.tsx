import { useState } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { useMediaQuery } from '../../../src/ui/useMediaQuery.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import { ResultFields } from '../../gallery/ResultFields.tsx'
import { useChecklist } from '../../gallery/useChecklist.ts'
import { readRunningScenario, storeRunningScenario } from '../../page/runningScenario.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { languageOf } from '../../db/languageRecord.ts'
import { browserOf } from '../../gallery/checklist.ts'
import { StepList } from '../../gallery/StepList.tsx'
import { useReply } from '../consoleContext.ts'
import { Disclosure } from '../Disclosure.tsx'
import css from '../Console.module.css'
import { scenarioTexts } from './scenarioTexts.ts'
import { useAreas } from './useAreas.ts'

/** The steps of the running scenario and its result in the gallery's checklist; renders nothing without one. */
export function RunningSteps() {
  const areas = useAreas()
  const [running, setRunning] = useState(() => readRunningScenario())
  const scenario = areas?.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === running)
  if (!scenario) return null
  const finish = () => {
    storeRunningScenario(null)
    setRunning(null)
  }
  return <Steps scenario={scenario} onFinish={finish} />
}

const readLanguage = (control: Window['__mock']) => control.read(languageOf)

type Props = { scenario: Scenario; onFinish: () => void }

function Steps({ scenario: { id, title, steps }, onFinish }: Props) {
  const texts = useTexts(scenarioTexts)
  const { results } = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const language = useReply(readLanguage) ?? 'ko'
  const checklist = useChecklist(() => ({ browser: browserOf(navigator.userAgent), language }))
  // Below the app the console has no height for them.
  const isBeside = useMediaQuery('(width >= 107.5em)')
  const [isChosenOpen, setOpen] = useState<boolean>()
  const isOpen = isChosenOpen ?? isBeside
  return (
    <section className={css.running} aria-label={texts.running}>
      <Disclosure
        title={inLanguage(title)}
        facts={results[checklist.checklist[id]?.result ?? 'open']}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <StepList id={id} steps={inLanguage(steps)} {...checklist} />
        <ResultFields id={id} title={inLanguage(title)} {...checklist} />
        <p>
          <Button variant="quiet" size="compact" onClick={onFinish}>
            {texts.finish}
          </Button>
        </p>
      </Disclosure>
    </section>
  )
}
