import { defineTexts } from '../texts/defineTexts.ts'
import { orderFactTexts } from '../texts/orderFacts.ts'

export const orderUpdateTexts = defineTexts({
  ko: {
    paid: '결제하던 주문이 완료됐어요.',
    awaited: '주문을 받았어요. 입금만 남았어요.',
    pending: '마치지 않은 결제가 있어요. 지금 상태를 확인해 주세요.',
    failed: '결제하던 주문이 완료되지 않았어요. 결제된 금액은 없어요.',
    canceled: '결제하던 주문은 취소됐어요.',
    unknown: '결제하던 주문이 있어요. 지금 상태를 확인해 주세요.',
    see: orderFactTexts.ko.seeResult,
  },
  en: {
    paid: 'Your payment went through.',
    awaited: 'We have your order. All that’s left is the deposit.',
    pending: 'You have an unfinished payment. Please check where it stands.',
    failed: 'Your order didn’t go through. Nothing was charged.',
    canceled: 'Your order has been cancelled.',
    unknown: 'There’s an order you were paying. Please check where it stands.',
    see: orderFactTexts.en.seeResult,
  },
})
