import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { useConsole } from '../consoleContext.ts'
import { worldIn } from './reportHtml.ts'
import { reportTexts } from './reportTexts.ts'

const MAX_BYTES = 60 * 1024 * 1024

/** Opens a report or an exported world: its world replaces the present one. */
export function useOpenFile(): (file: File) => Promise<void> {
  const texts = useTexts(reportTexts)
  const { attempt, runUndoable } = useConsole()
  return async (file) => {
    // Read first: another file leaves what can be undone as it is.
    let world: string | undefined
    await attempt(async () => {
      world = await readWorld(file, texts)
    }, '')
    if (world === undefined) return
    const text = world
    await runUndoable((control) => control.importWorld({ text }), texts.opened)
  }
}

/** The world in a file. Rejects with the reason, in the tester's language, if it has none. */
async function readWorld(file: File, texts: (typeof reportTexts)['ko']): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error(texts.tooLarge)
  const text = await readText(file).catch(() => {
    throw new Error(texts.notDecoded)
  })
  const world = worldIn(text)
  if (world === undefined) throw new Error(texts.notReport)
  return world
}

/** Without a byte order mark. Rejects for bytes that are not UTF-8, and a file that was removed since it was chosen. */
const readText = async (file: File) => new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())

/** Opens files that are dropped on an element. */
export function useFileDrop(element: RefObject<HTMLElement | null>): void {
  const openFile = useOpenFile()
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    void openFile(file)
  })
  // A layout effect, so that a console that has just opened misses no file.
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const listening = new AbortController()
    const { signal } = listening
    // Without it, the browser opens the file.
    target.addEventListener('dragover', (event) => event.preventDefault(), { signal })
    target.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [element])
}
