import type { Order } from '../../contract/orderShape.ts'
import { deadline } from '../../lib/format.ts'
import { isKnownStatus, statusFacts, orderSteps } from './status.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './OrderProgress.module.css'
import { ordersTexts } from './texts.ts'
import { StatusChip } from '../../ui/feedback/StatusChip.tsx'

const steps = ['payment', 'packing', 'shipping', 'arrival'] as const

/** The steps of an order on its way, up to its arrival: done, current, coming. None that the status does not tell. */
export function OrderProgress({ order: { status } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { payment, step: now } = statusFacts(status)
  if (now === null) return null
  const known = steps.filter((step) => now !== 'unshipped' || step !== 'packing')
  const stateOf = (step: (typeof steps)[number]) => {
    if (step === now) return payment === 'awaited' ? 'awaited' : 'current'
    return orderSteps.indexOf(step) < orderSteps.indexOf(now) ? 'done' : 'coming'
  }
  return (
    <ol className={css.steps} aria-label={texts.progress}>
      {known.map((step) => {
        const state = stateOf(step)
        return (
          <li key={step} data-state={state} aria-current={step === now ? 'step' : undefined}>
            {state === 'done' && <Icon name="tick" />}
            <span>{texts.steps[step]}</span>
            <VisuallyHidden>{` ${texts.stepStates[state]}`}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
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
