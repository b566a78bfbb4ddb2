import { defineTexts } from '../../texts/defineTexts.ts'

export const reviewTexts = defineTexts({
  ko: {
    photo: (number: number) => `리뷰 사진 ${number}`,
    toProduct: '상품 보러 가기',
    none: '아직 등록된 리뷰가 없어요',
    homeTitle: '입어 본 사람들의 이야기',
    more: '더 보기',
  },
  en: {
    photo: (number: number) => `Review photo ${number}`,
    toProduct: 'See the product',
    none: 'No reviews',
    homeTitle: 'What people say',
    more: 'More',
  },
})

export const reviewsTexts = defineTexts({
  ko: {
    count: (count: string) => `리뷰 ${count}개`,
    distribution: '별점 분포',
    stars: (stars: number) => `${stars}점`,
    none: '아직 등록된 리뷰가 없어요',
    noneLikeThis: '조건에 맞는 리뷰가 없어요',
    showAll: '전체 보기',
    filters: '리뷰 고르기',
    every: '전체',
    withPhotos: '사진 리뷰',
    toShop: '쇼핑하러 가기',
    back: '이전 화면으로',
    list: '리뷰',
    previous: '이전 리뷰',
    next: '다음 리뷰',
    position: (number: string, count: string) => `${number} / ${count}`,
  },
  en: {
    count: (count) => `${count} ${count === '1' ? 'review' : 'reviews'}`,
    distribution: 'Ratings',
    stars: (stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    none: 'No reviews',
    noneLikeThis: 'No reviews for this condition',
    showAll: 'Show all',
    filters: 'Filter reviews',
    every: 'All',
    withPhotos: 'With photos',
    toShop: 'Go shopping',
    back: 'Back',
    list: 'Reviews',
    previous: 'Previous review',
    next: 'Next review',
    position: (number, count) => `${number} / ${count}`,
  },
})

export const myReviewsTexts = defineTexts({
  ko: {
    list: '내가 쓴 리뷰',
    empty: '아직 쓴 리뷰가 없어요',
    emptyText: '받은 상품의 리뷰를 주문 내역에서 쓸 수 있어요.',
    toOrders: '주문 내역 보기',
  },
  en: {
    list: 'My reviews',
    empty: 'You haven’t written any reviews yet',
    emptyText: 'Once an order arrives, you can review it from your orders.',
    toOrders: 'See your orders',
  },
})
