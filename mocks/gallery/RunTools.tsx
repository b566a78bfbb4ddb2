import { useState, type ChangeEvent } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { useBilingual } from './bilingual.ts'
import { build, countResults, readChecklist } from './checklist.ts'
import { fromCsv, toCsv, toMarkdown } from './checklistFile.ts'
import { galleryTexts } from './galleryTexts.ts'
import { readTextFile } from './readTextFile.ts'
import css from './RunTools.module.css'
import { saveFile } from './saveFile.ts'
import type { ChecklistState } from './useChecklist.ts'
import { collectLeftOut } from '../../src/lib/readStored.ts'

/** The progress of a test run, and export and import of its results. */
export function RunTools({ scenarios, checklist, replace }: ChecklistState & { scenarios: readonly Scenario[] }) {
  const texts = useTexts(galleryTexts)
  const inLanguage = useBilingual()
  const [message, setMessage] = useState(() => (collectLeftOut(readChecklist).leftOut.length > 0 ? texts.leftOut : ''))
  const [isClearing, setClearing] = useState(false)
  const { passed, failed, open } = countResults(
    checklist,
    scenarios.map(({ id }) => id),
  )
  const titled = scenarios.map(({ id, title }) => ({ id, title: inLanguage(title) }))
  const clear = () => {
    if (isClearing) replace(() => ({}))
    setClearing(!isClearing)
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const text = await readTextFile(file, 'csv')
    // Without this, choosing the same file again fires no change event.
    target.value = ''
    if (text === undefined) return setMessage(texts.notDecoded)
    const found = fromCsv(text)
    // As stored: notes may have been written while the file was read.
    if (found) replace((stored) => ({ ...stored, ...found }))
    setMessage(found ? texts.imported(count(Object.keys(found).length)) : texts.notImported)
  }
  return (
    <section className={css.tools} aria-label={texts.run}>
      <output className={css.progress}>{texts.progress(count(passed), count(failed), count(open))}</output>
      <p>{texts.runHint}</p>
      <div className={css.row}>
        <Button
          variant="outline"
          size="compact"
          onClick={() => saveFile('scenarios.md', 'text/markdown', toMarkdown(checklist, titled, `Pickers ${build}`))}
        >
          {texts.exportMarkdown}
        </Button>
        <Button variant="outline" size="compact" onClick={() => saveFile('scenarios.csv', 'text/csv', toCsv(checklist))}>
          {texts.exportCsv}
        </Button>
        <label className={css.file}>
          <span>{texts.importCsv}</span>
          <input type="file" accept=".csv,text/csv" onChange={(event) => void read(event)} />
        </label>
        <Button variant="quiet" size="compact" onClick={clear} onBlur={() => setClearing(false)}>
          {isClearing ? texts.clearAgain : texts.clear}
        </Button>
      </div>
      <output className={css.message}>{message}</output>
    </section>
  )
}
