import { useState, type ChangeEvent } from 'react'
import { count } from '../../../src/lib/format.ts'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '../../../src/ui/controls/Field.tsx'
import { koreanTime } from '../../db/koreanTime.ts'
import { saveFile } from '../../gallery/saveFile.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { useAreas } from '../useAreas.ts'
import { collectReport } from './collectReport.ts'
import { reportHtml } from './reportHtml.ts'
import { reportTexts } from './reportTexts.ts'
import { useOpenFile } from './useOpenFile.ts'

/** Makes one file of the present situation, and opens such a file. */
export function ReportTab() {
  return (
    <>
      <MakeReport />
      <OpenReport />
    </>
  )
}

function MakeReport() {
  const texts = useTexts(reportTexts)
  const { language } = useLocale()
  const { run } = useConsole()
  const areas = useAreas()
  const [note, setNote] = useState('')
  const make = async () => {
    let size = 0
    await run(
      async (control) => {
        const scenarios = areas?.flatMap((area) => area.scenarios) ?? []
        const html = reportHtml(await collectReport(control, { note, language, scenarios, texts }), texts)
        size = new Blob([html]).size
        saveFile(`pickers-report-${koreanTime(Date.now()).slice(0, 16).replaceAll(/\D/g, '')}.html`, 'text/html', html)
      },
      () => texts.made(count(Math.ceil(size / 1024))),
    )
  }
  return (
    <Block hint={texts.privacy}>
      <p>{texts.lead}</p>
      <Field label={texts.note}>
        <TextArea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Row>
        <Button size="compact" onClick={() => void make()}>
          {texts.make}
        </Button>
      </Row>
    </Block>
  )
}

function OpenReport() {
  const texts = useTexts(reportTexts)
  const openFile = useOpenFile()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void openFile(file)
    target.value = ''
  }
  return (
    <Block title={texts.open} hint={texts.openHint}>
      <Field label={texts.file}>
        <TextInput type="file" accept=".html,.json,text/html,application/json" onChange={choose} />
      </Field>
    </Block>
  )
}
