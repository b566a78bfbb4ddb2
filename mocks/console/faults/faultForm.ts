import type { Control } from '../../control/control.ts'

type NewFault = Parameters<Control['addFault']>[0]

/** What a tester has typed and chosen. */
export type FaultForm = {
  readonly operation: string
  readonly kind: NewFault['kind']
  readonly ms: string
  readonly status: string
  readonly code: string
  readonly message: string
  readonly times: 'once' | 'several' | 'always'
  readonly count: string
  readonly isAfter: boolean
}

export const emptyFault: FaultForm = {
  operation: '',
  kind: 'status',
  ms: '3000',
  status: '500',
  code: 'SERVER_ERROR',
  message: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  times: 'once',
  count: '3',
  isAfter: false,
}

/** The input of `addFault`, which refuses numbers that are none. */
export function toFault({ operation, kind, ms, status, code, message, times, count, isAfter }: FaultForm): NewFault {
  return {
    kind,
    operation: operation === '' ? '*' : operation,
    left: { once: 1, several: Number(count), always: null }[times],
    isAfter,
    ...(kind === 'latency' && { ms: Number(ms) }),
    ...(kind === 'status' && { status: Number(status), code, message }),
  }
}
