/** Delivery addresses: the list, the form, the search (ACCT-06…09). */
export const addressKo = {
  list: '배송지',
  none: '등록된 배송지가 없어요',
  add: '배송지 추가',
  title: '배송지 추가',
  name: '배송지명',
  nameHint: '예: 집, 회사',
  receiver: '받는 분',
  phone: '연락처',
  postalCode: '우편번호',
  address: '주소',
  detail: '상세주소',
  search: '우편번호 찾기',
  searching: '우편번호 검색',
  closeSearch: '검색 닫기',
  save: '배송지 저장',
  added: '배송지를 추가했어요',
  serviceLoading: '주소 검색을 불러오는 중이에요. 잠시 후 다시 시도해 주세요.',
  invalidPhone: '휴대폰 번호 형식이 올바르지 않아요 (예: 010-0000-0000)',
  missing: {
    name: '배송지명을 입력해 주세요',
    receiver: '받는 분을 입력해 주세요',
    phoneNumber: '연락처를 입력해 주세요',
    address: '주소를 검색해 주세요',
    addressDetail: '상세주소를 입력해 주세요',
    postalCode: '우편번호를 검색해 주세요',
  },
}

export type AddressTexts = typeof addressKo
