import { addFault, POSTCODE_SCRIPT } from '../rules/faults.ts'
import { scenario } from './scenario.ts'

export const accountScenarios = [
  scenario({
    id: 'profile-edit',
    title: { ko: '회원정보 수정', en: 'Edit the profile' },
    persona: 'minseo',
    start: '/account/profile',
    steps: {
      ko: ['이메일과 전화번호를 틀리게 써 보세요', '고쳐서 저장하세요'],
      en: ['Enter an invalid email address and phone number', 'Correct and save them'],
    },
    seen: [{ role: 'heading', name: '회원정보' }],
  }),
  scenario({
    id: 'profile-postcode-slow',
    title: { ko: '느린 주소 검색', en: 'The postcode script hangs' },
    persona: 'minseo',
    prepare: (tx) => {
      addFault(tx, { operation: POSTCODE_SCRIPT, kind: 'hang' })
    },
    start: '/account/profile',
    steps: {
      ko: ['배송지 추가에서 주소 검색을 누르세요', '불러오는 중이라는 안내가 떠야 해요'],
      en: ['Add an address and press the address search', 'A message says that the search is loading'],
    },
    seen: [{ role: 'heading', name: '회원정보' }],
  }),
  scenario({
    id: 'guest-order-found',
    title: { ko: '비회원 주문조회', en: 'A guest finds the order' },
    persona: 'guestOrdered',
    start: '/guest/orders',
    steps: {
      ko: ['주문번호 20261121-QQQ64H6G2B와 휴대폰 번호 010-1357-2464로 조회하세요'],
      en: ['Look up 20261121-QQQ64H6G2B with 010-1357-2464'],
    },
    seen: [{ role: 'heading', name: '비회원 주문조회' }],
  }),
  scenario({
    id: 'guest-order-wrong-phone',
    title: { ko: '틀린 전화번호', en: 'The wrong phone number' },
    persona: 'guest',
    start: '/guest/orders',
    steps: {
      ko: ['주문번호 20261121-QQQ64H6G2B와 다른 번호로 조회하세요', '여섯 번째에는 너무 많이 시도했다고 알려 줘요'],
      en: ['Look up 20261121-QQQ64H6G2B with another number', 'The sixth attempt shows “too many attempts”'],
    },
    seen: [{ role: 'heading', name: '비회원 주문조회' }],
  }),
  scenario({
    id: 'guest-cancel',
    title: { ko: '비회원 주문 취소', en: 'A guest cancels' },
    persona: 'guestOrdered',
    start: '/guest/orders',
    steps: {
      ko: ['주문번호 20261121-QQQ64H6G2B와 010-1357-2464로 조회해 취소하세요'],
      en: ['Look up 20261121-QQQ64H6G2B with 010-1357-2464 and cancel'],
    },
    seen: [{ role: 'heading', name: '비회원 주문조회' }],
  }),
]
