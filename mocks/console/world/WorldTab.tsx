import { useRef } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import type { Control } from '../../control/control.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import { saveFile } from '../../gallery/saveFile.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { copyText } from '../copyText.ts'
import { useOpenFile } from '../report/useOpenFile.ts'
import { worldTexts } from './worldTexts.ts'

/** How the world is taken elsewhere, and started over. The console takes dropped files. */
export function WorldTab() {
  const openFile = useOpenFile()
  const texts = useTexts(worldTexts)
  const { language } = useLocale()
  const { run, runUndoable } = useConsole()
  const input = useRef<HTMLInputElement>(null)
  const copyLink = async (control: Control) => {
    const { link } = await control.linkToWorld()
    if (link === null) throw new Error(texts.linkTooLong)
    await copyText(link, texts.copyBlocked)
  }
  return (
    <>
      <Block title={texts.file} hint={texts.importHint}>
        <Row>
          <Button variant="outline" size="compact" onClick={() => void run(exportFile, texts.exported)}>
            {texts.export}
          </Button>
          <Button variant="outline" size="compact" onClick={() => void run(copyLink, texts.linked)}>
            {texts.link}
          </Button>
          <Button variant="outline" size="compact" onClick={() => input.current?.click()}>
            {texts.import}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={texts.import}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void openFile(file)
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </Row>
      </Block>
      <Block hint={texts.resetHint}>
        <Row>
          <Button
            variant="outline"
            size="compact"
            onClick={() => void runUndoable((control) => control.reset({ language }), texts.wasReset)}
          >
            {texts.reset}
          </Button>
        </Row>
      </Block>
    </>
  )
}

/** Downloads the world as a file. */
async function exportFile(control: Control): Promise<void> {
  const { text } = await control.exportWorld()
  saveFile(`pickers-world-${koreanTime(Date.now()).slice(0, 10)}.json`, 'application/json', text)
}
