import { pageLanguage } from '../../page/pageLanguage.ts'

const texts = {
  ko: {
    fill: '예시 주소 채우기',
    filling: '예시 주소를 채우고 있어요. 잠시만 기다려 주세요.',
    fields: { name: '집', receiver: '한이음', phoneNumber: '01013572466', addressDetail: '101동 1203호' },
  },
  en: {
    fill: 'Fill in an example address',
    filling: 'Filling in the example address. Please wait a moment.',
    fields: { name: 'Home', receiver: 'Alex Han', phoneNumber: '01013572466', addressDetail: 'Building 101, unit 1203' },
  },
}

/** An invented block of flats that the emulated address search finds. */
const SEARCH = '누비마을1단지'
const STEP_MS = 100
const GIVE_UP_MS = 15_000

/** Adds a button to each address form of a demo, whose visitors have no Korean address: one press fills the form. */
export function offerExampleAddress(): void {
  addButtons()
  new MutationObserver(addButtons).observe(document.body, { subtree: true, childList: true })
}

function addButtons(): void {
  for (const { form } of document.querySelectorAll<HTMLInputElement>('form [name="addressDetail"]'))
    if (form && !form.querySelector('.demo-example')) addButton(form)
}

function addButton(form: HTMLFormElement): void {
  const language = pageLanguage()
  const { fill, filling, fields } = texts[language]
  const [status, button] = [document.createElement('output'), document.createElement('button')]
  Object.assign(button, { type: 'button', className: 'demo-example', textContent: fill })
  button.addEventListener('click', () => {
    if (status.textContent !== '') return
    status.textContent = filling
    for (const [name, text] of Object.entries(fields)) type(form, name, text)
    void submitAfter(search(form), form).then(() => (status.textContent = ''))
  })
  for (const each of [status, button]) each.lang = language
  form.append(button, status)
}

/** As browsers fill a form: React misses a value that is set without the prototype's setter. */
function type(form: HTMLFormElement, name: string, text: string): void {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Holds back what is submitted before the form is filled: its address would be missing. */
async function submitAfter(filled: Promise<void>, form: HTMLFormElement): Promise<void> {
  const waiting = new AbortController()
  let isPressed = false
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    isPressed = true
  }
  form.addEventListener('submit', hold, { signal: waiting.signal })
  await filled
  waiting.abort()
  if (isPressed) form.requestSubmit()
}

/**
 * Postal code and address come from the search alone: its emulated page chooses the first place that it finds. Resolves once the
 * search is closed again, or has not come in time.
 */
function search(form: HTMLFormElement): Promise<void> {
  const opener = form.querySelector<HTMLButtonElement>('button[data-changes="postalCode"]')
  const chosen = form.querySelector<HTMLInputElement>('input[name="address"]')
  const before = chosen?.value
  const end = Date.now() + GIVE_UP_MS
  return new Promise((resolve) => {
    let wasOpen = false
    const step = () => {
      const isOpen = opener?.getAttribute('aria-expanded') === 'true'
      // A place can be chosen between two steps.
      if ((wasOpen && !isOpen) || chosen?.value !== before || Date.now() > end || !form.isConnected) {
        clearInterval(timer)
        resolve()
        return
      }
      if (isOpen) choosePlaceIn(form.querySelector('iframe'))
      else if ('kakao' in window || 'daum' in window) opener?.click()
      wasOpen ||= isOpen
    }
    const timer = setInterval(step, STEP_MS)
    step()
  })
}

function choosePlaceIn(frame: HTMLIFrameElement | null): void {
  if (!frame) return
  const address = new URL(frame.src)
  if (address.searchParams.has('example')) return
  address.searchParams.set('example', SEARCH)
  frame.src = address.href
}
