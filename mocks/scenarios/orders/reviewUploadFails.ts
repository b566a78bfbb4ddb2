import { addFault } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const reviewUploadFails = scenario({
  id: 'review-upload-fails',
  title: { ko: '사진 등록 실패', en: 'The upload fails' },
  persona: 'minseo',
  prepare: (t) => {
    const refusal = { status: 400, code: 'INVALID_IMAGE', message: '이미지 파일만 올릴 수 있어요.' }
    addFault(t, { operation: 'createReview', kind: 'status', left: 1, ...refusal })
  },
  start: '/account/orders',
  steps: {
    ko: ['사진을 붙여 등록하면 한 번 거절돼요', '사진을 빼거나 없이 등록하는 선택이 보이고 글은 남아 있어요'],
    en: ['The upload is refused once', 'Options are offered, nothing typed is lost'],
  },
  seen: [{ role: 'heading', name: '주문 내역' }],
})
