import { defineTexts } from './defineTexts.ts'

/** Why something did not happen, so that a text names the remedy that helps. */
export type Cause =
  /** Payments: of the result's hint, below the message of provider or server. */
  | 'paymentFailed'
  | 'cartUnpaid'
  | 'nothingPaid'
  | 'paymentUnclear'
  | 'paymentUnknown'
  | 'paymentExpired'
  | 'outOfStock'
  | 'orderCanceled'
  | 'orderUnknown'
  | 'alreadyPaid'
  | 'alreadyAwaited'
  /** Orders that ended without a payment. */
  | 'orderFailed'
  | 'depositMissed'
  | 'canceledUnpaid'
  /** Picks: below the server's message. */
  | 'pickFailed'
  | 'episodeEnded'
  | 'alreadyPicked'

/**
 * One text a cause. Those of picks begin with the quoted 'Please try again later.'; in Korean, "잠시 후" stands only where waiting
 * a moment helps.
 */
export const causeTexts = defineTexts<Record<Cause, string>>({
  ko: {
    paymentFailed: '장바구니는 그대로예요. 다시 시도하거나 다른 결제수단을 골라 주세요.',
    cartUnpaid: '결제된 금액은 없어요. 장바구니에서 다시 주문해 주세요.',
    nothingPaid: '결제된 금액은 없어요. 상품을 담아 다시 주문해 주세요.',
    paymentUnclear: '결제창에서 결제를 마쳤다면 다시 확인해 주세요.',
    paymentUnknown: '결제됐는지는 주문 내역에서 확인해 주세요.',
    paymentExpired: '결제된 금액은 없어요. 장바구니는 그대로니 다시 주문해 주세요.',
    outOfStock: '결제된 금액은 없어요. 품절된 상품을 빼거나 수량을 줄이면 주문할 수 있어요.',
    orderCanceled: '결제한 금액이 있으면 환불돼요. 다시 사려면 새로 주문해 주세요.',
    orderUnknown: '링크를 확인해 주세요. 결제했다면 주문 내역에서 볼 수 있어요.',
    alreadyPaid: '이 주문은 이미 결제됐어요. 다시 결제하지 않아도 돼요.',
    alreadyAwaited: '이 주문은 이미 접수됐어요. 입금만 하면 되고, 다시 결제하지 않아도 돼요.',
    orderFailed: '결제되지 않았어요.',
    depositMissed: '기한 안에 입금되지 않아 취소됐고, 결제된 금액은 없어요.',
    canceledUnpaid: '입금 전에 취소됐고, 결제된 금액은 없어요.',
    pickFailed: '잠시 후 다시 시도해 주세요.',
    episodeEnded: '다음 에피소드에서 다시 시도해 주세요.',
    alreadyPicked: '남긴 Pick은 홈에서 볼 수 있어요. 다음 에피소드에서 다시 참여해 주세요.',
  },
  en: {
    paymentFailed: 'Your cart is as it was. Try again, or choose another payment method.',
    cartUnpaid: 'You haven’t been charged. You can order again from your cart.',
    nothingPaid: 'You haven’t been charged. You can order again from the shop.',
    paymentUnclear: 'If you finished paying in the payment window, please check again.',
    paymentUnknown: 'Please check your orders to see whether you’ve been charged.',
    paymentExpired: 'You haven’t been charged. Your cart is as it was, so you can order again.',
    outOfStock: 'You haven’t been charged. Remove what’s sold out or reduce the quantity, then order again.',
    orderCanceled: 'Anything you paid is refunded. To buy the items after all, place a new order.',
    orderUnknown: 'Please check the link. If you’ve paid, the order is in your order list.',
    alreadyPaid: 'This order is already paid. There’s no need to pay again.',
    alreadyAwaited: 'We already have this order. All that’s left is the deposit, so there’s no need to pay again.',
    orderFailed: 'You haven’t been charged.',
    depositMissed: 'Cancelled because the deposit didn’t arrive in time. Nothing was charged.',
    canceledUnpaid: 'Cancelled before the deposit. Nothing was charged.',
    pickFailed: 'Please try again later.',
    episodeEnded: 'Please try again later. You can pick in the next episode.',
    alreadyPicked: 'Please try again later. Your Pick is on the home page, and you can pick again in the next episode.',
  },
})

/** The codes of the mock backend and the contract; a server may send others. */
const causes: Readonly<Partial<Record<string, Cause>>> = {
  OUT_OF_STOCK: 'outOfStock',
  PAYMENT_EXPIRED: 'paymentExpired',
  DEPOSIT_EXPIRED: 'depositMissed',
  EPISODE_CLOSED: 'episodeEnded',
  ALREADY_PICKED: 'alreadyPicked',
}

/** The cause that a server's or a provider's code names, if it is one of `expected`, else `otherwise`. */
export function causeOf(code: string | null | undefined, expected: readonly Cause[], otherwise: Cause): Cause {
  const cause = code ? causes[code] : undefined
  return cause !== undefined && expected.includes(cause) ? cause : otherwise
}
