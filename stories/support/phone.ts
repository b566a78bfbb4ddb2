import { expect, fn, waitFor } from 'storybook/test'
import { onPhone } from '../../mocks/scenarios/purchases.ts'

const submitted = fn<(fields: Record<string, string>) => void>()

/** Reports a phone's user agent and records submitted forms instead of navigating. Returns the cleanup of the story. */
export function emulatePhone() {
  const submit = Reflect.get(HTMLFormElement.prototype, 'submit')
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: onPhone().userAgent })
  submitted.mockClear()
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    submitted(Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])))
  }
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent')
    Reflect.set(HTMLFormElement.prototype, 'submit', submit)
  }
}

/** The fields of the only form that was submitted to the provider. */
export async function findSubmittedForm(): Promise<Record<string, string>> {
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
  return submitted.mock.lastCall?.[0] ?? {}
}
