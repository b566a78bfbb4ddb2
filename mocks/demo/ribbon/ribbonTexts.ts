import { defineTexts } from '../../../src/texts/defineTexts.ts'

/** The demo's ribbon; static HTML in both languages. */
export const ribbonTexts = defineTexts({
  ko: {
    name: '체험판',
    about: '체험용 데이터예요. 실제로 결제되지 않아요.',
    menu: '메뉴',
    tours: '이렇게 해 보세요',
    people: '누구로 볼까요?',
    visitor: '방문자',
    guest: '게스트',
    member: '회원',
    language: '언어',
    reset: '처음부터 다시 시작',
    resetHint: '여기서 한 일이 모두 사라져요.',
    start: '체험판 안내',
    console: '테스터 도구',
    offline: '이제 인터넷에 연결되지 않아도 이 체험판을 볼 수 있어요.',
    failed: '바꾸지 못했어요. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
  },
  en: {
    name: 'Demo',
    about: 'Demo data. Nothing is really charged.',
    menu: 'Menu',
    tours: 'Things to try',
    people: 'See it as',
    visitor: 'Visitor',
    guest: 'Guest',
    member: 'Member',
    language: 'Language',
    reset: 'Start over',
    resetHint: 'Clears everything you did here.',
    start: 'About this demo',
    console: 'Tester tools',
    offline: 'This demo now works offline too.',
    failed: 'That didn’t work. Reload the page and try again.',
  },
})
