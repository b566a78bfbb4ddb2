import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import { AddressDialog } from '../address/AddressDialog.tsx'
import { AddressList } from '../address/AddressList.tsx'
import { useAddressForm } from '../address/useAddressForm.ts'
import { addressTexts } from '../address/texts.ts'
import { CheckoutLayout, DELIVERY, DeliveryTime, LINES, CheckoutStep } from './CheckoutLayout.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { AddressRequiredDialog, ProblemDialog } from './ProblemDialog.tsx'
import { PayBar, CheckoutSummary } from './CheckoutSummary.tsx'
import { useCheckout, useIsGone } from './useCheckout.ts'
import { usePay } from './usePay.ts'
import { readCheckoutId, selectByChange, selectCheckout, type Checkout } from './checkoutsSlice.ts'
import { selectEndedOrder } from './orderSlice.ts'
import { readItems, startCheckout, type CheckoutItems } from './startCheckout.ts'
import { checkoutTexts } from './texts.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../hooks.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Page, PageTitle } from '../../ui/layout/Page.tsx'
import { checkoutGone } from '../cart/cartSlice.ts'

/** React Router's key of an entry that no navigation created. */
const FIRST_ENTRY = 'default'

/** The route's guard: a visit without a checkout and without items leads to the cart. */
export function CheckoutPage() {
  const { state, key } = useLocation()
  const store = useAppStore()
  const userId = useAppSelector(({ auth }) => auth.userId)
  const checkoutId = readCheckoutId(state)
  const checkout = useAppSelector((root) => selectCheckout(root, userId, checkoutId))
  // A session that ends here navigates to the login page, not to the cart.
  if (userId === null) return null
  if (checkout) return <StartedCheckout key={checkout.id} checkout={checkout} />
  const items = checkoutId === null ? readItems(state) : null
  if (items) return <Start id={key} items={items} />
  const reloaded =
    checkoutId === null && key === FIRST_ENTRY && isReload() ? selectByChange(store.getState(), userId).at(-1) : null
  if (reloaded) return <Navigate to={patterns.checkout} replace state={{ checkoutId: reloaded.id }} />
  return <Navigate to={patterns.cart} replace />
}

/** Starts the checkout of a navigation state that has items alone, like `Navigate`: this entry shows it. */
function Start({ id, items }: { id: string; items: CheckoutItems }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const start = useEffectEvent(() => {
    dispatch(startCheckout(items, id, navigate))
  })
  useEffect(() => start(), [])
  return null
}

/** Whether the page was reloaded: a static host that redirects to a trailing slash then drops the navigation state. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

/** Leads to the result once its payment has ended, and to the cart where its lines are bought or removed (CHK-09). */
function StartedCheckout({ checkout }: { checkout: Checkout }) {
  const orderId = useEndedOrder(checkout.id)
  const isGone = useIsGone(checkout)
  if (orderId !== undefined) return <Navigate to={toPaymentResult(orderId)} replace />
  if (isGone) return <Navigate to={patterns.cart} replace state={checkoutGone} />
  return <OpenCheckout checkout={checkout} />
}

/** The order whose payment ended while this page was shown: remembered until the result's page is there, since the flow ends before. */
function useEndedOrder(checkoutId: string): string | undefined {
  const now = useAppSelector((state) => selectEndedOrder(state, checkoutId))
  const [ended, setEnded] = useState(now)
  if (now !== undefined && ended === undefined) setEnded(now)
  return ended
}

function OpenCheckout({ checkout: stored }: { checkout: Checkout }) {
  const title = usePage()
  const texts = useTexts(checkoutTexts)
  const address = useTexts(addressTexts)
  const checkout = useCheckout(stored)
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
    <Button variant="quiet" size="compact" aria-disabled={paying.isBusy} onClick={add}>
      {address.title}
    </Button>
  )
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <CheckoutLayout summary={<CheckoutSummary checkout={checkout} paying={paying} />}>
        <CheckoutStep number={1} id={LINES} title={texts.lines}>
          <CheckoutLines checkout={checkout} isBusy={paying.isBusy} />
        </CheckoutStep>
        <CheckoutStep number={2} id={DELIVERY} title={texts.delivery} aside={addButton}>
          <AddressList choice={{ id: checkout.address?.id, onChoose: choose }} />
          <DeliveryTime method={checkout.method} />
        </CheckoutStep>
        <CheckoutStep number={3} title={texts.method}>
          <PaymentMethods
            legend={texts.method}
            method={checkout.method}
            onChoose={(method) => checkout.change({ method })}
            isBusy={paying.isBusy}
          />
        </CheckoutStep>
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
