import { fn } from 'storybook/test'

/** The payment request of the shop's popup. */
export const payment = {
  kind: 'window',
  shopName: 'Pickers',
  orderId: '20261121-K7QXW2MZ4P',
  amount: 128_000,
  goods: '카멜 벨티드 트렌치코트 외 1건',
  buyer: '염지훈',
  phone: '01013572462',
  methods: ['Card'],
  outcomes: ['approved', 'cancelled', 'limitExceeded', 'replyLost'],
  magic: [
    { ending: '9061', outcome: 'limitExceeded' },
    { ending: '9099', outcome: 'replyLost' },
  ],
} satisfies object

export const paymentActions = { phase: 'choosing', onPay: fn(), onClose: fn(), onRetry: fn() } as const
