import type { PostcodeResult, PostcodeService } from '../../src/features/address/postcode.ts'

const result: PostcodeResult = {
  zonecode: '04799',
  userSelectedType: 'R',
  roadAddress: '서울 성동구 성수이로 87',
  jibunAddress: '',
  autoRoadAddress: '',
  autoJibunAddress: '',
  address: '서울 성동구 성수이로 87',
  bname: '성수동2가',
}

/** A postcode service with one search result, shown as a button. */
class SingleResultPostcode {
  readonly #onComplete: (result: PostcodeResult) => void

  constructor({ oncomplete }: { oncomplete: (result: PostcodeResult) => void }) {
    this.#onComplete = oncomplete
  }

  open(): void {
    throw new Error('The address form embeds the search and never opens a popup.')
  }

  embed(container: HTMLElement): void {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = result.address
    button.addEventListener('click', () => this.#onComplete(result))
    container.append(button)
  }
}

/** Installs a postcode service as if its script were loaded; returns a function that removes it. */
export function stubPostcode(): () => void {
  const Postcode: PostcodeService = SingleResultPostcode
  window.daum = { Postcode }
  return () => delete window.daum
}
