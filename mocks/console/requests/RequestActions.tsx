import { safeLocalStorage } from '../../../src/lib/storage.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LogEntry } from '../../control/requestLog.ts'
import { Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { operationPaths } from '../faults/operationNames.ts'
import { requestInit, toCurl } from './curl.ts'
import { requestTexts } from './requestTexts.ts'

/** What a request can be used for: a command line, the same once more, a fault. */
export function RequestActions({ entry }: { entry: LogEntry }) {
  const texts = useTexts(requestTexts)
  const { run } = useConsole()
  const { path, operation, request } = entry
  const url = window.__mock.api(path)
  const hasFiles = request?.startsWith('(') ?? false
  const isBreakable = operation !== null && operationPaths.has(operation)
  const copy = async () => {
    const text = toCurl(entry, url, safeLocalStorage.read('accessToken'))
    await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .catch(() => {
        throw new Error(texts.copyBlocked)
      })
  }
  const send = async () => {
    if (hasFiles) throw new Error(texts.notSendable)
    await fetch(url, requestInit(entry, safeLocalStorage.read('accessToken')))
  }
  const breakNext = (name: string) =>
    run((control) => control.addFault({ kind: 'status', operation: name, left: 1 }), texts.broken(name))
  return (
    <Row>
      <Button look="outline" size="compact" onClick={() => void run(copy, texts.copied)}>
        {texts.copyCurl}
      </Button>
      <Button look="outline" size="compact" onClick={() => void run(send, texts.sent)}>
        {texts.sendAgain}
      </Button>
      {isBreakable && (
        <Button look="outline" size="compact" onClick={() => void breakNext(operation)}>
          {texts.breakThis}
        </Button>
      )}
    </Row>
  )
}
