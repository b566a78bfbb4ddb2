import { Section } from '../../src/ui/layout/Page.tsx'
import type { Area } from '../scenarios/catalogue.ts'
import css from './Gallery.module.css'
import { useBilingual } from './bilingual.ts'
import { ScenarioCard } from './ScenarioCard.tsx'
import type { ChecklistState } from './useChecklist.ts'

type Props = {
  area: Area
  world: string | undefined
  /** Only in a test run. */
  checklist: ChecklistState | undefined
}

/** Back from a scenario the cards are drawn too late for the browser to scroll to the one of the history entry. */
const returnTo = (card: HTMLElement | null) => {
  if (location.hash !== `#${card?.id}`) return
  card?.scrollIntoView({ block: 'center' })
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function AreaSection({ area: { title, scenarios }, world, checklist }: Props) {
  const inLanguage = useBilingual()
  return (
    <Section title={inLanguage(title)}>
      <ul className={css.cards}>
        {scenarios.map((scenario) => (
          <li key={scenario.id} ref={returnTo} id={scenario.id}>
            <ScenarioCard scenario={scenario} world={world} checklist={checklist} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
