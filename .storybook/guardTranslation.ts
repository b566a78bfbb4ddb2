import { afterEach, beforeEach, expect } from 'vitest'
import { won } from '../src/lib/format.ts'
import { appTexts } from '../src/app/texts.ts'
import { updateWorld } from '../stories/support/scenario.ts'
import { findHeldTexts, translatePage } from '../stories/support/translation.ts'

/** In the project `translated` the browser translates each story while it plays. */
const isTranslated = import.meta.env['TRANSLATED'] === 'true'

/** The amounts on the buttons of the page when payment was pressed last, and the orders before. */
type Pressed = { amounts: readonly string[]; earlier: Promise<readonly string[]> }

/** Fails a story that a translation of its page would break, or that charges another amount than its pay button shows. */
export function guardTranslation() {
  let pressed: Pressed | undefined
  let stop: (() => void) | undefined

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null || !button.textContent.trim().endsWith('결제하기')) return
    const amounts = [...document.querySelectorAll('button [translate="no"]')].map(({ textContent }) => textContent)
    const earlier = pressed?.earlier ?? readAmounts().then((orders) => orders.map(([id]) => id))
    pressed = { amounts, earlier }
  }

  beforeEach(() => {
    pressed = undefined
    if (!isTranslated) return
    stop = translatePage()
    document.addEventListener('click', press, { capture: true })
  })

  afterEach(async ({ task }) => {
    stop?.()
    document.removeEventListener('click', press, { capture: true })
    if (task.result?.state === 'fail') return
    expect(findHeldTexts(), 'texts beside other children').toEqual([])
    if (!isTranslated) return
    expect(document.body).not.toHaveTextContent(appTexts.ko.crash.title)
    if (pressed === undefined) return
    const known = await pressed.earlier
    const charged = (await readAmounts()).filter(([id]) => !known.includes(id)).map(([, charge]) => charge)
    if (charged.length === 0) return
    expect(pressed.amounts.length).toBeGreaterThan(0)
    expect(pressed.amounts).toEqual(pressed.amounts.map(() => charged.at(-1)))
  })
}

/** The orders of the story's world: their numbers, and what each costs. */
const readAmounts = () =>
  updateWorld((tx) => tx.orders.all().map(({ orderId, totalAmount }) => [orderId, won(totalAmount)] as const))
