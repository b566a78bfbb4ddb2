import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { AddressDialog } from '../address/AddressDialog.tsx'
import { AddressList } from '../address/AddressList.tsx'
import { useAddressForm } from '../address/useAddressForm.ts'
import { AddressRequiredDialog } from './AddressRequiredDialog.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { DeliveryDays } from './DeliveryDays.tsx'
import { Lines } from './Lines.tsx'
import { Methods } from './Methods.tsx'
import { ProblemDialog } from './ProblemDialog.tsx'
import { DELIVERY, LINES, Step } from './Step.tsx'
import { PayBar, Summary } from './Summary.tsx'
import { useCheckout, useCheckoutRecord } from './useCheckout.ts'
import { usePay } from './usePay.ts'
import { checkoutGone } from '../cart/checkoutGone.ts'
import type { PendingOrder } from './pendingOrder.ts'
import { checkoutTexts } from './texts.ts'
import { useAppSelector } from '../../hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

export function CheckoutPage() {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.checkout)
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  const entry = useCheckoutRecord()
  // A session that ends here navigates to the login page, not to the cart.
  if (!isSignedIn) return null
  if (entry === 'none') return <Navigate to={patterns.cart} replace />
  if (entry === 'gone') return <Navigate to={patterns.cart} replace state={checkoutGone} />
  return <Checkout entry={entry} />
}

function Checkout({ entry }: { entry: PendingOrder }) {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  const checkout = useCheckout(entry)
  const paying = usePay(checkout)
  const [isAdding, setAdding] = useState(false)
  const form = useAddressForm((addressId) => {
    setAdding(false)
    if (addressId !== undefined) checkout.change({ addressId })
  })
  const add = () => {
    setAdding(true)
    paying.closeAddressDialog()
  }
  const choose = (addressId: number) => paying.isBusy || checkout.change({ addressId })
  const addButton = (
    <Button look="quiet" size="compact" disabled={paying.isBusy} onClick={add}>
      {common.addAddress}
    </Button>
  )
  return (
    <Page>
      <PageTitle>{titles.checkout}</PageTitle>
      <CheckoutLayout summary={<Summary checkout={checkout} paying={paying} />}>
        <Step number={1} id={LINES} title={texts.lines}>
          <Lines checkout={checkout} isBusy={paying.isBusy} />
        </Step>
        <Step number={2} id={DELIVERY} title={texts.delivery} aside={addButton}>
          <AddressList choice={{ id: checkout.address?.id, onChoose: choose }} />
          <DeliveryDays />
        </Step>
        <Step number={3} title={texts.method}>
          <Methods checkout={checkout} isBusy={paying.isBusy} />
        </Step>
      </CheckoutLayout>
      <PayBar checkout={checkout} paying={paying} />
      {paying.problem && (
        <ProblemDialog problem={paying.problem} checkout={checkout} onPay={paying.press} onClose={paying.seeProblem} />
      )}
      {paying.isAddressRequired && (
        <AddressRequiredDialog hasAddresses={checkout.hasAddresses} onAdd={add} onClose={paying.closeAddressDialog} />
      )}
      {isAdding && <AddressDialog form={form} onClose={() => setAdding(false)} />}
    </Page>
  )
}
