import { defineTexts } from '../../../src/texts/defineTexts.ts'

const problem = (title: string, text: string) => ({ title, text })

export const googleTexts = defineTexts({
  ko: {
    name: 'Google 계정',
    page: '로그인',
    notice: '실제 Google이 아닙니다. 아무 정보도 나가지 않으며, 아래 사람들은 체험용입니다.',
    chooseTitle: '계정 선택',
    chooseText: (shop: string) => `${shop} 앱으로 이동`,
    consentTitle: (shop: string) => `${shop} 서비스에 로그인`,
    consentText: (shop: string) => `계속하면 Google에서 ${shop}에 다음 정보를 공유합니다.`,
    shared: ['이름과 프로필 사진', '이메일 주소', '언어 설정'],
    other: '다른 계정 사용',
    cancel: '취소',
    proceed: '계속',
    problems: {
      invalid_client: problem('액세스 차단됨: 승인 오류', '이 앱의 client_id를 찾을 수 없습니다. (401)'),
      redirect_uri_mismatch: problem(
        '액세스 차단됨: 이 앱의 요청이 잘못되었습니다',
        'redirect_uri가 등록된 주소와 다릅니다. 앱으로 돌아가지 않습니다. (400)',
      ),
      invalid_request: problem('액세스 차단됨: 승인 오류', '필요한 매개변수가 없거나 잘못되었습니다. (400)'),
      disallowed_useragent: problem(
        '액세스 차단됨: 이 앱의 요청이 Google 정책을 준수하지 않습니다',
        '앱 안의 브라우저에서는 로그인할 수 없습니다. 기기의 브라우저에서 열어 주세요. (403)',
      ),
      expired: problem('시간이 지났습니다', '이 화면을 연 지 10분이 넘었습니다. 앱에서 로그인을 다시 시작해 주세요.'),
      other: problem('액세스 차단됨: 승인 오류', '앱의 요청을 처리할 수 없습니다. (400)'),
    },
  },
  en: {
    name: 'Google Account',
    page: 'Sign in',
    notice: 'This isn’t Google. Nothing leaves this browser, and everyone below is made up.',
    chooseTitle: 'Choose an account',
    chooseText: (shop) => `to continue to ${shop}`,
    consentTitle: (shop) => `Sign in to ${shop}`,
    consentText: (shop) => `If you continue, Google will share the following with ${shop}.`,
    shared: ['Name and profile picture', 'Email address', 'Language preference'],
    other: 'Use another account',
    cancel: 'Cancel',
    proceed: 'Continue',
    problems: {
      invalid_client: problem('Access blocked: authorisation error', 'The OAuth client was not found. (401)'),
      redirect_uri_mismatch: problem(
        'Access blocked: this app’s request is invalid',
        'The redirect_uri isn’t registered, so this page won’t send you back. (400)',
      ),
      invalid_request: problem('Access blocked: authorisation error', 'A required parameter is missing or wrong. (400)'),
      disallowed_useragent: problem(
        'Access blocked: this app’s request doesn’t comply with Google’s policies',
        'You can’t sign in inside an app. Open the page in your device’s browser. (403)',
      ),
      expired: problem('This took too long', 'You opened this page more than ten minutes ago. Start again in the app.'),
      other: problem('Access blocked: authorisation error', 'We can’t handle the app’s request. (400)'),
    },
  },
})
