import { useState } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { languageOf } from '../db/languages.ts'
import { useBilingual } from '../gallery/bilingual.ts'
import { browserOf } from '../gallery/checklist.ts'
import { ResultFields } from '../gallery/ResultFields.tsx'
import { StepList } from '../gallery/StepList.tsx'
import { useChecklist } from '../gallery/useChecklist.ts'
import { readRunningScenario, storeRunningScenario } from '../page/runningScenario.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { Block } from './Block.tsx'
import css from './Console.module.css'
import { useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import { useAreas } from './useAreas.ts'

/** The steps of the running scenario with its result in the gallery's checklist, and the way to the gallery. */
export function ScenarioTab() {
  const { scenario: texts, loading } = useTexts(consoleTexts)
  const areas = useAreas()
  const [running, setRunning] = useState(() => readRunningScenario())
  if (!areas) return <output>{loading}</output>
  const scenario = areas.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === running)
  const finish = () => {
    storeRunningScenario(null)
    setRunning(null)
  }
  return (
    <>
      {scenario ? <Steps scenario={scenario} onFinish={finish} /> : <p>{texts.none}</p>}
      <p className={css.gallery}>
        <a href={`${import.meta.env.BASE_URL}mock/scenarios.html`} target="_blank" rel="noopener">
          {texts.gallery}
        </a>
      </p>
    </>
  )
}

const readLanguage = (control: Window['__mock']) => control.read(languageOf)

function Steps({ scenario: { id, title, steps }, onFinish }: { scenario: Scenario; onFinish: () => void }) {
  const texts = useTexts(consoleTexts)
  const inLanguage = useBilingual()
  const language = useReply(readLanguage) ?? 'ko'
  const checklist = useChecklist(() => ({ browser: browserOf(navigator.userAgent), language }))
  return (
    <Block title={inLanguage(title)}>
      <StepList id={id} steps={inLanguage(steps)} {...checklist} />
      <ResultFields id={id} title={inLanguage(title)} {...checklist} />
      <p>
        <Button variant="quiet" size="compact" onClick={onFinish}>
          {texts.scenario.finish}
        </Button>
      </p>
    </Block>
  )
}
