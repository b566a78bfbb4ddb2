import { defineTexts } from '../../texts/defineTexts.ts'
import { deliveryTexts } from '../../texts/delivery.ts'

const { ko, en } = deliveryTexts

export const policyTexts = defineTexts({
  ko: {
    title: '배송 · 교환 · 환불 안내',
    sections: {
      delivery: {
        title: '배송',
        items: [
          'CJ대한통운으로 보내 드려요.',
          `결제가 완료된 날부터 평균 ${ko.days} 안에 받으실 수 있어요.`,
          `배송비는 ${ko.fee}이며, 상품 금액이 ${ko.freeFrom} 이상이면 무료예요.`,
          '제주와 도서 산간 지역은 하루 이틀 더 걸릴 수 있어요.',
          '주말과 공휴일에는 출고하지 않고, 다음 영업일에 차례대로 보내요.',
        ],
      },
      exchange: {
        title: '교환',
        items: [
          '같은 상품의 다른 사이즈로 교환할 수 있어요. 재고가 없으면 환불해 드려요.',
          '상품을 받은 날부터 7일 안에 고객센터로 신청해 주세요.',
          '불량이거나 잘못 배송된 상품의 왕복 배송비는 피커스가 부담해요.',
          '사이즈나 색상을 바꾸는 교환의 왕복 배송비는 고객이 부담해요.',
        ],
      },
      returns: {
        title: '반품',
        items: [
          '상품을 받은 날부터 7일이 지나면 반품할 수 없어요.',
          '입었거나 세탁한 상품, 택을 뗀 상품은 반품이 어려워요.',
          '가방과 신발은 상자와 더스트백까지 함께 보내 주세요.',
          '내용이 표시나 광고와 다른 경우에는 관련 법령에서 정한 기간에 따라요.',
        ],
      },
      refund: {
        title: '환불',
        items: [
          '반품 상품이 도착하면 검수를 거쳐 2~5 영업일 안에 환불해요.',
          '주문을 취소하면 결제수단에 따라 1~3일 안에 환불돼요.',
          '가상계좌로 결제한 주문은 입력하신 환불 계좌로 입금해요.',
          '일부 상품만 취소한 주문의 배송비는 마지막 상품까지 취소할 때 함께 환불해요.',
        ],
      },
      cancel: {
        title: '주문 취소',
        items: [
          '주문은 상품준비중 단계까지 취소할 수 있어요.',
          '배송이 시작된 뒤에는 취소할 수 없으니, 상품을 받은 다음 반품을 신청해 주세요.',
          '입금 전인 가상계좌 주문은 환불 절차 없이 바로 취소돼요.',
        ],
      },
      contact: {
        title: '문의',
        items: ['평일 10시부터 17시까지, 점심시간 12시 30분부터 13시 30분은 쉬어요.', '연락처는 모든 화면의 아래에 있어요.'],
      },
    },
  },
  en: {
    title: 'Delivery, exchange and refund',
    sections: {
      delivery: {
        title: 'Delivery',
        items: [
          'We deliver with CJ Logistics.',
          `On average, orders arrive ${en.days} after payment.`,
          `Shipping costs ${en.fee} and is free on orders of ${en.freeFrom} or more.`,
          'Jeju and remote areas may take a day or two longer.',
          'We don’t ship at weekends or on public holidays; orders leave on the next working day.',
        ],
      },
      exchange: {
        title: 'Exchanges',
        items: [
          'You can exchange an item for another size. If it’s out of stock, we’ll refund you.',
          'Please contact customer service within 7 days of receiving your order.',
          'If an item is faulty or not what you ordered, we pay shipping both ways.',
          'To change the size or colour, you pay shipping both ways.',
        ],
      },
      returns: {
        title: 'Returns',
        items: [
          'No returns after 7 days from receipt.',
          'Items that have been worn, washed or had their tags removed can’t normally be returned.',
          'Please return bags and shoes with their box and dust bag.',
          'If an item differs from its description or advertising, the statutory periods apply.',
        ],
      },
      refund: {
        title: 'Refunds',
        items: [
          'Once a return arrives, we inspect it and refund you within 2–5 business days.',
          'If you cancel an order, the refund takes 1–3 days, depending on the payment method.',
          'Orders paid by virtual account are refunded to the refund account you enter.',
          'If you cancel only some items, shipping is refunded when the last one is cancelled.',
        ],
      },
      cancel: {
        title: 'Cancellation',
        items: [
          'You can cancel an order until the preparing stage.',
          'It can’t be cancelled after shipment; please return it once it arrives.',
          'A virtual-account order awaiting its deposit is cancelled right away, and there’s nothing to refund.',
        ],
      },
      contact: {
        title: 'Contact',
        items: ['Weekdays 10:00–17:00, closed for lunch 12:30–13:30.', 'How to reach us stands at the foot of every page.'],
      },
    },
  },
})
