import { defineTexts } from '../../../src/texts/defineTexts.ts'

export const termsTexts = defineTexts({
  ko: {
    company: '(주)피커스',
    title: '이용약관',
    since: '시행일 2026년 1월 1일',
    notice: '회사와 이 약관은 시연을 위해 지어낸 것이며, 이곳에서는 아무것도 실제로 사고팔지 않습니다.',
    contents: '차례',
    sections: [
      {
        title: '서비스',
        items: [
          '회사는 스타일 에피소드, 픽, 메모, 통계와 상품 판매를 제공합니다.',
          '한 에피소드에는 한 사람이 한 번만 참여할 수 있으며, 제출한 픽은 바꿀 수 없습니다.',
          '메모와 리뷰는 다른 이용자에게 보입니다. 권리를 침해하거나 법령에 어긋나는 글은 내릴 수 있습니다.',
        ],
      },
      {
        title: '배송',
        items: [
          '배송은 CJ대한통운을 통해 이루어집니다.',
          '결제가 완료된 날부터 평균 2~5일 안에 받으실 수 있습니다.',
          '배송비는 2,500원이며, 상품 금액이 50,000원 이상이면 무료입니다.',
          '제주와 도서 산간 지역은 하루 이틀 더 걸릴 수 있습니다.',
          '주말과 공휴일에는 출고하지 않으며, 다음 영업일에 차례대로 보냅니다.',
        ],
      },
      {
        title: '주문 취소',
        items: [
          '주문은 상품준비중 단계까지 취소할 수 있습니다.',
          '배송이 시작된 뒤에는 취소할 수 없으므로 상품을 받은 다음 반품을 신청해 주시기 바랍니다.',
          '입금 전인 가상계좌 주문은 환불 절차 없이 바로 취소됩니다.',
        ],
      },
      {
        title: '교환과 반품',
        items: [
          '상품을 받은 날부터 7일 안에 고객센터로 신청해 주시기 바랍니다.',
          '불량이거나 잘못 배송된 상품의 왕복 배송비는 피커스가 부담합니다.',
          '사이즈나 색상을 바꾸는 교환의 왕복 배송비는 고객이 부담합니다.',
          '입었거나 세탁한 상품, 택을 뗀 상품은 반품이 어렵습니다.',
          '내용이 표시나 광고와 다른 경우에는 관련 법령에서 정한 기간에 따릅니다.',
        ],
      },
      {
        title: '환불',
        items: [
          '반품 상품이 도착하면 검수를 거쳐 2~5 영업일 안에 환불합니다.',
          '주문을 취소하면 결제수단에 따라 1~3일 안에 환불됩니다.',
          '가상계좌로 결제한 주문은 입력하신 환불 계좌로 입금합니다.',
          '일부 상품만 취소한 주문의 배송비는 마지막 상품까지 취소할 때 함께 환불합니다.',
        ],
      },
      {
        title: '문의',
        items: [
          '평일 10시부터 17시까지, 점심시간 12시 30분부터 13시 30분은 쉽니다.',
          '이메일 help@pickers.example 또는 전화 02-0173-2650으로 연락해 주시기 바랍니다.',
        ],
      },
    ],
  },
  en: {
    company: 'Pickers Inc.',
    title: 'Terms of use',
    since: 'In force since 1 Jan 2026',
    notice: 'The company and these terms are made up for a demonstration; nothing is really sold here.',
    contents: 'Contents',
    sections: [
      {
        title: 'The service',
        items: [
          'We offer style episodes, picks, memos, statistics and a shop.',
          'Each person can take part once in an episode. A submitted pick cannot be changed.',
          'Memos and reviews are visible to others. We may remove any that infringe rights or break the law.',
        ],
      },
      {
        title: 'Delivery',
        items: [
          'We deliver with CJ Logistics.',
          'On average, orders arrive 2–5 days after payment.',
          'Shipping costs 2,500 won and is free on orders of 50,000 won or more.',
          'Jeju and remote areas may take a day or two longer.',
          'We don’t ship at weekends or on public holidays; orders leave on the next working day.',
        ],
      },
      {
        title: 'Cancelling an order',
        items: [
          'You can cancel an order up to and including the preparing stage.',
          'Once it has shipped it can’t be cancelled; please return it once it arrives.',
          'An order awaiting its deposit is cancelled right away, and there’s nothing to refund.',
        ],
      },
      {
        title: 'Exchanges and returns',
        items: [
          'Please contact customer service within 7 days of receiving your order.',
          'If an item is faulty or not what you ordered, we pay shipping both ways.',
          'To change the size or colour, you pay shipping both ways.',
          'Items that have been worn, washed or had their tags removed can’t normally be returned.',
          'If an item differs from its description or advertising, the statutory periods apply.',
        ],
      },
      {
        title: 'Refunds',
        items: [
          'Returned items are checked and refunded within 2–5 working days.',
          'Cancelled orders are refunded within 1–3 days, depending on the payment method.',
          'Orders paid by virtual account are refunded to the account you enter.',
          'If you cancel only some items, shipping is refunded when the last one is cancelled.',
        ],
      },
      {
        title: 'Contact',
        items: ['Weekdays 10:00–17:00, closed for lunch 12:30–13:30.', 'Email help@pickers.example or call 02-0173-2650.'],
      },
    ],
  },
})
