import { defineTexts } from '../../../src/texts/defineTexts.ts'

const problem = (title: string, text: string) => ({ title, text })

export const depositTexts = defineTexts({
  ko: {
    name: '모의은행',
    page: '가상계좌 입금',
    notice: '실제 은행이 아니며 돈이 오가지 않습니다. 입금대기 중인 주문에 나중에 일어날 일을 흉내 냅니다.',
    title: '가상계좌 입금 흉내 내기',
    none: '입금을 기다리는 가상계좌가 없습니다.',
    refresh: '다시 불러오기',
    waiting: '입금 대기 계좌',
    due: (at: string) => `${at}까지`,
    chosen: '입금할 계좌',
    amount: '입금액 (원)',
    deposit: '입금하기',
    tooLittle: '1원 모자라게 입금하기',
    twice: '입금하고 통지 두 번 보내기',
    late: '기한이 지날 때까지 시간 보내기',
    amountError: '금액을 숫자로 입력해 주세요.',
    taken: (changed: readonly boolean[]) =>
      changed.length > 1
        ? `입금 통지를 ${changed.length}번 보냈습니다. 주문은 ${changed.filter(Boolean).length}번 바뀌었습니다.`
        : '입금했습니다. 상점에 통지를 보냈습니다.',
    wrongAmount: '은행이 입금을 거절했습니다. 금액이 정확히 같아야 합니다.',
    closed: '은행이 입금을 거절했습니다. 기한이 지났거나 이미 입금된 계좌입니다.',
    passed: '기한이 지났습니다. 주문이 취소되었습니다.',
    failed: '처리하지 못했습니다. 다시 시도해 주세요.',
    problems: { other: problem('불러올 수 없습니다', '잠시 후 다시 시도해 주세요.') },
  },
  en: {
    name: 'MockBank',
    page: 'Deposits',
    notice: 'This is no bank and no money moves. It plays what happens later to orders that await a deposit.',
    title: 'Play the deposit of a virtual account',
    none: 'No virtual account awaits a deposit.',
    refresh: 'Load again',
    waiting: 'Accounts that await a deposit',
    due: (at) => `until ${at}`,
    chosen: 'Account to pay into',
    amount: 'Amount (won)',
    deposit: 'Pay in',
    tooLittle: 'Pay in one won too little',
    twice: 'Pay in and send the notice twice',
    late: 'Let time pass until the deadline is over',
    amountError: 'Enter the amount in digits.',
    taken: (changed) =>
      changed.length > 1
        ? `The notice was sent ${changed.length} times; it changed the order ${changed.filter(Boolean).length} time.`
        : 'Paid in. The shop was told.',
    wrongAmount: 'The bank refused: the amount must be exactly the same.',
    closed: 'The bank refused: the deadline has passed, or the money is here already.',
    passed: 'The deadline has passed. The order was cancelled.',
    failed: 'That did not work. Please try again.',
    problems: { other: problem('Cannot be loaded', 'Please try again shortly.') },
  },
})
