import { defineTexts } from './defineTexts.ts'

/** The facts of an order, before and after its payment. */
export const orderFactTexts = defineTexts({
  ko: {
    products: '상품 금액',
    shipping: '배송비',
    free: '무료',
    toDeposit: '입금할 금액',
    depositAmount: '입금 금액',
    dueAt: '입금 기한',
    holder: '예금주',
    method: '결제수단',
    virtualAccount: '가상계좌',
    delivery: '배송지',
    seeResult: '결제 결과 보기',
  },
  en: {
    products: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    toDeposit: 'Amount to deposit',
    depositAmount: 'Amount to deposit',
    dueAt: 'Deadline',
    holder: 'Account holder',
    method: 'Payment method',
    virtualAccount: 'Virtual account',
    delivery: 'Delivery address',
    seeResult: 'See the result',
  },
})
