import type { Control } from '../../control/control.ts'
import type { Language } from '../../db/languages.ts'
import { errorMessages } from '../../rules/errorMessages.ts'
import { textIn } from '../../rules/messages.ts'
import { typedNumber } from '../typedNumber.ts'

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

/** The message is the server's own, in the language of the interface. */
export const emptyFault = (language: Language): FaultForm => ({
  operation: '',
  kind: 'status',
  ms: '3000',
  status: '500',
  code: 'SERVER_ERROR',
  message: textIn(language, errorMessages.SERVER_ERROR),
  times: 'once',
  count: '3',
  isAfter: false,
})

/** The input of `addFault`, which refuses numbers that are none. */
export function toFault({ operation, kind, ms, status, code, message, times, count, isAfter }: FaultForm): NewFault {
  return {
    kind,
    operation: operation === '' ? '*' : operation,
    left: { once: 1, several: typedNumber(count), always: null }[times],
    isAfter,
    ...(kind === 'latency' && { ms: typedNumber(ms) }),
    ...(kind === 'status' && { status: typedNumber(status), code, message }),
  }
}
