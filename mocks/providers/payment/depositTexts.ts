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
    notice: 'This isn’t a bank and no money moves. It simulates what happens to orders awaiting a deposit.',
    title: 'Simulate a virtual account deposit',
    none: 'No virtual accounts are awaiting a deposit.',
    refresh: 'Refresh',
    waiting: 'Accounts awaiting a deposit',
    due: (at) => `pay by ${at}`,
    chosen: 'Account to pay into',
    amount: 'Amount (won)',
    deposit: 'Pay in',
    tooLittle: 'Pay in 1 won too little',
    twice: 'Pay in and send the notice twice',
    late: 'Move past the deadline',
    amountError: 'Enter the amount in digits.',
    taken: (changed) =>
      changed.length > 1
        ? `The notice was sent ${changed.length} times. Changes to the order: ${changed.filter(Boolean).length}.`
        : 'Paid in. The shop has been notified.',
    wrongAmount: 'The bank rejected the deposit. The amount must match exactly.',
    closed: 'The bank rejected the deposit. The deadline has passed, or it was paid already.',
    passed: 'The deadline has passed. The order is cancelled.',
    failed: 'That didn’t work. Please try again.',
    problems: { other: problem('We couldn’t load this', 'Please try again shortly.') },
  },
})
