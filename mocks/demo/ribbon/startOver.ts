import { forgetUndo, readUndo, rememberWorld, undoLoss } from '../../page/undo.ts'
import type { Language } from '../../../src/texts/defineTexts.ts'
import { ribbonTexts } from './ribbonTexts.ts'

/** Asks in the ribbon's menu whether everything shall go; `reset` makes it go. */
export function askToReset(menu: Element, language: Language, reset: () => Promise<unknown>): void {
  if (menu.querySelector('.demo-question')) return
  const texts = ribbonTexts[language]
  const question = row(texts.resetHint)
  const confirm = async () => {
    // Without an undo, the demo still starts over.
    await rememberWorld(window.__mock, texts.wasReset).catch(() => false)
    await reset()
  }
  question.append(
    button(texts.reset, () => void confirm()),
    button(texts.cancel, () => question.remove()),
  )
  menu.append(question)
  question.querySelector('button')?.focus()
}

/** Offers below the ribbon's line to undo what was lost, for the rest of the minute. */
export function offerUndo(ribbon: Element, language: Language): void {
  const undo = readUndo()
  if (!undo) return
  const texts = ribbonTexts[language]
  const offer = row(undo.done)
  offer.setAttribute('role', 'status')
  offer.append(button(texts.undo, () => void undoLoss(window.__mock)))
  ribbon.append(offer)
  setTimeout(() => {
    offer.remove()
    forgetUndo()
  }, undo.until - Date.now())
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
