import { defineTexts } from '../texts/defineTexts.ts'
import { pageTexts } from '../texts/pages.ts'

// Not among the app's own texts, which a visitor's landing loads.

export const layoutTexts = defineTexts({
  ko: {
    unsaved: '이 브라우저에 저장하지 못했어요. 이 페이지를 떠나면 방금 한 일이 사라져요. 저장을 허용하거나 공간을 비워 주세요.',
    unsavedOrder:
      '이 브라우저에 주문을 저장하지 못했어요. 이 페이지를 닫으면 주문이 여기에 남지 않고, 주문한 상품이 장바구니에 그대로 있어요.',
    leftOut: '저장된 내용 가운데 읽을 수 없는 것은 빼고 보여 드려요. 장바구니와 쓰던 글을 확인해 주세요.',
    trend: '트렌드',
    orders: pageTexts.ko.titles.orders,
    logout: '로그아웃',
  },
  en: {
    unsaved: 'This browser couldn’t save your changes. They go when you leave this page. Allow site data, or free up space.',
    unsavedOrder:
      'This browser couldn’t save your order. If you close this page, it’s forgotten here, and its items stay in your cart.',
    leftOut: 'Some saved data couldn’t be read, so we left it out. Please check your cart and drafts.',
    trend: 'Trend',
    orders: 'Order status',
    logout: 'Log out',
  },
})
