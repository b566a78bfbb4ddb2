import { defineTexts } from '../../texts/defineTexts.ts'

export const guestOrdersTexts = defineTexts({
  ko: {
    notice: '주문할 때 받은 주문번호와 배송지에 적은 휴대폰 번호로 조회할 수 있어요.',
    number: '주문번호',
    phone: '휴대폰 번호',
    search: '주문 조회',
    noNumber: '주문번호를 입력해 주세요',
    badNumber: '주문번호 형식이 올바르지 않아요',
    noPhone: '휴대폰 번호를 입력해 주세요',
    badPhone: '휴대폰 번호 형식이 올바르지 않아요',
    failedTitle: '주문 조회 실패',
  },
  en: {
    notice: 'Enter your order number and the phone number you gave for the delivery.',
    number: 'Order number',
    phone: 'Phone number',
    search: 'Find order',
    noNumber: 'Please enter the order number',
    badNumber: 'Invalid order number format',
    noPhone: 'Please enter the phone number',
    badPhone: 'Invalid phone number format',
    failedTitle: 'Order lookup failed',
  },
})
