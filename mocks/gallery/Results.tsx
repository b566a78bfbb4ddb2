import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { countResults, type Checklist } from './checklist.ts'
import { toCsv } from './checklistCsv.ts'
import { galleryTexts } from './galleryTexts.ts'
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
  const save = () => saveFile('scenarios.csv', 'text/csv', toCsv(checklist))
  return (
    <Button variant="outline" size="compact" onClick={save}>
      {texts.exportCsv}
    </Button>
  )
}
