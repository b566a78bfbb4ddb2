import { defineTexts } from '../../texts/defineTexts.ts'

export const accountTexts = defineTexts({
  ko: {
    label: '내 계정 메뉴',
    profile: '회원정보',
    orders: '주문 내역',
    reviews: '내 리뷰',
  },
  en: {
    label: 'Account menu',
    profile: 'Profile',
    orders: 'Orders',
    reviews: 'My reviews',
  },
})
