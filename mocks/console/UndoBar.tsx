import { useSyncExternalStore } from 'react'
import { useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { readUndo, undoLoss } from '../page/undo.ts'
import { appStorages, subscribeToApp } from './appWindow.ts'
import { useConsole } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import css from './UndoBar.module.css'

/** What has been lost, and how to get it back, for a minute; renders nothing otherwise. */
export function UndoBar() {
  const { undo: texts } = useTexts(consoleTexts)
  const { run, isLosing } = useConsole()
  const done = useSyncExternalStore(subscribeToApp, () => {
    const undo = readUndo(appStorages())
    return undo?.world === null ? undefined : undo?.done
  })
  if (done === undefined || isLosing) return null
  return (
    <p className={css.undo}>
      <span>{`${done} ${texts.hint}`}</span>
      <Button
        variant="outline"
        size="compact"
        onClick={() => void run((control) => undoLoss(control, appStorages()), texts.done)}
      >
        {texts.undo}
      </Button>
    </p>
  )
}
