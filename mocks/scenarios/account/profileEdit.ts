import { scenario } from '../scenario.ts'

export const profileEdit = scenario({
  id: 'profile-edit',
  title: { ko: '회원정보 수정', en: 'Edit the profile' },
  persona: 'minseo',
  start: '/account/profile',
  steps: {
    ko: ['이메일과 전화번호를 틀리게 써 보세요', '고쳐서 저장하세요'],
    en: ['Type a bad email and phone', 'Correct and save'],
  },
  seen: [{ role: 'heading', name: '회원정보' }],
})
