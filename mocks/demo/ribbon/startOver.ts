import { rememberWorld } from '../../page/undo.ts'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { ribbonTexts } from './ribbonTexts.ts'

type Texts = (typeof ribbonTexts)[Language]

/** Starts over if the visitor confirms it in the ribbon's menu. Rejects if the world cannot be reset. */
export async function startOver(menu: Element, language: Language): Promise<void> {
  const texts = ribbonTexts[language]
  if (menu.querySelector('.demo-question') || !(await isConfirmed(menu, texts))) return
  // Without an undo, the demo still starts over.
  await rememberWorld(window.__mock, texts.wasReset).catch(() => false)
  await window.__mock.reset()
}

function isConfirmed(menu: Element, { resetHint, reset, cancel }: Texts): Promise<boolean> {
  return new Promise((resolve) => {
    const question = row(resetHint)
    const answer = (isYes: boolean) => () => {
      question.remove()
      resolve(isYes)
    }
    question.append(button(reset, answer(true)), button(cancel, answer(false)))
    menu.append(question)
    question.querySelector('button')?.focus()
  })
}

function row(text: string): HTMLElement {
  const place = document.createElement('div')
  place.className = 'demo-question'
  const sentence = document.createElement('span')
  sentence.textContent = text
  place.append(sentence)
  return place
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', press)
  return element
}
