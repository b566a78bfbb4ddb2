import type { Completion } from '../../contract/orderShape.ts'
import { causeOf } from '../../texts/causes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { statusFacts } from '../orders/status.ts'
import { Failure } from './Failure.tsx'
import { OrderStatusButton } from './OrderStatusButton.tsx'
import { paymentTexts } from './texts.ts'

type Props = {
  orderId: string
  /** Of an order that is not paid. */
  completion: Completion
  code: string | null
  message?: string | null
  report?: string | null
  /** Looks the order up again. */
  onCheck: () => void
}

/** Why an order is not paid, as far as its status tells (OPEN-57). */
export function UnpaidOrder({ orderId, completion: { status, failCode }, onCheck, ...rest }: Props) {
  const texts = useTexts(paymentTexts)
  const { payment } = statusFacts(status)
  if (payment === 'canceled') {
    const cause = causeOf(failCode, ['depositMissed'], 'orderCanceled')
    const first = <OrderStatusButton orderId={orderId} />
    return <Failure {...rest} title={texts.orderCanceled} orderId={orderId} cause={cause} first={first} />
  }
  if (payment === 'unknown') {
    const actions = (
      <>
        <OrderStatusButton orderId={orderId} />
        <Button variant="outline" size="large" onClick={onCheck}>
          {texts.checkAgain}
        </Button>
      </>
    )
    return <Failure {...rest} title={texts.unknownResult} cause="paymentUnknown" insteadOfRetry={actions} />
  }
  // An open order may still be paid.
  const isOpen = payment === 'pending'
  return <Failure {...rest} orderId={orderId} cause={isOpen ? 'paymentFailed' : undefined} isUnpaid={!isOpen} />
}
