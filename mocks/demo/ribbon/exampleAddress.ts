import { pageLanguage } from '../../page/pageLanguage.ts'
import { exampleButton } from './exampleButton.ts'

const texts = {
  ko: {
    fill: '예시 주소 채우기',
    fields: { name: '집', receiver: '한이음', phoneNumber: '01013572466', addressDetail: '101동 1203호' },
  },
  en: {
    fill: 'Fill in an example address',
    fields: { name: 'Home', receiver: 'Alex Han', phoneNumber: '01013572466', addressDetail: 'Building 101, unit 1203' },
  },
}

/** An invented block of flats that the emulated address search finds. */
const SEARCH = '누비마을1단지'

/** Adds a button to an address form, since the demo's visitors have no Korean address: one press fills the form. */
export function addExampleAddress(form: HTMLFormElement): void {
  const { fill, fields } = texts[pageLanguage()]
  const button = exampleButton(fill, () => {
    for (const [name, text] of Object.entries(fields)) type(form, name, text)
    search(form)
  })
  form.prepend(button)
}

/** As browsers fill a form: React misses a value that is set without the prototype's setter. */
function type(form: HTMLFormElement, name: string, text: string): void {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Postal code and address come from the search alone: its emulated page chooses the first place that it finds. */
function search(form: HTMLFormElement): void {
  const frame = form.querySelector('iframe')
  if (frame) {
    const address = new URL(frame.src)
    address.searchParams.set('example', SEARCH)
    frame.src = address.href
    return
  }
  Reflect.set(globalThis, '__mockExampleAddress', SEARCH)
  form.querySelector<HTMLButtonElement>('button[name="postalCode"]')?.click()
}
