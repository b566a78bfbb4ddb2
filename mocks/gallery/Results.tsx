import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { useBilingual } from './bilingual.ts'
import { countResults, type Checklist } from './checklist.ts'
import { toCsv } from './checklistCsv.ts'
import { galleryTexts } from './galleryTexts.ts'
import { loadAreas } from './loadAreas.ts'
import { saveFile } from './saveFile.ts'

/** How many scenarios have passed and failed, and the results as a file. */
export function Results({ scenarios, checklist }: { scenarios: readonly Scenario[]; checklist: Checklist }) {
  const texts = useTexts(galleryTexts)
  const { passed, failed, open } = countResults(
    checklist,
    scenarios.map(({ id }) => id),
  )
  return (
    <>
      <output>{texts.progress(count(passed), count(failed), count(open))}</output>
      <SaveResults checklist={checklist} />
    </>
  )
}

export function SaveResults({ checklist }: { checklist: Checklist }) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const save = async () => {
    const scenarios = (await loadAreas()).flatMap((area) => area.scenarios)
    const titles = new Map(scenarios.map(({ id, title }) => [id, inLanguage(title)]))
    saveFile(
      'scenarios.csv',
      'text/csv',
      toCsv(checklist, (id) => titles.get(id) ?? ''),
    )
  }
  return (
    <Button variant="outline" size="compact" onClick={() => void save()}>
      {texts.exportCsv}
    </Button>
  )
}
