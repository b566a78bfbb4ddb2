import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { patterns } from '../../config/paths.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { isGuest, useCurrentUser } from '../session/users.ts'
import { paymentTexts } from './texts.ts'

/** Leads guests to the order lookup, with what they have given, and members to their refetched orders; nowhere before it is known which. */
export function OrderStatusButton(given: { orderId: string; phoneNumber?: string }) {
  const texts = useTexts(paymentTexts)
  const { data: user, isLoading } = useCurrentUser()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const go = () => {
    if (user && isGuest(user)) {
      void navigate(patterns.guestOrders, { state: given })
      return
    }
    dispatch(api.util.invalidateTags(['User', 'Orders']))
    void navigate(patterns.orders)
  }
  return (
    <Button size="large" isBusy={isLoading} onClick={go}>
      {texts.orderStatus}
    </Button>
  )
}
