import { defineTexts } from '../texts/defineTexts.ts'

// Not among the app's own texts, which a visitor's landing loads.

export const noticeTexts = defineTexts({
  ko: {
    unsaved: '이 브라우저에 저장하지 못했어요. 이 페이지를 떠나면 방금 한 일이 사라져요. 저장을 허용하거나 공간을 비워 주세요.',
    leftOut: '저장된 내용 가운데 읽을 수 없는 것은 빼고 보여 드려요. 장바구니와 쓰던 글을 확인해 주세요.',
  },
  en: {
    unsaved: 'This browser couldn’t save your changes. They go when you leave this page. Allow site data, or free up space.',
    leftOut: 'Some saved data couldn’t be read, so we left it out. Please check your cart and drafts.',
  },
})

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

export const orderUpdateTexts = defineTexts({
  ko: {
    paid: '결제하던 주문이 완료됐어요.',
    awaited: '주문을 받았어요. 입금만 남았어요.',
    pending: '마치지 않은 결제가 있어요. 지금 상태를 확인해 주세요.',
    failed: '결제하던 주문이 완료되지 않았어요. 결제된 금액은 없어요.',
    canceled: '결제하던 주문은 취소됐어요.',
    unknown: '결제하던 주문이 있어요. 지금 상태를 확인해 주세요.',
    see: '결제 결과 보기',
  },
  en: {
    paid: 'Your payment went through.',
    awaited: 'We have your order. All that’s left is the deposit.',
    pending: 'You have an unfinished payment. Please check where it stands.',
    failed: 'Your order didn’t go through. Nothing was charged.',
    canceled: 'Your order has been cancelled.',
    unknown: 'There’s an order you were paying. Please check where it stands.',
    see: 'See the result',
  },
})
