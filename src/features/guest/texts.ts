import { defineTexts } from '../../texts/defineTexts.ts'
import { fieldTexts } from '../../texts/fields.ts'

export const guestOrdersTexts = defineTexts({
  ko: {
    notice: '주문할 때 받은 주문번호와 배송지에 적은 휴대폰 번호로 조회할 수 있어요.',
    number: fieldTexts.ko.orderNumber,
    phone: fieldTexts.ko.phone,
    search: '주문 조회',
    noNumber: '주문번호를 입력해 주세요',
    badNumber: '주문번호 형식이 올바르지 않아요',
    noPhone: fieldTexts.ko.missingPhone,
    badPhone: '휴대폰 번호 형식이 올바르지 않아요',
    failedTitle: '주문 조회 실패',
    checkEntries: '다시 입력하기',
  },
  en: {
    notice: 'Enter your order number and the phone number you gave for the delivery.',
    number: fieldTexts.en.orderNumber,
    phone: fieldTexts.en.phone,
    search: 'Find order',
    noNumber: 'Please enter the order number',
    badNumber: 'Invalid order number format',
    noPhone: fieldTexts.en.missingPhone,
    badPhone: 'Invalid phone number format',
    failedTitle: 'Order lookup failed',
    checkEntries: 'Check the entries',
  },
})
