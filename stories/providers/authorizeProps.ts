import { fn } from 'storybook/test'

/** The props of the authorize pages, with personas of the demo as accounts. */
export const accounts = [
  { id: '1', name: '구민서', email: 'minseo@example.com', orders: 9, hasInformation: true, hasPicked: true },
  { id: '3', name: '도유나', email: 'yuna@example.com', orders: 0, hasInformation: false, hasPicked: false },
  { id: 'new', name: '한새로', email: 'new@accounts.example', orders: 0, hasInformation: false, hasPicked: false },
]

export const ready = { at: 'ready', answer: { shopName: 'Pickers', accounts, openedAt: 0 } } as const

export const rejected = (code: string, message = '') => ({ at: 'problem', failure: { kind: 'refused', code, message } }) as const

export const actions = { isLeaving: false, onAgree: fn(), onDeny: fn(), onRetry: fn() }
