import type { PaymentAnswer } from '../calls.ts'

/** Does what the provider answers, as its real page: a posted form, another address, or nothing but closing. */
export function follow(answer: PaymentAnswer, onGone: () => void): void {
  setTimeout(() => {
    if (answer.way === 'go') location.assign(answer.to)
    else if (answer.way === 'post') post(answer)
    else {
      window.close()
      onGone()
    }
  }, answer.pauseMs)
}

function post({ action, charset, fields }: Extract<PaymentAnswer, { way: 'post' }>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = charset
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
