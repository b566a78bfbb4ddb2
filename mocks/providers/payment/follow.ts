import { postForm } from '../../../src/lib/postForm.ts'
import type { PaymentResult } from '../../handlers/providers/calls.ts'

/** Follows the provider's reply like the real page: submits a form, navigates, or only closes. */
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
