import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { Failure } from './Failure.tsx'
import { DeclinedPayment } from './DeclinedPayment.tsx'
import { PAYMENT_CANCELED } from '../checkout/pay.ts'
import { readDeclined, reportPaymentFailure } from './providerReturn.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { paymentTexts } from './texts.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { WaitingPage } from '../../ui/feedback/WaitingPage.tsx'

/** The target of a failed redirect payment. */
export function PaymentFailPage() {
  usePage()
  const purchase = useTexts(purchaseTexts)
  const payment = useTexts(paymentTexts)
  const [query] = useSearchParams()
  const declined = readDeclined(query)
  const orderId = query.get('orderId')
  const report = useReport(orderId, declined.code ?? PAYMENT_CANCELED, declined.report ?? purchase.canceled)
  return (
    <Page>
      {report === 'none' && <Failure {...declined} />}
      {report === 'running' && <WaitingPage title={payment.processing} text={payment.processingText} />}
      {report === 'done' && orderId && <DeclinedPayment orderId={orderId} {...declined} ifUnknown={<Failure {...declined} />} />}
    </Page>
  )
}

/** Reports the failure of a signed-in user's order; navigates home if the server replies that the payment has not failed. */
function useReport(orderId: string | null, failCode: string, failMessage: string): 'none' | 'running' | 'done' {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  const [isReported, setReported] = useState(false)
  const mustReport = orderId !== null && orderId !== '' && isSignedIn
  useEffect(() => {
    if (!mustReport) return
    void dispatch(reportPaymentFailure({ orderId, failCode, failMessage })).then((end) =>
      end === 'failed' ? setReported(true) : void navigate(patterns.home, { replace: true }),
    )
  }, [mustReport, orderId, failCode, failMessage, dispatch, navigate])
  if (!mustReport) return 'none'
  return isReported ? 'done' : 'running'
}
