import { useState } from 'react'
import { methods } from '../../../src/contract/operation.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { operationAt } from '../../control/operationAt.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { safeLocalStorage } from '../../../src/lib/storage.ts'
import { Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { copyText } from '../copyText.ts'
import { requestInit, toCurl } from './curl.ts'
import { OverrideForm, type OverrideDraft } from './OverrideForm.tsx'
import { nameOf, requestPaths } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import { requestTexts } from './requestTexts.ts'

/** What a request can be used for: a command line, the same once more, a fault, an override. */
export function RequestActions({ entry }: { entry: LogEntry }) {
  const texts = useTexts(requestTexts)
  const names = useTexts(requestNameTexts)
  const { run } = useConsole()
  const { path, operation, request } = entry
  const url = new URL(import.meta.env.BASE_URL + path.slice(1), location.href).href
  const hasFiles = request?.startsWith('(') ?? false
  const isBreakable = operation !== null && requestPaths().has(operation)
  const draft = draftOf(entry)
  const [isEdited, setEdited] = useState(false)
  const copy = () => copyText(toCurl(entry, url, safeLocalStorage.read('accessToken')), texts.copyBlocked)
  const send = async () => {
    if (hasFiles) throw new Error(texts.notSendable)
    await fetch(url, requestInit(entry, safeLocalStorage.read('accessToken')))
  }
  const breakNext = (name: string) =>
    run((control) => control.addFault({ kind: 'status', operation: name, left: 1 }), texts.broken(nameOf(names, name)))
  return (
    <>
      <Row>
        <Button variant="outline" size="compact" onClick={() => void run(copy, texts.copied)}>
          {texts.copyCurl}
        </Button>
        <Button variant="outline" size="compact" onClick={() => void run(send, texts.sent)}>
          {texts.sendAgain}
        </Button>
        {isBreakable && (
          <Button variant="outline" size="compact" onClick={() => void breakNext(operation)}>
            {texts.breakThis}
          </Button>
        )}
        {draft && (
          <Button variant="outline" size="compact" aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
            {texts.answerSo}
          </Button>
        )}
      </Row>
      {draft && isEdited && <OverrideForm draft={draft} onClose={() => setEdited(false)} />}
    </>
  )
}

/** Requests of the contract can be overridden; one without a reply starts from an empty success. */
function draftOf({ method: sent, path, status, reply }: LogEntry): OverrideDraft | undefined {
  const [address = ''] = path.split('?')
  const method = methods.find((known) => known === sent)
  if (!method || operationAt(method, address) === undefined) return undefined
  return { method, path: address, status: status || 200, reply: reply ?? '{ "result": "SUCCESS", "data": null, "error": null }' }
}
