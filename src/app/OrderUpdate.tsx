import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../config/paths.ts'
import { readCheckoutId, selectCheckout } from '../features/checkout/checkoutsSlice.ts'
import { orderUpdateDismissed, type OrderUpdate as Update } from '../features/checkout/orderSlice.ts'
import { statusFacts } from '../features/orders/status.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { defineTexts } from '../texts/defineTexts.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'

const orderUpdateTexts = defineTexts({
  ko: {
    paid: '결제하던 주문이 완료됐어요.',
    awaited: '주문을 받았어요. 입금만 남았어요.',
    pending: '마치지 않은 결제가 있어요. 지금 상태를 확인해 주세요.',
    failed: '결제하던 주문이 완료되지 않았어요. 결제된 금액은 없어요.',
    canceled: '결제하던 주문은 취소됐어요.',
    unknown: '결제하던 주문이 있어요. 지금 상태를 확인해 주세요.',
    see: '결제 결과 보기',
  },
  en: {
    paid: 'Your payment went through.',
    awaited: 'We have your order. All that’s left is the deposit.',
    pending: 'You have an unfinished payment. Please check where it stands.',
    failed: 'Your order didn’t go through. Nothing was charged.',
    canceled: 'Your order has been cancelled.',
    unknown: 'There’s an order you were paying. Please check where it stands.',
    see: 'See the result',
  },
})

/** What became of an order; nothing while its own checkout, which says so itself, is shown. */
export function OrderUpdate({ update }: { update: Update }) {
  const userId = useAppSelector((state) => state.auth.userId)
  const texts = useTexts(orderUpdateTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  const shown = useAppSelector((store) => selectCheckout(store, userId, readCheckoutId(state)))
  const { payment } = statusFacts(update.status)
  if (payment === 'pending' && pathname === patterns.checkout && update.orderId === shown?.order?.id) return null
  return (
    <Notice
      action={<Link to={toPaymentResult(update.orderId)}>{texts.see}</Link>}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {texts[payment]}
    </Notice>
  )
}
