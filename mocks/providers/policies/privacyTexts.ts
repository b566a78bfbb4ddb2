import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const privacyTexts = defineTexts({
  ko: {
    company: '(주)피커스',
    title: '개인정보처리방침',
    since: '시행일 2026년 1월 1일',
    notice: '회사와 이 방침은 시연을 위해 지어낸 것이며, 이 서비스에 입력한 내용은 이 브라우저 밖으로 나가지 않습니다.',
    contents: '차례',
    sections: [
      {
        title: '수집하는 개인정보',
        items: [
          '소셜 로그인: 이름, 이메일 주소, 제공자가 발급한 식별값을 받습니다.',
          '비회원 이용: 기기의 특징으로 만든 식별값만 받으며, 같은 종류의 기기에서는 겹칠 수 있습니다.',
          '추가 정보: 출생연도와 성별은 이용자가 선택하여 입력한 때에만 받습니다.',
          '주문: 받는 분, 휴대폰 번호, 주소, 주문한 상품과 결제 결과를 받습니다. 카드와 계좌 번호는 결제대행사가 처리하며 회사는 보관하지 않습니다.',
        ],
      },
      {
        title: '이용 목적',
        items: [
          '에피소드 참여를 한 사람당 한 번으로 확인하고 통계를 만듭니다.',
          '상품을 배송하고 취소, 교환, 환불을 처리합니다.',
          '문의에 답하고 부정한 이용을 막습니다.',
        ],
      },
      {
        title: '보관 기간',
        items: [
          '회원 정보는 탈퇴할 때까지 보관한 뒤 지체 없이 파기합니다.',
          '계약과 대금 결제에 관한 기록은 관련 법령에 따라 5년, 소비자 불만과 분쟁 처리에 관한 기록은 3년 동안 보관합니다.',
        ],
      },
      {
        title: '제공과 위탁',
        items: [
          '배송을 위하여 받는 분, 휴대폰 번호, 주소를 택배사에 제공합니다.',
          '결제를 위하여 주문번호, 금액, 구매자 이름과 휴대폰 번호를 결제대행사에 위탁합니다.',
          '방문 통계를 위하여 화면의 경로를 분석 도구에 보냅니다. 주소에 붙은 값은 보내지 않습니다.',
        ],
      },
      {
        title: '이용자의 권리',
        items: [
          '이용자는 언제든지 자신의 정보를 조회하고 고칠 수 있으며, 삭제와 처리 정지를 요구할 수 있습니다.',
          '통계에는 개인을 알아볼 수 없는 수치만 남습니다.',
        ],
      },
      {
        title: '개인정보보호책임자',
        items: ['책임자: 금하린', '연락처: help@pickers.example, 02-0173-2650 (평일 10:00~17:00)'],
      },
    ],
  },
  en: {
    company: 'Pickers Inc.',
    title: 'Privacy policy',
    since: 'In force since 1 Jan 2026',
    notice: 'The company and this policy are made up for a demonstration; what you enter here never leaves this browser.',
    contents: 'Contents',
    sections: [
      {
        title: 'What is collected',
        items: [
          'Social sign-in: your name, your email address and an identifier issued by the provider.',
          'Guests: only an identifier derived from the device, which similar devices may share.',
          'Additional information: your birth year and gender, only if you choose to give them.',
          'Orders: the recipient, phone number, address, items and the result of the payment. Card and account numbers stay with the payment provider; we don’t store them.',
        ],
      },
      {
        title: 'What it is used for',
        items: [
          'To let each person take part once in an episode, and to compile the statistics.',
          'To deliver items and handle cancellations, exchanges and refunds.',
          'To answer questions and prevent misuse.',
        ],
      },
      {
        title: 'How long it is kept',
        items: [
          'Member data is stored until you leave, then deleted without delay.',
          'As the law requires, records of contracts and payments are stored for five years, and of complaints and disputes for three.',
        ],
      },
      {
        title: 'Who else receives it',
        items: [
          'The courier: the recipient, phone number and address.',
          'The payment provider: the order number, amount, and the buyer’s name and phone number.',
          'The analytics tool: the path of each page, without anything that follows it in the address.',
        ],
      },
      {
        title: 'Your rights',
        items: [
          'You may see and correct your data at any time, and ask for deletion or for processing to stop.',
          'The statistics contain only figures that identify no one.',
        ],
      },
      { title: 'Privacy officer', items: ['Harin Geum', 'help@pickers.example, 02-0173-2650 (weekdays 10:00–17:00)'] },
    ],
  },
})
