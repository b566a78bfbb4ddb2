import { defineTexts } from '../../texts/defineTexts.ts'

export const loginTexts = defineTexts({
  ko: {
    heading: '특별한 스타일 여정, 지금 시작해요',
    subtitle: '소셜 계정으로 간편하게 시작하기',
    guestSubtitle: '가입 절차 없이 바로 시작할 수 있어요',
    google: 'Google로 시작하기',
    naver: '네이버로 시작하기',
    guest: '회원가입 없이 Pick하기',
    privacy: '개인정보 처리방침',
    failed: '로그인에 실패했어요',
    expired: '로그인이 만료됐어요. 다시 로그인해 주세요.',
    denied: '로그인을 취소했어요. 다시 시작하거나 회원가입 없이 Pick해 보세요.',
    providerError: '로그인 서비스에 문제가 생겼어요. 잠시 후 다시 시도하거나 회원가입 없이 Pick해 보세요.',
    unsupported: '지원하지 않는 로그인 방식이에요',
    deviceUnknown: '기기를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
    payment: (orderId: string) =>
      `이 브라우저에서는 주문번호 ${orderId}의 결제 결과를 아직 볼 수 없어요. 주문한 계정으로 로그인해 주세요.`,
    guestOrder: '비회원 주문조회',
    webView: 'Google 로그인은 이 앱 안에서 할 수 없어요. 휴대폰의 브라우저에서 열어 주세요.',
    openBrowser: '브라우저에서 열기',
    copyAddress: '주소 복사',
    copied: '주소를 복사했어요. 브라우저의 주소창에 붙여 넣어 주세요.',
    notCopied: (address: string) => `복사하지 못했어요. 브라우저에서 직접 열어 주세요: ${address}`,
  },
  en: {
    heading: 'Welcome to the start of a special style journey',
    subtitle: 'Start easily with social login',
    guestSubtitle: 'Start right away, no account needed',
    google: 'Continue with Google',
    naver: 'Continue with Naver',
    guest: 'Pick without signing up',
    privacy: 'Privacy policy',
    failed: 'Login failed',
    expired: 'Your session has ended. Please log in again.',
    denied: 'You cancelled the login. Try again, or pick without signing up.',
    providerError: 'The login service had a problem. Try again later, or pick without signing up.',
    unsupported: 'Unsupported OAuth Provider',
    deviceUnknown: 'We couldn’t recognise this device. Please try again later.',
    payment: (orderId) =>
      `This browser can’t show the payment of order ${orderId} yet. Please log in with the account you ordered with.`,
    guestOrder: 'Look up a guest order',
    webView: 'Google doesn’t allow signing in inside this app. Please open the page in your phone’s browser.',
    openBrowser: 'Open in browser',
    copyAddress: 'Copy address',
    copied: 'Address copied. Paste it into your browser’s address bar.',
    notCopied: (address) => `We couldn’t copy it. Please open this in your browser: ${address}`,
  },
})

export const additionalInfoTexts = defineTexts({
  ko: {
    title: '조금만 더 알려 주세요',
    lead: '연령대와 성별에 따라 어떤 스타일이 사랑받는지 보여 드려요.',
    submit: '시작하기',
    skip: '건너뛰기',
    incomplete: '모든 항목을 선택해 주세요',
  },
  en: {
    title: 'Tell us a little more',
    lead: 'It helps us show what different ages and genders like.',
    submit: 'Start',
    skip: 'Skip',
    incomplete: 'Please select all items.',
  },
})

export const personTexts = defineTexts({
  ko: {
    birthYear: '출생연도',
    chooseYear: '연도를 골라 주세요',
    year: (year: string) => `${year}년`,
    gender: '성별',
    woman: '여성',
    man: '남성',
  },
  en: {
    birthYear: 'Birth year',
    chooseYear: 'Choose a year',
    year: (year: string) => year,
    gender: 'Gender',
    woman: 'Woman',
    man: 'Man',
  },
})
