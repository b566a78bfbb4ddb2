import { useState, type SyntheticEvent } from 'react'
import { orderStatuses } from '../../../src/contract/orderShape.ts'
import { ordersTexts } from '../../../src/features/orders/texts.ts'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Field, Select, TextInput } from '../../../src/ui/Field.tsx'
import { orderSteps } from '../../control/orderSteps.ts'
import { Row } from '../Block.tsx'
import { useConsole } from '../consoleContext.ts'
import { typedNumber } from '../typedNumber.ts'
import { worldTexts } from './worldTexts.ts'

type Props = {
  collection: string
  record: { readonly [field: string]: unknown }
  onRemoved: () => void
}

/** The safe changes: stock, an order's status, a memo removed. Nothing for other collections. */
export function RecordEdit({ collection, record, onRemoved }: Props) {
  const { id, orderId, status, left } = record
  if (collection === 'stocks') return <StockEdit key={String(left)} stockId={Number(id)} left={String(left)} />
  if (collection === 'memos') return <MemoEdit memoId={Number(id)} onRemoved={onRemoved} />
  if (collection === 'orders') return <StatusEdit key={String(status)} orderId={String(orderId)} status={status} />
  return null
}

function StockEdit({ stockId, left }: { stockId: number; left: string }) {
  const texts = useTexts(worldTexts)
  const { run } = useConsole()
  const [wanted, setWanted] = useState(left)
  const [hasError, setError] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wantedLeft = typedNumber(wanted)
    const isValid = wantedLeft <= 100_000
    setError(!isValid)
    if (isValid) void run((control) => control.setStock({ stockId, left: wantedLeft }), texts.stockSet)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Row>
        <Field label={texts.left} error={hasError && texts.stockInvalid}>
          <TextInput inputMode="numeric" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Field>
        <Button type="submit" variant="outline" size="compact">
          {texts.setStock}
        </Button>
      </Row>
    </form>
  )
}

function StatusEdit({ orderId, status }: { orderId: string; status: unknown }) {
  const texts = useTexts(worldTexts)
  const { statuses } = useTexts(ordersTexts)
  const { run } = useConsole()
  const current = orderStatuses.find((each) => each === status)
  const next = current === undefined ? [] : orderSteps[current]
  const [chosen, setChosen] = useState(next[0])
  if (!chosen) return <p>{texts.noStatus}</p>
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run((control) => control.setOrderStatus({ orderId, status: chosen }), texts.statusSet)
  }
  return (
    <form onSubmit={submit}>
      <Row>
        <Field label={texts.status}>
          <Select value={chosen} onChange={({ target }) => setChosen(next.find((each) => each === target.value))}>
            {next.map((each) => (
              <option key={each} value={each}>
                {statuses[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="outline" size="compact">
          {texts.setStatus}
        </Button>
      </Row>
    </form>
  )
}

function MemoEdit({ memoId, onRemoved }: { memoId: number; onRemoved: () => void }) {
  const texts = useTexts(worldTexts)
  const { lose } = useConsole()
  const remove = async () => {
    await lose((control) => control.removeMemo({ memoId }), texts.memoRemoved)
    onRemoved()
  }
  return (
    <Row>
      <Button variant="outline" size="compact" onClick={() => void remove()}>
        {texts.removeMemo}
      </Button>
    </Row>
  )
}
