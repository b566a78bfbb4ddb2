import { defineTexts } from '../texts/defineTexts.ts'
import { navigationTexts } from '../texts/navigation.ts'

export const appTexts = defineTexts({
  ko: {
    language: { ko: '한국어', en: 'English', label: '언어' },
    theme: { label: '화면 밝기', system: '기기 설정', light: '밝게', dark: '어둡게' },
    offline: { lost: '인터넷 연결이 끊겼어요. 다시 연결되면 이어서 불러올게요.', back: '다시 연결됐어요' },
    navigation: {
      label: '주요 메뉴',
      cart: navigationTexts.ko.cart,
      cartWith: (count: number) => `장바구니, 상품 ${count}개`,
      account: '내 계정',
      login: navigationTexts.ko.login,
      guestOrders: navigationTexts.ko.guestOrders,
    },
    footer: {
      build: (version: string, date: string) => `데모 버전 ${version} (${date})`,
      legal: '약관',
      privacy: navigationTexts.ko.privacy,
      terms: '이용약관',
    },
    crash: { title: '화면을 그리지 못했어요', text: '문제가 생겼어요. 다시 시도하거나 홈으로 가 주세요.' },
  },
  en: {
    language: { ko: '한국어', en: 'English', label: 'Language' },
    theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
    offline: { lost: 'You’re offline. We’ll catch up once you’re back.', back: 'Back online' },
    navigation: {
      label: 'Main menu',
      cart: navigationTexts.en.cart,
      cartWith: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
      account: 'Account',
      login: navigationTexts.en.login,
      guestOrders: navigationTexts.en.guestOrders,
    },
    footer: {
      build: (version: string, date: string) => `Demo version ${version} (${date})`,
      legal: 'Legal',
      privacy: navigationTexts.en.privacy,
      terms: 'Terms of use',
    },
    crash: { title: 'We couldn’t show this screen', text: 'Something went wrong. Try again, or go home.' },
  },
})
