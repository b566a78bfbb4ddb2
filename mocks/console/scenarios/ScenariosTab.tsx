import { useState } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Field, Select, TextInput } from '../../../src/ui/Field.tsx'
import { useChecklist } from '../../gallery/useChecklist.ts'
import { useBilingual } from '../../gallery/bilingual.ts'
import { galleryTexts } from '../../gallery/galleryTexts.ts'
import { Results } from '../../gallery/Results.tsx'
import { searchAreas } from '../../gallery/searchAreas.ts'
import { Row } from '../Block.tsx'
import { consoleTexts } from '../consoleTexts.ts'
import { ScenarioRow } from './ScenarioRow.tsx'
import { scenarioTexts } from './scenarioTexts.ts'
import css from './ScenariosTab.module.css'
import { useAreas } from './useAreas.ts'

const ALL = 'all'

/** The scenarios by area, with a search and start links. */
export function ScenariosTab() {
  const texts = useTexts(galleryTexts)
  const { gallery } = useTexts(scenarioTexts)
  const { loading } = useTexts(consoleTexts)
  const inLanguage = useBilingual()
  const [query, setQuery] = useState('')
  const [area, setArea] = useState(ALL)
  const areas = useAreas()
  const { checklist } = useChecklist()
  if (!areas) return <output>{loading}</output>
  const shown = searchAreas(areas, query).filter(({ id }) => area === ALL || id === area)
  const shownCount = shown.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return (
    <>
      <Row>
        <Field label={texts.search}>
          <TextInput type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </Field>
        <Field label={texts.areas}>
          <Select value={area} onChange={(event) => setArea(event.target.value)}>
            <option value={ALL}>{texts.all}</option>
            {areas.map(({ id, title }) => (
              <option key={id} value={id}>
                {inLanguage(title)}
              </option>
            ))}
          </Select>
        </Field>
      </Row>
      <p className={css.found}>
        <output>{shownCount === 0 ? texts.none : texts.found(count(shownCount))}</output>
        <a href={`${import.meta.env.BASE_URL}mock/scenarios.html`} target="_blank" rel="noopener">
          {gallery}
        </a>
      </p>
      {Object.keys(checklist).length > 0 && (
        <Row>
          <Results scenarios={areas.flatMap(({ scenarios }) => scenarios)} checklist={checklist} />
        </Row>
      )}
      {shown.map(({ id, title, scenarios }) => (
        <section key={id} className={css.area}>
          <h3>{inLanguage(title)}</h3>
          <ul>
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <ScenarioRow scenario={scenario} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
