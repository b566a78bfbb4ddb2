import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { useBilingual } from './bilingual.ts'
import type { Checklist } from './checklist.ts'
import { toCsv, toMarkdown } from './checklistFile.ts'
import { galleryTexts } from './galleryTexts.ts'
import { saveFile } from './saveFile.ts'

type Props = { scenarios: readonly Scenario[]; checklist: Checklist; build: string; name?: string }

/** Saves results as Markdown or CSV. */
export function ExportButtons({ scenarios, checklist, build, name = 'scenarios' }: Props) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const saveMarkdown = () => {
    const titled = scenarios.map(({ id, title, steps }) => ({ id, title: inLanguage(title), steps: inLanguage(steps) }))
    saveFile(`${name}.md`, 'text/markdown', toMarkdown(checklist, titled, `Pickers ${build}`))
  }
  return (
    <>
      <Button variant="outline" size="compact" onClick={saveMarkdown}>
        {texts.exportMarkdown}
      </Button>
      <Button variant="outline" size="compact" onClick={() => saveFile(`${name}.csv`, 'text/csv', toCsv(checklist))}>
        {texts.exportCsv}
      </Button>
    </>
  )
}
