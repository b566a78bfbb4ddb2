import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toPaymentResult } from '../../config/paths.ts'
import { pricesAccepted } from '../cart/slice.ts'
import { isOrderable } from '../cart/refreshedOrderLines.ts'
import { resumeOrders } from './resumeOrders.ts'
import { paymentStopped, problemDismissed } from './orderSlice.ts'
import { pay } from './pay.ts'
import { isAtCheckout } from '../session/navigation.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { RefreshedCheckout } from './useCheckout.ts'
import { checkoutTexts } from './texts.ts'

export type Paying = ReturnType<typeof usePay>

/** Starts the payment, and stores what prevents it (CHK-04, CHK-07, CHK-08). */
export function usePay(checkout: RefreshedCheckout) {
  const { lines, items, amount, address, method, fee } = checkout
  const texts = useTexts(checkoutTexts)
  const { canceled } = useTexts(purchaseTexts)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const flow = useAppSelector((state) => state.order.flow)
  const [isAddressRequired, setAddressRequired] = useState(false)

  const press = async () => {
    if (!address) {
      setAddressRequired(true)
      return
    }
    // The sum is without these lines, so an order must not have them.
    if (!lines.every(isOrderable)) {
      dispatch(paymentStopped({ kind: 'unorderable' }))
      return
    }
    if (checkout.isFromCart) dispatch(pricesAccepted(items))
    const selections = { addressId: address.id, method, shippingFee: fee }
    const payable = { ...checkout.stored, ...selections, lines: items, totalAmount: amount }
    const outcome = await dispatch(pay(payable, { window: texts.opening, cancelled: canceled }))
    if (outcome.kind !== 'ended') return
    // A shopper who left for another page sees the result there.
    if (isAtCheckout()) void navigate(toPaymentResult(outcome.orderId), { replace: true })
    else {
      dispatch(paymentStopped(null))
      void dispatch(resumeOrders())
    }
  }
  const problem = flow.step === 'idle' ? flow.problem : null

  return {
    press: () => void press(),
    isBusy: flow.step === 'creating' || flow.step === 'paying',
    step: flow.step,
    problem,
    seeProblem: () => dispatch(problemDismissed()),
    isAddressRequired: isAddressRequired && !address,
    closeAddressDialog: () => setAddressRequired(false),
  }
}
