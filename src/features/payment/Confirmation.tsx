import { useCallback, useEffect, useState } from 'react'
import { isFinal } from '../../api/errors.ts'
import { useErrorText } from '../../api/errorText.ts'
import { confirmPayment, type ConfirmationResult } from './providerReturn.ts'
import { useAppDispatch } from '../../hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'
import { Failure } from './Failure.tsx'
import { OrderOutcome } from './OrderOutcome.tsx'
import { paymentTexts } from './texts.ts'

type Props = { orderId: string; paymentKey: string; amount: number }

/** Confirms the payment of a redirect, and shows the result. */
export function Confirmation({ orderId, paymentKey, amount }: Props) {
  const texts = useTexts(paymentTexts)
  const errorText = useErrorText()
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const [confirmed, setConfirmed] = useState<ConfirmationResult>()
  const confirm = useCallback(
    () => dispatch(confirmPayment({ orderId, paymentKey, amount })).then(setConfirmed),
    [dispatch, orderId, paymentKey, amount],
  )
  useEffect(() => void confirm(), [confirm])

  if (!confirmed) return <WaitingPage title={texts.processing} text={texts.processingText} />
  if (confirmed.isKnown) return <OrderOutcome orderId={orderId} />

  const message = errorText(confirmed.error, confirmed.call)
  const retry = () => {
    setConfirmed(undefined)
    void confirm()
  }
  const isUnpaid = isFinal(confirmed.error, confirmed.call)
  const again = isUnpaid ? undefined : (
    <Button size="large" onClick={retry}>
      {common.retry}
    </Button>
  )
  const title = confirmed.call === 'confirmOrder' ? texts.approvalFailed : texts.lookupFailed
  return <Failure title={title} orderId={orderId} message={message?.text ?? null} isUnpaid={isUnpaid} first={again} />
}
