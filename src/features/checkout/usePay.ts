import { useState } from 'react'
import { pricesAccepted } from '../cart/cartSlice.ts'
import { isOrderable } from '../cart/refreshedLines.ts'
import { paymentStopped, problemDismissed, selectProblem } from './orderSlice.ts'
import { pay } from './pay.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { RefreshedCheckout } from './useCheckout.ts'
import { checkoutTexts } from './texts.ts'

export type Paying = ReturnType<typeof usePay>

/** Starts the payment, and stores what prevents it. */
export function usePay(checkout: RefreshedCheckout) {
  const { lines, currentLines, amount, address, method, fee } = checkout
  const texts = useTexts(checkoutTexts)
  const { canceled } = useTexts(purchaseTexts)
  const dispatch = useAppDispatch()
  const { step } = useAppSelector((state) => state.order.flow)
  const problem = useAppSelector((state) => selectProblem(state, checkout.id))
  const [isAddressRequired, setAddressRequired] = useState(false)

  const press = () => {
    if (!address) {
      setAddressRequired(true)
      return
    }
    // The sum is without these lines, so an order must not have them.
    if (!lines.every(isOrderable)) {
      dispatch(paymentStopped({ checkoutId: checkout.id, problem: { kind: 'unorderable' } }))
      return
    }
    if (checkout.isFromCart) dispatch(pricesAccepted(currentLines))
    const selections = { addressId: address.id, method, shippingFee: fee }
    const payable = { ...checkout.stored, ...selections, lines: currentLines, totalAmount: amount }
    void dispatch(pay(payable, { window: texts.opening, cancelled: canceled }))
  }

  return {
    press,
    isBusy: step === 'creating' || step === 'paying',
    step,
    problem,
    seeProblem: () => dispatch(problemDismissed()),
    isAddressRequired: isAddressRequired && !address,
    closeAddressDialog: () => setAddressRequired(false),
  }
}
