import { defineTexts } from './defineTexts.ts'
import { deliveryTexts } from './delivery.ts'
import { orderFactTexts } from './orderFacts.ts'

const { ko, en } = deliveryTexts

/** Texts of cart, checkout and payment: amounts, free shipping, changes of a line. */
export const purchaseTexts = defineTexts({
  ko: {
    leftToFree: (amount: string) => `${amount} 더 담으면 무료배송이에요`,
    isFree: '무료배송이에요',
    products: orderFactTexts.ko.products,
    shipping: orderFactTexts.ko.shipping,
    free: orderFactTexts.ko.free,
    total: '총 결제 금액',
    payAgain: '다시 결제하기',
    checkLines: '주문 상품 확인하기',
    priceChanged: (before: string, now: string) => `가격이 바뀌었어요 (${before} → ${now})`,
    soldOut: '품절됐어요. 합계에서 뺐어요.',
    gone: '더 이상 판매하지 않아요. 합계에서 뺐어요.',
    fewLeft: (count: string) => `${count}개만 남았어요. 합계에서 뺐어요.`,
    unchecked: '지금 가격과 재고를 확인하지 못했어요.',
    canceled: '결제를 취소했어요',
    afterPayment: `결제 후 평균 ${ko.days} 안에 도착해요`,
    afterDeposit: `입금이 확인되면 평균 ${ko.days} 안에 도착해요`,
  },
  en: {
    leftToFree: (amount: string) => `${amount} more for free shipping`,
    isFree: 'You’ve got free shipping',
    products: orderFactTexts.en.products,
    shipping: orderFactTexts.en.shipping,
    free: orderFactTexts.en.free,
    total: 'Total',
    payAgain: 'Pay again',
    checkLines: 'Check your items',
    priceChanged: (before: string, now: string) => `Price changed from ${before} to ${now}`,
    soldOut: 'Sold out, so it isn’t in the total.',
    gone: 'No longer for sale, so it isn’t in the total.',
    fewLeft: (count: string) => `Only ${count} left, so it isn’t in the total.`,
    unchecked: 'We couldn’t check the price and stock just now.',
    canceled: 'You cancelled the payment',
    afterPayment: `Arrives ${en.days} after payment, on average`,
    afterDeposit: `Arrives ${en.days} after your deposit, on average`,
  },
})
