import { defineTexts } from '../../../src/texts/defineTexts.ts'

const problem = (title: string, text: string) => ({ title, text })
const closing = ' 이 창을 닫고 쇼핑몰에서 다시 시도해 주세요.'
const closingEn = ' Close this window and try again in the shop.'

/** Errors of the payment page by the provider's code. */
export const problemTexts = defineTexts({
  ko: {
    INVALID_MERCHANT: problem('등록되지 않은 상점입니다', '상점 아이디를 확인할 수 없습니다.' + closing),
    INVALID_SIGNATURE: problem(
      '결제 정보가 올바르지 않습니다',
      '주문번호나 금액이 중간에 바뀌었습니다. 결제되지 않았습니다.' + closing,
    ),
    INVALID_RETURN: problem(
      '결제 정보가 올바르지 않습니다',
      '돌아갈 주소가 이 상점의 주소가 아닙니다. 그곳으로 이동하지 않습니다.' + closing,
    ),
    ORDER_NOT_FOUND: problem('주문을 찾을 수 없습니다', '주문번호를 확인할 수 없습니다.' + closing),
    NOT_PAYABLE: problem('이미 처리된 결제입니다', '승인요청 완료건으로 재승인 요청 불가. 주문 내역에서 결과를 확인해 주세요.'),
    EXPIRED: problem('결제 시간이 지났습니다', '결제창을 연 지 30분이 넘었습니다.' + closing),
    MX1003: problem('결제 금액이 없습니다', '금액 정보가 오지 않았습니다.' + closing),
    MX1006: problem('휴대폰 결제 유형이 올바르지 않습니다', '상품 유형(1 컨텐츠, 2 실물)이 필요합니다.' + closing),
    MX3001: problem('결제 금액이 올바르지 않습니다', '금액에는 숫자만 쓸 수 있습니다.' + closing),
    UNAUTHORIZED_KEY: problem('인증되지 않은 키입니다', '클라이언트 키를 확인해 주세요.' + closing),
    DEVICE: problem('PC용 결제창입니다', '휴대폰에서는 모바일 결제창을 이용해 주세요.' + closing),
    other: problem('결제를 진행할 수 없습니다', '일시적인 오류로 결제시도가 정상적으로 처리되지 않았습니다.' + closing),
  },
  en: {
    INVALID_MERCHANT: problem('Unknown shop', `The shop ID isn’t registered.${closingEn}`),
    INVALID_SIGNATURE: problem(
      'Invalid payment details',
      `The order number or amount was changed along the way. Nothing was charged.${closingEn}`,
    ),
    INVALID_RETURN: problem(
      'Invalid payment details',
      `The return address isn’t the shop’s, so this page won’t send you there.${closingEn}`,
    ),
    ORDER_NOT_FOUND: problem('Order not found', `We don’t know this order number.${closingEn}`),
    NOT_PAYABLE: problem('Already processed', 'This payment has been requested before. Check your orders for the result.'),
    EXPIRED: problem('This took too long', `You opened this payment more than 30 minutes ago.${closingEn}`),
    MX1003: problem('No amount', `The amount is missing.${closingEn}`),
    MX1006: problem('Wrong type of phone payment', `The type of goods (1 digital, 2 physical) is missing.${closingEn}`),
    MX3001: problem('Invalid amount', `The amount may only contain digits.${closingEn}`),
    UNAUTHORIZED_KEY: problem('Unauthorised key', `Check the client key.${closingEn}`),
    DEVICE: problem('This page is for desktops', `Use the mobile payment page on a phone.${closingEn}`),
    other: problem('The payment can’t continue', `Something went wrong for a moment.${closingEn}`),
  },
})
