import { personas } from '../db/seed/personas.ts'
import type { ReadTx } from '../db/collections.ts'
import { addFault } from '../rules/faults.ts'
import { textInWorld } from '../rules/messages.ts'
import { orderMessages } from '../rules/orders/orderMessages.ts'
import { addressOfOrder, latestOrder } from './purchases.ts'
import { scenario } from './scenario.ts'

/** Minseo's latest delivery: one of its lines has no review yet. */
const deliveredOrder = (tx: ReadTx) => latestOrder(tx, personas.minseo.id, 'DELIVERED')

export const reviewScenarios = [
  scenario({
    id: 'review-write',
    title: { ko: '리뷰 쓰기', en: 'Write a review' },
    persona: 'minseo',
    prepare: deliveredOrder,
    start: addressOfOrder,
    steps: {
      ko: ['배송완료 상품에서 리뷰 쓰기를 누르세요', '사진을 붙여 등록하면 버튼이 사라지고 리뷰에 보여요'],
      en: ['Write a review of a delivered line', 'Send it with photos: the button disappears, and the review is listed'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'review-big-photo',
    title: { ko: '큰 사진 리뷰', en: 'A big photo' },
    persona: 'minseo',
    prepare: deliveredOrder,
    start: addressOfOrder,
    steps: {
      ko: ['3MB가 넘는 사진은 줄여서 올라가고 11MB 사진은 거절돼요'],
      en: ['A photo above 3 MB is resized, one of 11 MB is refused'],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'review-upload-fails',
    title: { ko: '리뷰 사진 등록 실패', en: 'The upload of a review fails' },
    persona: 'minseo',
    prepare: (tx) => {
      const refusal = { status: 400, code: 'INVALID_IMAGE', message: textInWorld(tx, orderMessages.notAPhoto) }
      addFault(tx, { operation: 'createReview', kind: 'status', left: 1, ...refusal })
      return deliveredOrder(tx)
    },
    start: addressOfOrder,
    steps: {
      ko: ['사진을 붙여 등록하면 한 번 거절돼요', '사진을 빼거나 없이 등록하는 선택이 보이고 글은 남아 있어요'],
      en: [
        'Send a review with photos: it is refused once',
        'You can remove photos or send without them, and the text is not lost',
      ],
    },
    seen: [{ role: 'heading', name: '주문 내역' }],
  }),
  scenario({
    id: 'my-reviews',
    title: { ko: '내가 쓴 리뷰', en: 'My reviews' },
    persona: 'minseo',
    start: '/account/reviews',
    steps: {
      ko: ['내 리뷰만 보여야 해요'],
      en: ['Only the user’s own reviews are shown'],
    },
    seen: [{ role: 'heading', name: '내 리뷰' }],
  }),
]
