import { useState } from 'react'
import { statusFacts } from '../../../src/features/orders/status.ts'
import { ordersTexts } from '../../../src/features/orders/texts.ts'
import { searchText } from '../../../src/contract/writtenText.ts'
import { dateTime, won } from '../../../src/lib/format.ts'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { Field, TextInput } from '../../../src/ui/controls/Field.tsx'
import { StatusChip } from '../../../src/ui/feedback/StatusChip.tsx'
import type { Control } from '../../control/control.ts'
import { orderSteps } from '../../control/orderSteps.ts'
import { personaNames, personas } from '../../db/seed/personas.ts'
import { Block, Row } from '../Block.tsx'
import { useConsole, useReply } from '../consoleContext.ts'
import { typedNumber } from '../typedNumber.ts'
import css from './OrdersTab.module.css'
import { orderTexts } from './orderTexts.ts'
import { SellOut } from './SellOut.tsx'

const MAX_ORDERS = 30

const readOrders = (control: Control) => control.orders()
type Order = Awaited<ReturnType<typeof readOrders>>[number]

/** What the orders' bank and parcel service do, and sizes that sell out. */
export function OrdersTab() {
  const texts = useTexts(orderTexts)
  const { target } = useConsole()
  const orders = useReply(readOrders)
  const [query, setQuery] = useState(target?.tab === 'orders' ? target.orderId : '')
  const wanted = searchText(query)
  const found = orders?.filter((order) => searchText(`${order.orderId} ${buyerOf(order)}`).includes(wanted))
  return (
    <>
      <Block title={texts.latest} hint={texts.reload}>
        <Field label={texts.find}>
          <TextInput type="search" value={query} onChange={({ target: { value } }) => setQuery(value)} />
        </Field>
        {found?.length === 0 && <p className={css.none}>{orders?.length === 0 ? texts.none : texts.noMatch}</p>}
        <ul>
          {found?.slice(0, MAX_ORDERS).map((order) => (
            <li key={order.orderId} className={css.order}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      </Block>
      <SellOut />
    </>
  )
}

/** The buyer's nickname, and the short name of a persona. */
function buyerOf({ userId, buyer }: Order): string {
  const persona = personaNames.find((name) => personas[name].id === userId)
  return persona === undefined ? buyer : `${buyer} (${persona})`
}

const parcelSteps = ['SHIPPING', 'DELIVERED'] as const

function OrderRow({ order }: { order: Order }) {
  const { orderId, status, orderedAt, totalAmount, toDeposit } = order
  const texts = useTexts(orderTexts)
  const { statuses } = useTexts(ordersTexts)
  const { language } = useLocale()
  const { run, show } = useConsole()
  const next = parcelSteps.filter((step) => orderSteps[status].includes(step))
  return (
    <>
      <p className={css.head}>
        <code>{orderId}</code>
        <StatusChip tone={statusFacts(status).tone}>{statuses[status]}</StatusChip>
      </p>
      <p className={css.facts}>
        {[texts.buyer(buyerOf(order)), dateTime(orderedAt, language), won(totalAmount, language)].join(' · ')}
      </p>
      <p>
        <Button
          variant="quiet"
          size="compact"
          aria-label={texts.actionOf(texts.requests, orderId)}
          onClick={() => show({ tab: 'requests', orderId })}
        >
          {texts.requests}
        </Button>
      </p>
      {toDeposit !== null && <Deposit orderId={orderId} toDeposit={toDeposit} />}
      {next.length > 0 && (
        <Row>
          {next.map((step) => (
            <Button
              key={step}
              variant="outline"
              size="compact"
              aria-label={texts.actionOf(texts.move[step], orderId)}
              onClick={() => void run((control) => control.setOrderStatus({ orderId, status: step }), texts.done)}
            >
              {texts.move[step]}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}

function Deposit({ orderId, toDeposit }: { orderId: string; toDeposit: number }) {
  const texts = useTexts(orderTexts)
  const { language } = useLocale()
  const { run } = useConsole()
  const [amount, setAmount] = useState('')
  const typed = amount === '' ? toDeposit : typedNumber(amount)
  const label = typed === toDeposit ? texts.deposit : texts.wrongDeposit
  const deposit = () => void run((control) => control.depositArrives({ orderId, amount: typed }), texts.done)
  return (
    <Row>
      <Field label={texts.amount}>
        <TextInput
          inputMode="numeric"
          placeholder={won(toDeposit, language)}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Button variant="outline" size="compact" aria-label={texts.actionOf(label, orderId)} onClick={deposit}>
        {label}
      </Button>
    </Row>
  )
}
