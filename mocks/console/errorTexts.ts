import { count, won } from '../../src/lib/format.ts'
import { defineTexts } from '../../src/texts/defineTexts.ts'

/** Why a command cannot run, by the code of its error. */
export const errorTexts = defineTexts({
  ko: {
    codes: {
      CLOCK_TOO_FAR: () => '시계는 9998년을 넘을 수 없어요.',
      NO_BACKEND: () => '어느 서버로 보낼지 정해지지 않았어요. 서버의 주소를 함께 정해 주세요.',
      NO_COMMAND: (name: string) => `${name} 명령이 없어요.`,
      NO_DEPOSIT_DUE: () => '입금을 기다리는 주문이 없어요.',
      NO_EPISODE: () => '진행 중인 에피소드가 없어요.',
      NO_HELD_REPLY: () => '붙잡아 둔 답이 없어요. 이미 보냈을 수 있어요.',
      NO_NAMED_WORLDS: () => '이름 있는 세계는 모의 서버를 따로 켰을 때만 쓸 수 있어요.',
      NO_OPERATION: (names: string) => `계약에 없는 요청이에요: ${names}`,
      NO_ORDER: (order: string) => `${order} 주문이 없어요.`,
      NO_OVERRIDE: () => '바꿔 둔 답이 없어요. 그사이에 없앴을 수 있어요.',
      NO_PENDING_DEPOSIT: (order: string, amount: string) =>
        `${order} 주문은 ${won(Number(amount))} 입금을 받을 수 없어요. 기다리는 금액과 달라요.`,
      NO_SCENARIO: (id: string) => `${id} 시나리오가 없어요.`,
      NO_SESSION: () => '이 탭은 로그인되어 있지 않거나 로그인이 이미 끝났어요.',
      NO_WORLD: (name: string) => `${name} 세계가 없어요.`,
      NOT_A_WORLD: () => '내보낸 세계 파일이 아니거나 파일이 손상됐어요. 아무것도 바꾸지 않았어요.',
      OTHER_VERSION: () => '다른 버전의 빌드가 내보낸 세계라서 열 수 없어요. 아무것도 바꾸지 않았어요.',
      REPLY_TOO_LONG: (length: string, max: string) =>
        `답이 너무 길어요. ${count(Number(max))}자까지 쓸 수 있는데 ${count(Number(length))}자예요.`,
      SOLD_OUT: () => '이미 품절된 사이즈예요.',
      STATUS_NOT_REACHABLE: (order: string) => `${order} 주문은 지금 상태에서 그 상태로 바뀔 수 없어요.`,
      TEXTS_NOT_LOADED: () =>
        '이 세계의 영어 글을 불러오지 못했어요. 아무것도 바꾸지 않았어요. 인터넷에 연결하고 페이지를 새로고침한 뒤 다시 시도해 주세요.',
      WORLD_TOO_BIG: () => '이 브라우저의 저장 공간보다 큰 세계예요. 아무것도 바꾸지 않았어요.',
      WRONG_RECORD: (detail: string) => `이 빌드가 읽을 수 없는 기록이 있는 세계예요. 아무것도 바꾸지 않았어요. (${detail})`,
    },
    inputs: {
      left: '횟수는 1부터 10,000까지의 정수로 적어 주세요.',
      ms: '늦는 시간은 1부터 600,000까지의 정수(ms)로 적어 주세요.',
      status: '상태 코드는 200부터 599까지의 정수로 적어 주세요.',
      code: '오류 코드는 영문 글자, 숫자, _로만 60자까지 적어 주세요.',
      message: '메시지를 500자까지 적어 주세요. 비워 둘 수 없어요.',
      amount: '입금액은 수로 적어 주세요.',
      at: '날짜와 시각을 다시 확인해 주세요.',
    },
    input: (field: string) => `적은 값을 쓸 수 없어요: ${field}`,
  },
  en: {
    codes: {
      CLOCK_TOO_FAR: () => 'The clock can’t go beyond the year 9998.',
      NO_BACKEND: () => 'No backend has been set. Enter the address of its API too.',
      NO_COMMAND: (name: string) => `There’s no command ${name}.`,
      NO_DEPOSIT_DUE: () => 'No order is waiting for a deposit.',
      NO_EPISODE: () => 'No episode is in progress.',
      NO_HELD_REPLY: () => 'There’s no held reply. It may already have been released.',
      NO_NAMED_WORLDS: () => 'Named worlds are only available on the mock server.',
      NO_OPERATION: (names: string) => `The contract has no such request: ${names}`,
      NO_ORDER: (order: string) => `There’s no order ${order}.`,
      NO_OVERRIDE: () => 'There’s no such overridden reply. It may have been removed in the meantime.',
      NO_PENDING_DEPOSIT: (order: string, amount: string) =>
        `Order ${order} can’t take a deposit of ${won(Number(amount), 'en')}: it’s waiting for a different amount.`,
      NO_SCENARIO: (id: string) => `There’s no scenario ${id}.`,
      NO_SESSION: () => 'This tab isn’t signed in, or its session has already ended.',
      NO_WORLD: (name: string) => `There’s no world ${name}.`,
      NOT_A_WORLD: () => 'This isn’t an exported world, or the file is damaged. Nothing has changed.',
      OTHER_VERSION: () => 'This world was exported by another version of the build. Nothing has changed.',
      REPLY_TOO_LONG: (length: string, max: string) =>
        `The reply is too long: ${count(Number(length))} characters, but at most ${count(Number(max))} fit.`,
      SOLD_OUT: () => 'This size is already sold out.',
      STATUS_NOT_REACHABLE: (order: string) => `Order ${order} can’t go from its current status to that one.`,
      TEXTS_NOT_LOADED: () =>
        'This world’s English texts couldn’t be loaded. Nothing has changed. Connect to the internet, reload the page and try again.',
      WORLD_TOO_BIG: () => 'This world is too big for this browser’s storage. Nothing has changed.',
      WRONG_RECORD: (detail: string) => `This build can’t read one of this world’s records. Nothing has changed. (${detail})`,
    },
    inputs: {
      left: 'The number of times must be a whole number from 1 to 10,000.',
      ms: 'The delay must be a whole number from 1 to 600,000 (ms).',
      status: 'The status must be a whole number from 200 to 599.',
      code: 'The error code can have up to 60 letters, digits and underscores.',
      message: 'Enter a message of up to 500 characters.',
      amount: 'The amount must be a number.',
      at: 'Please check the date and time.',
    },
    input: (field: string) => `This value can’t be used: ${field}`,
  },
})
