import type { Message } from '../messages.ts'

/** Messages about an order, its payment and its reviews, loaded with their rules. */
export const orderMessages = {
  priceChanged: (product: string) => ({
    ko: `${product} 상품의 가격이 바뀌었어요. 장바구니에서 다시 확인해 주세요.`,
    en: `The price of ${product} has changed. Please check your cart.`,
  }),
  soldOut: (product: string) => ({ ko: `${product} 상품이 품절되었어요.`, en: `${product} is sold out.` }),
  fewLeft: (product: string, left: number) => ({
    ko: `${product} 상품이 ${left}개만 남아 있어요.`,
    en: `Only ${left} of ${product} left.`,
  }),
  paymentExpired: {
    ko: '결제 시간이 지나 주문이 취소되었어요. 다시 주문해 주세요.',
    en: 'The time to pay ran out and the order was cancelled. Please order again.',
  },
  paymentMethod: { ko: '사용할 수 없는 결제 수단이에요.', en: 'This payment method isn’t available.' },
  wrongLookup: {
    ko: '주문을 찾을 수 없어요. 주문번호와 휴대폰 번호를 확인해 주세요.',
    en: 'We couldn’t find this order. Please check the order number and the phone number.',
  },
  noDeposit: { ko: '입금 기한 만료', en: 'No deposit in time' },
  netCanceled: {
    ko: '승인 응답을 받지 못해 결제를 취소했어요. 결제된 금액은 없어요.',
    en: 'The approval didn’t arrive, so the payment was cancelled. You haven’t been charged.',
  },
  canceledByShopper: { ko: '사용자가 결제를 취소하였습니다.', en: 'The payment was cancelled.' },
  paymentSucceeded: { ko: '성공적으로 처리 하였습니다.', en: 'The payment was processed.' },
  goods: (product: string, others: number) => ({
    ko: `${product} 외 ${others}건`,
    en: `${product} and ${others} more`,
  }),
  tooManyPhotos: (max: number) => ({
    ko: `사진은 최대 ${max}장까지 올릴 수 있어요.`,
    en: `You can add up to ${max} photos.`,
  }),
  photoTooLarge: { ko: '사진 한 장은 10MB를 넘을 수 없어요.', en: 'A photo can be at most 10 MB.' },
  notAPhoto: { ko: '이미지 파일만 올릴 수 있어요.', en: 'Only image files can be added.' },
} as const satisfies Readonly<Record<string, Message | ((...values: never[]) => Message)>>
