import { Suspense, useMemo, useState } from 'react'
import { count } from '../../src/lib/format.ts'
import { useDocumentTitle } from '../../src/texts/useDocumentTitle.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Field, TextInput } from '../../src/ui/controls/Field.tsx'
import { FilterBar } from '../../src/ui/controls/FilterBar.tsx'
import { Page, PageTitle } from '../../src/ui/layout/Page.tsx'
import type { Area } from '../scenarios/catalogue.ts'
import { storeSearch, type GalleryAddress } from './address.ts'
import { AreaSection } from './AreaSection.tsx'
import { useBilingual } from './bilingual.ts'
import css from './Gallery.module.css'
import { searchAreas } from './searchAreas.ts'
import { galleryTexts } from './galleryTexts.ts'
import { NotFound } from './NotFound.tsx'
import { Settings } from './Settings.tsx'
import { TestRun } from './TestRun.tsx'
import { useChecklist } from './useChecklist.ts'

const ALL = 'all'

/** The gallery: all scenarios by area, with search, start links and a checklist for test runs. */
export function Gallery({ areas, ...address }: GalleryAddress & { areas: readonly Area[] }) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const [query, search] = useSearch(address.search)
  const [area, setArea] = useState(ALL)
  const checklist = useChecklist()
  const [isRun, toggleRun] = useTestRun(checklist.isBegun)
  useDocumentTitle(texts.title)
  const all = useMemo(() => areas.flatMap(({ scenarios }) => scenarios), [areas])
  const found = searchAreas(areas, query)
  const shown = found.filter(({ id }) => area === ALL || id === area)
  const shownCount = shown.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  const foundCount = found.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  const filters = areas.map(({ id, title }) => ({
    value: id,
    label: inLanguage(title),
    count: found.find((each) => each.id === id)?.scenarios.length ?? 0,
  }))
  return (
    <div className={css.gallery}>
      <Page>
        <Settings />
      </Page>
      <main>
        <Page>
          <PageTitle lead={texts.lead(count(all.length))}>{texts.title}</PageTitle>
          <NotFound {...address} scenarios={all} />
          <div className={css.search}>
            <Field label={texts.search} hint={texts.searchHint}>
              <TextInput type="search" value={query} onChange={(event) => search(event.target.value)} />
            </Field>
            <div className={css.tools}>
              <Button variant="outline" size="compact" aria-pressed={isRun} onClick={toggleRun}>
                {texts.run}
              </Button>
              <Button variant="quiet" size="compact" onClick={() => print()}>
                {texts.print}
              </Button>
            </div>
          </div>
          {isRun && <TestRun scenarios={all} {...checklist} />}
        </Page>
        <FilterBar
          label={texts.areas}
          filters={[{ value: ALL, label: texts.all, count: foundCount }, ...filters]}
          value={area}
          onChoose={setArea}
        />
        <Page>
          <output className={css.found}>{shownCount === 0 ? texts.none : texts.found(count(shownCount))}</output>
          <Suspense>
            {shown.map((each) => (
              <AreaSection key={each.id} area={each} world={address.world} checklist={isRun ? checklist : undefined} />
            ))}
          </Suspense>
        </Page>
      </main>
    </div>
  )
}

/** What is searched for, also after a reload. */
function useSearch(initial: string): [string, (text: string) => void] {
  const [query, setQuery] = useState(initial)
  const search = (text: string) => {
    setQuery(text)
    storeSearch(text)
  }
  return [query, search]
}

/** State of a history entry: who comes back from a scenario finds the test run open, also before its first result. */
const RUN = 'run'

/** Whether the test run is open, and what opens and closes it. */
function useTestRun(isBegun: boolean): [boolean, () => void] {
  const [isRun, setRun] = useState(isBegun || history.state === RUN)
  const toggle = () => {
    setRun(!isRun)
    history.replaceState(isRun ? null : RUN, '')
  }
  return [isRun, toggle]
}
