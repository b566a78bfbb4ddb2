import { useMemo, useState, type SyntheticEvent } from 'react'
import type { Method } from '../../../src/contract/operation.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '../../../src/ui/controls/Field.tsx'
import { operationAt } from '../../control/operationAt.ts'
import { knownOperations } from '../../rules/operations.ts'
import { replyMismatches } from '../../control/replyMismatches.ts'
import { Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import css from './OverrideForm.module.css'
import { parseJson } from '../../db/parseJson.ts'
import { formatJson, parseStatus } from './overrideInput.ts'
import { requestTexts } from './requestTexts.ts'

/** What an override starts from: a request's reply, or the override itself. */
export type OverrideDraft = {
  readonly method: Method
  /** Without a query. */
  readonly path: string
  readonly status: number
  readonly reply: string
}

/** Edits the reply that a request gets from now on. Its differences from the contract are shown, and allowed. */
export function OverrideForm({ draft, onClose }: { draft: OverrideDraft; onClose: () => void }) {
  const texts = useTexts(requestTexts)
  const { run } = useConsole()
  const { method, path } = draft
  const [reply, setReply] = useState(() => formatJson(draft.reply))
  const [status, setStatus] = useState(String(draft.status))
  const [isSubmitted, setSubmitted] = useState(false)
  const parsed = useMemo(() => parseJson(reply), [reply])
  const code = parseStatus(status)
  const mismatches = useMemo(() => {
    const operation = knownOperations.get(operationAt(method, path) ?? '')
    return operation && code !== undefined && parsed ? replyMismatches(operation, code, parsed.value) : []
  }, [method, path, parsed, code])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (code === undefined || !parsed) return
    void run(
      async (control) => {
        await control.addOverride({ method, path, status: code, reply: parsed.value })
        onClose()
      },
      texts.overridden(`${method} ${path}`),
    )
  }
  return (
    <form className={css.form} onSubmit={submit} aria-label={texts.answerSo}>
      <h4>{`${method} ${path}`}</h4>
      <Field label={texts.status} error={isSubmitted && code === undefined && texts.invalidStatus}>
        <TextInput inputMode="numeric" value={status} onChange={({ target }) => setStatus(target.value)} />
      </Field>
      <Field label={texts.replyJson} hint={texts.overrideHint} error={isSubmitted && !parsed && texts.invalidJson}>
        <TextArea rows={12} spellCheck={false} value={reply} onChange={({ target }) => setReply(target.value)} />
      </Field>
      <Mismatches mismatches={mismatches} />
      <Row>
        <Button type="submit" size="compact">
          {texts.answerSo}
        </Button>
        <Button variant="quiet" size="compact" onClick={onClose}>
          {texts.discard}
        </Button>
      </Row>
    </form>
  )
}

function Mismatches({ mismatches }: { mismatches: readonly string[] }) {
  const texts = useTexts(requestTexts)
  return (
    <output className={css.mismatches}>
      {mismatches.length > 0 && <strong>{texts.mismatches}</strong>}
      {mismatches.map((mismatch) => (
        <code key={mismatch}>{mismatch}</code>
      ))}
    </output>
  )
}
