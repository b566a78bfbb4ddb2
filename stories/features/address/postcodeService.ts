import type { PostcodeResult, PostcodeService } from '../../../src/features/address/postcode.ts'

const found: PostcodeResult = {
  zonecode: '04799',
  userSelectedType: 'R',
  roadAddress: '서울 성동구 성수이로 87',
  jibunAddress: '',
  autoRoadAddress: '',
  autoJibunAddress: '',
  address: '서울 성동구 성수이로 87',
  bname: '성수동2가',
}

/** Stands in for the third party's script: a button that answers with one address. */
class OneAddress {
  readonly #answer: (result: PostcodeResult) => void

  constructor({ oncomplete }: { oncomplete: (result: PostcodeResult) => void }) {
    this.#answer = oncomplete
  }

  open(): void {
    throw new Error('the form embeds the search')
  }

  embed(place: HTMLElement): void {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = found.address
    button.addEventListener('click', () => this.#answer(found))
    place.replaceChildren(button)
  }
}

/** As if the script had come. What it returns takes it away again. */
export function postcodeIsThere(): () => void {
  const Postcode: PostcodeService = OneAddress
  window.daum = { Postcode }
  return () => delete window.daum
}
