import type { ErrorCode } from '../../src/contract/errors.ts'
import type { Message } from './messages.ts'

/** The messages of the error codes. A real server's are Korean (API-01), as those of a Korean world are. */
export const errorMessages: Readonly<Record<ErrorCode, Message>> = {
  INVALID_REQUEST: { ko: '입력한 내용을 다시 확인해 주세요.', en: 'Please check what you’ve entered.' },
  INVALID_STYLE: {
    ko: '이 에피소드의 스타일을 하나 이상 골라 주세요.',
    en: 'Please choose at least one style of this episode.',
  },
  INVALID_MEMO: { ko: '메모는 1자 이상 150자 이하로 써 주세요.', en: 'A memo is between 1 and 150 characters long.' },
  INVALID_IMAGE: {
    ko: '사진은 10MB 이하의 이미지로 최대 3장까지 올릴 수 있어요.',
    en: 'You can add up to 3 photos of at most 10 MB each.',
  },
  AMOUNT_MISMATCH: {
    ko: '결제 금액이 주문 금액과 달라요. 장바구니에서 다시 확인해 주세요.',
    en: 'The payment doesn’t match the order total. Please check your cart.',
  },
  INVALID_PAYMENT_KEY: {
    ko: '결제 정보를 확인할 수 없어요. 다시 결제해 주세요.',
    en: 'We couldn’t verify the payment. Please pay again.',
  },
  REFUND_ACCOUNT_REQUIRED: {
    ko: '환불받을 계좌 정보를 모두 입력해 주세요.',
    en: 'Please fill in all details of the refund account.',
  },
  EXPIRED_TOKEN: { ko: '로그인 시간이 지났어요.', en: 'Your session has expired.' },
  INVALID_TOKEN: { ko: '로그인이 필요해요.', en: 'Please log in.' },
  INVALID_AUTHORIZATION_CODE: {
    ko: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.',
    en: 'We couldn’t verify your login. Please log in again.',
  },
  INVALID_REFRESH_TOKEN: {
    ko: '로그인이 풀렸어요. 다시 로그인해 주세요.',
    en: 'You’ve been logged out. Please log in again.',
  },
  EXPIRED_REFRESH_TOKEN: {
    ko: '오랫동안 접속하지 않아 로그인이 풀렸어요. 다시 로그인해 주세요.',
    en: 'You’ve been away for a while and are logged out. Please log in again.',
  },
  FORBIDDEN: { ko: '접근 권한이 없어요.', en: 'You don’t have access to this.' },
  MEMBERS_ONLY: { ko: '회원만 이용할 수 있어요. 로그인해 주세요.', en: 'This is for members only. Please log in.' },
  NOT_PARTICIPATED: {
    ko: '에피소드에 참여한 뒤에 메모를 남길 수 있어요.',
    en: 'You can leave a memo once you’ve made your Pick.',
  },
  NOT_FOUND: { ko: '요청한 내용을 찾을 수 없어요.', en: 'We couldn’t find what you asked for.' },
  EPISODE_NOT_FOUND: { ko: '에피소드를 찾을 수 없어요.', en: 'We couldn’t find this episode.' },
  PICK_NOT_FOUND: { ko: '아직 이 에피소드에 참여하지 않았어요.', en: 'You haven’t picked in this episode yet.' },
  PRODUCT_NOT_FOUND: { ko: '상품을 찾을 수 없어요.', en: 'We couldn’t find this product.' },
  USER_NOT_FOUND: { ko: '회원 정보를 찾을 수 없어요.', en: 'We couldn’t find this account.' },
  ORDER_NOT_FOUND: {
    ko: '주문을 찾을 수 없어요.',
    en: 'We couldn’t find this order.',
  },
  ORDER_LINE_NOT_FOUND: { ko: '주문한 상품을 찾을 수 없어요.', en: 'We couldn’t find this product in the order.' },
  ADDRESS_NOT_FOUND: {
    ko: '배송지를 찾을 수 없어요. 배송지를 다시 선택해 주세요.',
    en: 'We couldn’t find this delivery address. Please choose one again.',
  },
  METHOD_NOT_ALLOWED: { ko: '지원하지 않는 요청이에요.', en: 'This request isn’t supported.' },
  EPISODE_CLOSED: { ko: '이미 종료된 에피소드예요.', en: 'This episode has ended.' },
  ALREADY_PICKED: { ko: '이미 참여한 에피소드예요.', en: 'You’ve already picked in this episode.' },
  NOT_DELIVERED: {
    ko: '배송이 끝난 상품만 리뷰를 쓸 수 있어요.',
    en: 'You can review a product once it’s been delivered.',
  },
  ALREADY_REVIEWED: { ko: '이미 리뷰를 쓴 상품이에요.', en: 'You’ve already reviewed this product.' },
  EMAIL_TAKEN: { ko: '다른 계정에서 쓰고 있는 이메일이에요.', en: 'Another account uses this email address.' },
  TOO_MANY_ADDRESSES: { ko: '배송지는 20개까지 등록할 수 있어요.', en: 'You can save up to 20 delivery addresses.' },
  PRICE_CHANGED: {
    ko: '상품 가격이 바뀌었어요. 장바구니에서 다시 확인해 주세요.',
    en: 'A price has changed. Please check your cart.',
  },
  OUT_OF_STOCK: {
    ko: '상품의 재고가 부족해요. 수량을 줄이거나 다른 사이즈를 골라 주세요.',
    en: 'There aren’t enough left. Please lower the quantity or choose another size.',
  },
  ORDER_NOT_PAYABLE: {
    ko: '결제할 수 없는 주문이에요. 주문 내역을 확인해 주세요.',
    en: 'This order can’t be paid. Please check your orders.',
  },
  NOT_CANCELABLE: {
    ko: '취소할 수 없는 주문이에요. 배송이 시작됐다면 반품을 신청해 주세요.',
    en: 'This order can’t be cancelled. If it’s on its way, please request a return.',
  },
  ALREADY_CANCELED: { ko: '이미 취소된 상품이에요.', en: 'This product has already been cancelled.' },
  TOO_LARGE: {
    ko: '보낸 파일이 너무 커요. 35MB 이하로 줄여 주세요.',
    en: 'The files are too large. Please keep them within 35 MB.',
  },
  TOO_MANY_ATTEMPTS: {
    ko: '조회를 여러 번 실패했어요. 10분 뒤에 다시 시도해 주세요.',
    en: 'Too many failed attempts. Please try again in 10 minutes.',
  },
  SERVER_ERROR: {
    ko: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong. Please try again in a moment.',
  },
  STORAGE_FULL: {
    ko: '저장 공간이 부족해서 저장하지 못했어요. 브라우저의 저장 공간을 비우고 다시 시도해 주세요.',
    en: 'There’s no room left to save this. Please clear some of the browser’s storage and try again.',
  },
}
