import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/controls/Button.tsx'
import { readUndo, undoLoss } from '../page/undo.ts'
import { useConsole, useReply } from './consoleContext.ts'
import { consoleTexts } from './consoleTexts.ts'
import css from './Console.module.css'

const readOffer = async () => readUndo()

/** What has been lost, and how to get it back, for a minute; renders nothing otherwise. */
export function UndoBar() {
  const { run, isRunningUndoable } = useConsole()
  const undo = useReply(readOffer)
  const isOver = useIsOver(undo?.until)
  if (!undo?.hasWorld || isOver || isRunningUndoable) return null
  // In the language of what it says.
  const texts = consoleTexts[undo.language].undo
  return (
    <p className={css.undo} lang={undo.language}>
      <span>{`${undo.done} ${texts.hint}`}</span>
      <Button variant="outline" size="compact" onClick={() => void run(undoLoss, texts.done)}>
        {texts.undo}
      </Button>
    </p>
  )
}

/** Whether a moment is over (ms of the device). */
function useIsOver(until: number | undefined): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => setOver(until), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return over === until
}
