import { scenario } from '../scenario.ts'

export const visitorLanding = scenario({
  id: 'visitor-landing',
  title: { ko: '처음 온 방문자', en: 'A visitor arrives' },
  persona: null,
  start: '/',
  steps: {
    ko: ['사진을 눌러 동그란 화면이 펼쳐지는지 보세요', '멈춤 버튼으로 움직임을 멈춰 보세요', '나의 Pick 남기러 가기를 누르세요'],
    en: ['Tap a picture and watch the circle open', 'Pause the movement', 'Go to login'],
  },
  seen: [
    { role: 'heading', name: 'Your Pick. Our Curation' },
    { role: 'link', name: '나의 Pick 남기러 가기' },
    { role: 'button', name: '움직임 멈추기' },
  ],
})
