import { addFault, POSTCODE_SCRIPT } from '../../control/faults.ts'
import { scenario } from '../scenario.ts'

export const profilePostcodeSlow = scenario({
  id: 'profile-postcode-slow',
  title: { ko: '느린 주소 검색', en: 'The postcode script hangs' },
  persona: 'minseo',
  prepare: (t) => {
    addFault(t, { operation: POSTCODE_SCRIPT, kind: 'hang' })
  },
  start: '/account/profile',
  steps: {
    ko: ['배송지 추가에서 주소 검색을 누르세요', '불러오는 중이라는 안내가 떠야 해요'],
    en: ['Search for an address', 'It says that the service is loading'],
  },
  seen: [{ role: 'heading', name: '회원정보' }],
})
