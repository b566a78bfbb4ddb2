import { defineTexts } from './defineTexts.ts'

/** Fields of several forms, and the same facts where they are only read. */
export const fieldTexts = defineTexts({
  ko: {
    orderNumber: '주문번호',
    receiver: '받는 분',
    phone: '휴대폰 번호',
    address: '주소',
    missingPhone: '휴대폰 번호를 입력해 주세요',
  },
  en: {
    orderNumber: 'Order number',
    receiver: 'Recipient',
    phone: 'Phone number',
    address: 'Address',
    missingPhone: 'Please enter the phone number',
  },
})
