import type { FieldError } from '../../src/contract/envelope.ts'
import type { ErrorCode } from '../../src/contract/errors.ts'

/** The Korean messages of the error codes (API-01). */
const messages: Record<ErrorCode, string> = {
  INVALID_REQUEST: '입력한 내용을 다시 확인해 주세요.',
  INVALID_STYLE: '이 에피소드의 스타일을 하나 이상 골라 주세요.',
  INVALID_MEMO: '메모는 1자 이상 150자 이하로 써 주세요.',
  INVALID_IMAGE: '사진은 10MB 이하의 이미지로 최대 3장까지 올릴 수 있어요.',
  AMOUNT_MISMATCH: '결제 금액이 주문 금액과 달라요. 장바구니에서 다시 확인해 주세요.',
  INVALID_PAYMENT_KEY: '결제 정보를 확인할 수 없어요. 다시 결제해 주세요.',
  REFUND_ACCOUNT_REQUIRED: '환불받을 계좌 정보를 모두 입력해 주세요.',
  EXPIRED_TOKEN: '로그인 시간이 지났어요.',
  INVALID_TOKEN: '로그인이 필요해요.',
  INVALID_AUTHORIZATION_CODE: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.',
  INVALID_REFRESH_TOKEN: '로그인이 풀렸어요. 다시 로그인해 주세요.',
  EXPIRED_REFRESH_TOKEN: '오랫동안 접속하지 않아 로그인이 풀렸어요. 다시 로그인해 주세요.',
  FORBIDDEN: '접근 권한이 없어요.',
  MEMBERS_ONLY: '회원만 이용할 수 있어요. 로그인해 주세요.',
  NOT_PARTICIPATED: '에피소드에 참여한 뒤에 메모를 남길 수 있어요.',
  NOT_FOUND: '요청한 내용을 찾을 수 없어요.',
  EPISODE_NOT_FOUND: '에피소드를 찾을 수 없어요.',
  PICK_NOT_FOUND: '아직 이 에피소드에 참여하지 않았어요.',
  PRODUCT_NOT_FOUND: '상품을 찾을 수 없어요.',
  USER_NOT_FOUND: '회원 정보를 찾을 수 없어요.',
  ORDER_NOT_FOUND: '주문을 찾을 수 없어요. 주문번호와 휴대폰 번호를 확인해 주세요.',
  ORDER_LINE_NOT_FOUND: '주문한 상품을 찾을 수 없어요.',
  ADDRESS_NOT_FOUND: '배송지를 찾을 수 없어요. 배송지를 다시 선택해 주세요.',
  METHOD_NOT_ALLOWED: '지원하지 않는 요청이에요.',
  EPISODE_CLOSED: '이미 종료된 에피소드예요. 다음 에피소드에서 만나요.',
  ALREADY_PICKED: '이미 참여한 에피소드예요.',
  NOT_DELIVERED: '배송이 끝난 상품만 리뷰를 쓸 수 있어요.',
  ALREADY_REVIEWED: '이미 리뷰를 쓴 상품이에요.',
  EMAIL_TAKEN: '다른 계정에서 쓰고 있는 이메일이에요.',
  TOO_MANY_ADDRESSES: '배송지는 20개까지 등록할 수 있어요.',
  PRICE_CHANGED: '상품 가격이 바뀌었어요. 장바구니에서 다시 확인해 주세요.',
  OUT_OF_STOCK: '상품의 재고가 부족해요. 수량을 줄이거나 다른 사이즈를 골라 주세요.',
  ORDER_NOT_PAYABLE: '결제할 수 없는 주문이에요. 주문 내역을 확인해 주세요.',
  NOT_CANCELABLE: '취소할 수 없는 주문이에요. 배송이 시작됐다면 반품을 신청해 주세요.',
  ALREADY_CANCELED: '이미 취소된 상품이에요.',
  TOO_LARGE: '보낸 파일이 너무 커요. 35MB 이하로 줄여 주세요.',
  TOO_MANY_ATTEMPTS: '조회를 여러 번 실패했어요. 10분 뒤에 다시 시도해 주세요.',
  SERVER_ERROR: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  STORAGE_FULL: '저장 공간이 부족해서 저장하지 못했어요. 브라우저의 저장 공간을 비우고 다시 시도해 주세요.',
}

/** An error reply with a code. A rule that throws it rolls back the transaction; a rule that returns it stores its changes. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, message: string = messages[code], fields: readonly FieldError[] = []) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/** Throws a refusal, which rolls back the transaction; `message` replaces the code's own text. */
export function refuse(code: ErrorCode, message?: string): never {
  throw new Refusal(code, message)
}

/** Throws a refusal of one field, for what the contract's schemas cannot express (API-04). */
export function refuseField(path: string, message: string): never {
  throw new Refusal('INVALID_REQUEST', undefined, [{ path, message }])
}
