import { renderSVG } from 'uqr'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { ribbonTexts } from './ribbonTexts.ts'
import { linkToView } from './linkToView.ts'

/** A code of a longer link is too fine for a phone's camera. */
const CODE_MAX_LENGTH = 600

/** Shows a link to what this page shows in the ribbon's menu, with a QR code if the link is short. */
export async function showLink(menu: Element, language: Language): Promise<void> {
  const texts = ribbonTexts[language]
  const link = await linkToView()
  menu.querySelector('.demo-share')?.remove()
  const place = document.createElement('div')
  place.className = 'demo-share'
  menu.append(place)
  if (link === undefined) {
    place.append(sentence(texts.tooLong))
    return
  }
  const input = document.createElement('input')
  input.readOnly = true
  input.value = link
  input.ariaLabel = texts.link
  input.addEventListener('focus', () => input.select())
  const status = sentence('')
  status.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts.copy
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(link).then(
      () => (status.textContent = texts.copied),
      () => (status.textContent = texts.notCopied),
    )
  })
  place.append(input, button, link.length <= CODE_MAX_LENGTH ? codeOf(link, texts.code) : sentence(texts.noCode), status)
  input.focus()
}

function codeOf(link: string, label: string): Element {
  const place = document.createElement('div')
  place.innerHTML = renderSVG(link, { border: 2 })
  const [svg] = place.children
  svg?.setAttribute('role', 'img')
  svg?.setAttribute('aria-label', label)
  return svg ?? place
}

function sentence(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}
