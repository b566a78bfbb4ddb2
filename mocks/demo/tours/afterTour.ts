import { isBlank } from '../../../src/contract/writtenText.ts'
import { mockLocalStorage } from '../../page/storage.ts'
import * as page from './ordersPage.ts'
import { isAt, named, visible, type Tour } from './tour.ts'

/** So long that the account can be read. */
const DEPOSIT_AFTER_MS = 5000
const DAY_AFTER_MS = 1500
const DAY_MS = 24 * 60 * 60 * 1000

/** A member's orders after they were paid: a deposit, a cancelled item, the delivery, a review with a photo. */
export const afterTour: Tour = {
  name: { ko: '구매 후', en: 'After the purchase' },
  steps: [
    {
      name: 'details',
      text: {
        ko: '입금을 기다리는 주문이에요. 주문 상세를 눌러 입금할 계좌를 볼까요?',
        en: 'This order is waiting for a bank transfer. Press Order detail to see the account.',
      },
      find: page.detailButton,
    },
    {
      name: 'deposit',
      text: {
        ko: '여기로 입금하면 돼요. 체험판에서는 저절로 입금되니 잠시만 지켜봐 주세요.',
        en: 'You’d transfer the money to this account. In this demo it arrives by itself, so watch for a few seconds.',
      },
      world: { everyMs: DEPOSIT_AFTER_MS, run: letDepositArrive },
      find: page.depositAccount,
    },
    {
      name: 'paid',
      text: {
        ko: '입금이 확인되어 결제완료로 바뀌었어요. 닫기를 눌러 주세요.',
        en: 'The money has arrived and the order is paid. Press Close.',
      },
      find: page.closeButton,
    },
    {
      name: 'cancel',
      text: {
        ko: '한 상품만 마음이 바뀌었다면 옆에 있는 취소를 눌러 주세요.',
        en: 'Changed your mind about one item? Press Cancel beside it.',
      },
      find: page.cancelButton,
    },
    {
      name: 'reason',
      text: { ko: '왜 취소하는지 짧게 적어 주세요.', en: 'Say briefly why you’re cancelling it.' },
      find: page.cancelReason,
    },
    {
      name: 'confirm',
      text: {
        ko: '부분 취소를 누르면 이 상품값만 돌려받아요.',
        en: 'Press Cancel item, and you’ll get back what it cost.',
      },
      find: () => (!isBlank(page.cancelReason()?.value ?? '') ? named('button', '부분 취소', 'Cancel item') : undefined),
    },
    {
      name: 'refund',
      text: { ko: '돌려받을 금액이에요. 확인을 눌러 주세요.', en: 'This is your refund. Press OK.' },
      find: page.cancellation,
    },
    {
      name: 'parcel',
      text: {
        ko: '이제 며칠을 빨리 감을게요. 상품이 준비되고 배송되는 걸 지켜봐 주세요.',
        en: 'Now a few days go by in seconds. Watch your order being packed and delivered.',
      },
      world: { everyMs: DAY_AFTER_MS, run: () => window.__mock.advanceClock({ ms: DAY_MS }) },
      find: page.movingProgress,
    },
    {
      name: 'review',
      text: { ko: '상품이 도착했어요. 리뷰 쓰기를 눌러 주세요.', en: 'It has arrived. Press Write review.' },
      find: page.reviewButton,
    },
    {
      name: 'write',
      text: { ko: '어떠셨나요? 열 글자 이상 적어 주세요.', en: 'How was it? Write at least ten characters.' },
      find: page.reviewText,
    },
    {
      name: 'photo',
      text: {
        ko: '사진도 한 장 넣어 주세요. 예시 사진을 써도 되고, 내 사진도 이 브라우저에만 남아요.',
        en: 'Add a photo: ours, or one of your own, which stays in this browser.',
      },
      find: () => (page.isReviewWritten() ? page.reviewPhotos() : undefined),
    },
    {
      name: 'submit',
      text: { ko: '이제 리뷰 남기기를 눌러 주세요.', en: 'Now press Submit review.' },
      find: () =>
        page.isReviewWritten() && page.reviewPhotos()?.querySelector('img') ? visible('button[type="submit"]').at(-1) : undefined,
    },
    {
      name: 'reviews',
      text: { ko: '리뷰가 등록됐어요. 내 리뷰에서 볼까요?', en: 'Your review is up. See it under My reviews.' },
      find: () => (page.isReviewed() ? visible('main a[href$="/account/reviews"]')[0] : undefined),
    },
    {
      name: 'own',
      text: {
        ko: '사진까지 담긴 내 리뷰예요. 상품 페이지에서 다른 손님들도 볼 수 있어요.',
        en: 'Here it is, photo and all. Other shoppers see it on the product page.',
      },
      find: () => (isAt('account/reviews') ? visible('main article')[0] : undefined),
    },
  ],
}

/** The deposit for the visitor's newest order that awaits one. */
async function letDepositArrive(): Promise<void> {
  const userId = mockLocalStorage.read('userId')
  const orders = await window.__mock.orders()
  const awaited = orders.find((order) => String(order.userId) === userId && order.status === 'WAITING_FOR_DEPOSIT')
  if (awaited) await window.__mock.depositArrives({ orderId: awaited.orderId })
}
