import { defineTexts } from '../../texts/defineTexts.ts'

/** A single review. */
export const reviewTexts = defineTexts({
  ko: {
    title: '리뷰',
    photo: (number: number) => `리뷰 사진 ${number}`,
    toProduct: '상품 보러 가기',
    none: '아직 등록된 리뷰가 없어요',
    homeTitle: '입어 본 사람들의 이야기',
  },
  en: {
    title: 'Review',
    photo: (number: number) => `Review photo ${number}`,
    toProduct: 'See the product',
    none: 'No reviews',
    homeTitle: 'Stories of people who wore it',
  },
})

/** The pages of reviews. */
export const reviewsTexts = defineTexts({
  ko: {
    count: (count: string) => `리뷰 ${count}개`,
    distribution: '별점 분포',
    stars: (stars: number) => `${stars}점`,
    none: '아직 등록된 리뷰가 없어요',
    noneLikeThis: '조건에 맞는 리뷰가 없어요',
    showAll: '전체 보기',
    toShop: '쇼핑하러 가기',
    back: '이전 화면으로',
    list: '리뷰',
    previous: '이전 리뷰',
    next: '다음 리뷰',
    position: (number: string, count: string) => `${number} / ${count}`,
  },
  en: {
    count: (count) => `${count} ${count === '1' ? 'review' : 'reviews'}`,
    distribution: 'How the stars are spread',
    stars: (stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    none: 'No reviews',
    noneLikeThis: 'No reviews for this condition',
    showAll: 'Show all',
    toShop: 'Go shopping',
    back: 'Back',
    list: 'Reviews',
    previous: 'Previous review',
    next: 'Next review',
    position: (number, count) => `${number} / ${count}`,
  },
})

/** Writing a review. */
export const reviewFormTexts = defineTexts({
  ko: {
    title: '어떠셨어요?',
    detail: (size: string, quantity: string) => `${size} · ${quantity}개`,
    rating: '별점',
    stars: ['많이 아쉬워요', '아쉬워요', '보통이에요', '좋아요', '아주 좋아요'],
    content: '리뷰',
    tooShort: '리뷰는 10자 이상 써 주세요',
    remaining: (left: number) => `${left}자 남았어요`,
    photos: '사진 첨부 (최대 3장)',
    add: '사진 더하기',
    photo: (number: number) => `사진 ${number}`,
    remove: (number: number) => `사진 ${number} 빼기`,
    preparing: '사진을 준비하는 중이에요',
    problems: {
      tooMany: '사진은 최대 3장까지 올릴 수 있어요',
      notAnImage: '이미지 파일만 올릴 수 있어요',
      tooBig: '파일은 10MB 이하만 올릴 수 있어요',
    },
    unreadable: '읽을 수 없는 사진이 있어요. 빼거나 사진 없이 등록해 주세요.',
    removeAll: '사진 모두 빼기',
    withoutPhotos: '사진 없이 등록',
    submit: '리뷰 남기기',
    sending: '올리는 중이에요',
    sent: (share: string) => `${share} 올렸어요`,
    done: '리뷰가 등록됐어요',
    failed: '리뷰를 등록하지 못했어요. 다시 시도해 주세요.',
  },
  en: {
    title: 'How was it?',
    detail: (size, quantity) => `${size} · ${quantity}`,
    rating: 'Rating',
    stars: ['very disappointing', 'disappointing', 'average', 'good', 'very good'],
    content: 'Review',
    tooShort: 'Reviews must be at least 10 characters.',
    remaining: (left) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
    photos: 'Photos (at most 3)',
    add: 'Add a photo',
    photo: (number) => `Photo ${number}`,
    remove: (number) => `Remove photo ${number}`,
    preparing: 'Preparing the photo',
    problems: {
      tooMany: 'You can upload at most 3 images',
      notAnImage: 'only image files can be uploaded',
      tooBig: 'file size cannot exceed 10MB',
    },
    unreadable: 'A photo cannot be read. Remove it, or submit without photos.',
    removeAll: 'Remove all images',
    withoutPhotos: 'Submit without images',
    submit: 'Submit the review',
    sending: 'Uploading',
    sent: (share) => `${share} uploaded`,
    done: 'Review registered successfully',
    failed: 'Review registration failed, try again',
  },
})

/** A member’s own reviews (REV-14). */
export const myReviewsTexts = defineTexts({
  ko: {
    list: '내가 쓴 리뷰',
    empty: '아직 쓴 리뷰가 없어요',
    emptyText: '받은 상품의 리뷰를 주문 내역에서 쓸 수 있어요.',
    toOrders: '주문 내역 보기',
  },
  en: {
    list: 'Reviews written by me',
    empty: 'You have not written a review yet',
    emptyText: 'You can review what you received from your orders.',
    toOrders: 'See the orders',
  },
})
