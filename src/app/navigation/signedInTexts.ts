import { defineTexts } from '../../texts/defineTexts.ts'

/** Not among the app's own texts, which a visitor's landing loads. */
export const signedInTexts = defineTexts({
  ko: {
    trend: '트렌드',
    community: '커뮤니티',
    shop: '샵',
    reviews: '리뷰',
    profile: '회원정보 수정',
    orders: '주문 내역',
    myReviews: '내 리뷰',
    logout: '로그아웃',
  },
  en: {
    trend: 'Trend',
    community: 'Community',
    shop: 'Shop',
    reviews: 'Reviews',
    profile: 'Edit profile',
    orders: 'Order status',
    myReviews: 'My reviews',
    logout: 'Log out',
  },
})
