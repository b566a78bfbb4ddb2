import { defineTexts } from '../../../src/texts/defineTexts.ts'

const problem = (title: string, text: string) => ({ title, text })

export const naverTexts = defineTexts({
  ko: {
    name: '네이버',
    page: '네이버 로그인',
    notice: '실제 네이버가 아닙니다. 아무 정보도 나가지 않으며, 아래 사람들은 체험용입니다.',
    title: (shop: string) => `${shop}에 네이버 아이디로 로그인`,
    text: (shop: string) => `${shop}에서 아래 개인정보에 접근하는 데 동의하십니까? 필수 항목에 동의해야 로그인할 수 있습니다.`,
    who: '로그인할 아이디',
    required: '필수 제공 항목',
    items: ['이용자 이름', '연락처 이메일 주소'],
    isRequired: '필수 항목에 동의해 주세요.',
    agree: '동의하기',
    deny: '취소',
    problems: {
      invalid_client: problem('서비스 설정 오류', '등록되지 않은 client_id입니다. 서비스로 돌아가지 않습니다.'),
      redirect_uri_mismatch: problem(
        '서비스 설정 오류',
        'redirect_uri가 등록된 Callback URL과 다릅니다. 서비스로 돌아가지 않습니다.',
      ),
      invalid_request: problem('잘못된 요청입니다', 'response_type, client_id, redirect_uri, state가 모두 있어야 합니다.'),
      expired: problem('시간이 지났습니다', '이 화면을 연 지 10분이 넘었습니다. 서비스에서 로그인을 다시 시작해 주세요.'),
      other: problem('잘못된 요청입니다', '서비스의 요청을 처리할 수 없습니다.'),
    },
  },
  en: {
    name: 'NAVER',
    page: 'NAVER sign-in',
    notice: 'This isn’t NAVER. Nothing leaves this browser, and everyone below is made up.',
    title: (shop) => `Sign in to ${shop} with NAVER`,
    text: (shop) => `Allow ${shop} to see the following? You need to agree to the required items to sign in.`,
    who: 'Account to sign in with',
    required: 'Required items',
    items: ['Name', 'Email address'],
    isRequired: 'Please agree to the required items.',
    agree: 'Agree',
    deny: 'Cancel',
    problems: {
      invalid_client: problem('Service configuration error', 'The client_id isn’t registered, so this page won’t send you back.'),
      redirect_uri_mismatch: problem(
        'Service configuration error',
        'The redirect_uri isn’t the registered callback URL, so this page won’t send you back.',
      ),
      invalid_request: problem('Invalid request', 'response_type, client_id, redirect_uri and state are all required.'),
      expired: problem('This took too long', 'You opened this page more than ten minutes ago. Start again in the app.'),
      other: problem('Invalid request', 'We can’t handle this request.'),
    },
  },
})
