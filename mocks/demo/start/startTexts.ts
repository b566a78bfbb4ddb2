import { defineTexts } from '../../../src/texts/defineTexts.ts'

/** The demo's start page; static HTML in both languages. */
export const startTexts = defineTexts({
  ko: {
    title: 'Pickers 체험판',
    lead: '마음에 드는 스타일을 고르면 다음 컬렉션이 되는 옷\u00A0가게, Pickers예요.',
    notReal: '체험용 데이터예요. 이 브라우저에만 남고, 실제로 결제되지 않아요.',
    picture: '휴대폰에서 본 Pickers 홈: 진행 중인 에피소드',
    enter: '자유롭게 둘러보기',
    enterHint: '처음 온 방문자로 시작해요.',
    starts: '이렇게 해 보세요',
    pick: {
      name: '고르기',
      text: '게스트로 들어가 마음에 드는 스타일을 고르고, 메모를 남기고, 실시간 통계를 봐요.',
    },
    buy: {
      name: '구매하기',
      text: '샵에서 상품을 골라 모의 결제창에서 카드로 결제해요. 주소와 카드 번호는 준비돼 있어요.',
    },
    after: {
      name: '구매 후',
      text: '입금 대기부터 배송 완료까지 모든 상태의 주문을 보고, 한 상품만 취소하고, 사진을 넣어 리뷰를 써요.',
    },
    begin: (name: string) => `${name}부터 시작하기`,
    moreTitle: '업무로 오셨나요?',
    testers: { name: '테스터', text: '준비된 상황을 모두 모은 갤러리와 체크리스트' },
    designers: { name: '디자이너', text: '모든 화면과 상태를 담은 Storybook' },
    developers: { name: '개발자', text: '모든 API의 주소와 규칙' },
  },
  en: {
    title: 'Pickers demo',
    lead: 'Pickers is a clothes shop where the styles you pick become the next collection.',
    notReal: 'This is demo data. It stays in this browser, and nothing is really charged.',
    picture: 'The Pickers home page on a phone: the current episode',
    enter: 'Look around freely',
    enterHint: 'You start as a first-time visitor.',
    starts: 'Things to try',
    pick: {
      name: 'Pick',
      text: 'Come in as a guest, pick the styles you like, leave a memo and watch the live statistics.',
    },
    buy: {
      name: 'Buy',
      text: 'Choose something in the shop and pay by card in the emulated payment window. Address and card number are provided.',
    },
    after: {
      name: 'After the purchase',
      text: 'See orders in every state, from an awaited deposit to a delivery, cancel a single item, and write a review with a photo.',
    },
    begin: (name: string) => `Start: ${name}`,
    moreTitle: 'Here for work?',
    testers: { name: 'Testers', text: 'A gallery of every prepared situation, with a checklist' },
    designers: { name: 'Designers', text: 'Storybook with every screen and state' },
    developers: { name: 'Developers', text: 'The address and rules of every API call' },
  },
})
