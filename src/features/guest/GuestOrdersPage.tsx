import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { applyCancellation } from '../orders/cancel/applyCancellation.ts'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import { useGuestOrderMutation } from '../orders/api.ts'
import type { Order } from '../../contract/orderShape.ts'
import { LookupForm } from './LookupForm.tsx'
import type { GuestOrderRequest } from './rules.ts'
import { OrderDialogs } from '../orders/OrderDialogs.tsx'
import { useOrderDialogs } from '../orders/useOrderDialogs.ts'
import { SheetLayout } from '../../ui/layout/SheetLayout.tsx'
import { useAppSelector } from '../../hooks.ts'
import { guestOrdersTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { MessageDialog } from '../../ui/feedback/MessageDialog.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'

/** The order that was just paid in this tab, and its delivery's phone number. */
const navigationState = v.fallback(v.object({ orderId: v.string(), phoneNumber: v.string() }), { orderId: '', phoneNumber: '' })

/** A guest's order by its number and phone, and its cancellation. */
export function GuestOrdersPage() {
  const title = usePage()
  const texts = useTexts(guestOrdersTexts)
  const errorText = useErrorText()
  const given = v.parse(navigationState, useLocation().state)
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  const [ask] = useGuestOrderMutation()
  const [found, setFound] = useState<{ order: Order; question: GuestOrderRequest } | null>(null)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const dialogs = useOrderDialogs((cancellation) => {
    if (found) setFound({ ...found, order: applyCancellation(found.order, cancellation) })
    if (found) void ask(found.question).then(({ data }) => data && setFound({ ...found, order: data }))
  })

  const lookUp = async (question: GuestOrderRequest) => {
    const reply = await ask(question)
    const { data: order, error } = reply
    if (order) {
      setFound({ order, question })
      dialogs.open({ kind: 'detail', orderId: order.orderId })
    } else setFailure(errorText(error, 'guestOrder'))
    return reply
  }
  const form = useRef<HTMLFormElement>(null)
  const checkEntries = () => {
    setFailure(null)
    // After the closing dialog has restored the focus.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  return (
    <SheetLayout from={6}>
      <PageTitle lead={texts.notice}>{title}</PageTitle>
      <LookupForm ref={form} given={given} onSubmit={lookUp} />
      {found && <OrderDialogs orders={[found.order]} dialogs={dialogs} mayCancel={isSignedIn} />}
      {failure && (
        <MessageDialog
          title={texts.failedTitle}
          error={failure}
          label={texts.checkEntries}
          onPress={checkEntries}
          onClose={() => setFailure(null)}
        />
      )}
    </SheetLayout>
  )
}
