import { defineTexts } from './defineTexts.ts'

/** What leads to a page, and its title there. Apart from `pages.ts`, since a visitor's landing loads these alone. */
export const navigationTexts = defineTexts({
  ko: { cart: '장바구니', login: '로그인', guestOrders: '비회원 주문조회', privacy: '개인정보 처리방침' },
  en: { cart: 'Cart', login: 'Log in', guestOrders: 'Order lookup', privacy: 'Privacy policy' },
})
