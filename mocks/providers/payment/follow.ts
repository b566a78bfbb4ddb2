import { postForm } from '../../../src/lib/postForm.ts'
import type { PaymentResult } from '../calls.ts'

/** Does what the provider answers, as its real page: a posted form, another address, or nothing but closing. */
export function follow(answer: PaymentResult, onGone: () => void): void {
  setTimeout(() => {
    if (answer.way === 'go') location.assign(answer.to)
    else if (answer.way === 'post') postForm(answer.action, answer.fields, answer.charset)
    else {
      window.close()
      onGone()
    }
  }, answer.pauseMs)
}
