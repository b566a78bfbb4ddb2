import type { Order } from '../../contract/orderShape.ts'
import { deliveryRange, expectedDays } from '../../lib/deliveryDays.ts'
import { deadline, monthDay } from '../../lib/format.ts'
import { isOnTheWay, isKnownStatus, statusFacts } from './status.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useServerNow } from '../../ui/useServerNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './OrderProgress.module.css'
import { progressOf, type ProgressStep } from './progress.ts'
import { ordersTexts } from './texts.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'

const signs: Record<ProgressStep['name'], IconName> = {
  payment: 'card',
  packing: 'box',
  shipping: 'truck',
  arrival: 'bag',
  cancellation: 'close',
}

/** An order's steps, and the days of its arrival while it is on its way. */
export function OrderProgress({ order }: { order: Order }) {
  return (
    <>
      <Steps order={order} />
      <Arrival order={order} />
    </>
  )
}

/** The steps: done, current, coming; cut where the order ended. */
function Steps({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const steps = progressOf(order)
  if (steps.length === 0) return null
  const day = (date: ProgressStep['date']) => {
    if (!date) return null
    return date.isDue ? texts.until(deadline(date.at, language)) : monthDay(date.at, language)
  }
  return (
    <ol className={css.steps} aria-label={texts.progress} data-cut={steps.at(-1)?.state === 'stopped' ? steps.length : undefined}>
      {steps.map(({ name, state, date }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.icon}>
            <Icon name={state === 'done' ? 'tick' : state === 'stopped' ? 'close' : signs[name]} />
          </span>
          <span className={css.name}>
            <span>{texts.steps[name]}</span>
            <VisuallyHidden>{` ${texts.stepStates[date?.isDue ? 'awaited' : state]}`}</VisuallyHidden>
          </span>
          <span className={css.date}>{day(date)}</span>
        </li>
      ))}
    </ol>
  )
}

function Arrival({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const now = useServerNow()
  const days = expectedDays({ ...order, isOnTheWay: isOnTheWay(order.status), orderedAt: new Date(order.orderedAt) }, now)
  if (!days) return null
  return (
    <p className={css.arrival}>
      <Icon name="truck" />
      <span>{texts.arrival(deliveryRange(days, language))}</span>
    </p>
  )
}

/** The status of an order; an unknown one shows as undecided. */
export function OrderStatusChip({ order: { status, virtualAccount } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const { tone, payment } = statusFacts(status)
  const name = isKnownStatus(status) ? texts.statuses[status] : texts.undecided
  const isAwaited = payment === 'awaited' && virtualAccount !== null
  return <StatusChip tone={tone}>{isAwaited ? texts.due(name, deadline(virtualAccount.dueDate, language)) : name}</StatusChip>
}
