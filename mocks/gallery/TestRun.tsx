import { useState, type ChangeEvent } from 'react'
import { count } from '../../src/lib/format.ts'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { Scenario } from '../scenarios/scenario.ts'
import { build, countResults, readChecklist, type Checklist } from './checklist.ts'
import { fromCsv } from './checklistFile.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { galleryTexts } from './galleryTexts.ts'
import { readTextFile } from './readTextFile.ts'
import { Runs } from './Runs.tsx'
import css from './RunTools.module.css'
import { TwicePressed } from './TwicePressed.tsx'
import type { ChecklistState } from './useChecklist.ts'
import { collectLeftOut } from '../../src/lib/readStored.ts'

/** As long as the console offers it. */
const UNDO_MS = 60_000

/** Clears the results, which can be undone for a minute. */
function useClear({ checklist, replace }: Pick<ChecklistState, 'checklist' | 'replace'>, setMessage: (text: string) => void) {
  const texts = useTexts(galleryTexts)
  const [cleared, setCleared] = useState<Checklist>()
  const clear = () => {
    setCleared(checklist)
    setTimeout(() => setCleared(undefined), UNDO_MS)
    setMessage(texts.cleared)
    replace(() => ({}))
  }
  const undo = () => {
    replace((stored) => ({ ...cleared, ...stored }))
    setCleared(undefined)
    setMessage(texts.undone)
  }
  return { cleared, clear, undo }
}

/** The progress of a test run, export and import of its results, and the runs before. */
export function RunTools({ scenarios, checklist, replace }: ChecklistState & { scenarios: readonly Scenario[] }) {
  const texts = useTexts(galleryTexts)
  const [message, setMessage] = useState(() => (collectLeftOut(readChecklist).leftOut.length > 0 ? texts.leftOut : ''))
  const { passed, failed, open } = countResults(
    checklist,
    scenarios.map(({ id }) => id),
  )
  const { cleared, clear, undo } = useClear({ checklist, replace }, setMessage)
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
        <ExportButtons scenarios={scenarios} checklist={checklist} build={build} />
        <label className={css.file}>
          <span>{texts.importCsv}</span>
          <input type="file" accept=".csv,text/csv" onChange={(event) => void read(event)} />
        </label>
        <TwicePressed first={texts.clear} second={texts.clearAgain} onPress={clear} />
      </div>
      <p className={css.row}>
        <output className={css.message}>{message}</output>
        {cleared !== undefined && (
          <Button variant="outline" size="compact" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </p>
      <Runs scenarios={scenarios} checklist={checklist} onFinish={() => replace(() => ({}))} />
    </section>
  )
}
