import { afterEach, beforeEach, expect } from 'vitest'
import { won } from '../src/lib/format.ts'
import { safeLocalStorage } from '../src/lib/storage.ts'
import { appTexts } from '../src/app/texts.ts'
import { paymentTexts } from '../src/features/payment/texts.ts'
import { hasWorld, updateWorld } from '../stories/support/scenario.ts'
import { findHeldTexts, translatePage } from '../stories/support/translation.ts'

/** The files whose stories the browser translates while they play: `all`, or their names. */
const translated: string = import.meta.env['TRANSLATED'] ?? ''

/** The amount on the pay button that was pressed last, if it has one, and the orders before. */
type Pressed = { amount: string | undefined; earlier: Promise<readonly string[]> }

/** Fails a story that a translation of its page would break, or that charges another amount than its pay button shows. */
export function guardTranslation() {
  let pressed: Pressed | undefined
  let isTranslated = false
  let stop: (() => void) | undefined

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!hasWorld() || button === null || !button.textContent.trim().endsWith('결제하기')) return
    const amount = button.querySelector('[translate="no"]')?.textContent
    const earlier = pressed?.earlier ?? readAmounts().then((orders) => orders.map(([id]) => id))
    pressed = { amount, earlier }
  }

  beforeEach(({ task }) => {
    pressed = undefined
    isTranslated = translated === 'all' || translated.split(' ').includes(task.file.name)
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
    const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    expect(alerts.filter((alert) => alert.includes(appTexts.ko.crash.title))).toEqual([])
    if (pressed === undefined) return
    const known = await pressed.earlier
    const charged = (await readAmounts()).findLast(([id]) => !known.includes(id))?.[1]
    if (charged === undefined) return
    const receipt = document.querySelectorAll(`[aria-label="${paymentTexts.ko.receipt.label}"] [translate="no"]`)
    const shown = [pressed.amount ?? charged, ...[...receipt].map(({ textContent }) => textContent)]
    expect(shown).toEqual(shown.map(() => charged))
  })
}

/** The shopper's orders in the story's world: their numbers, and what each costs. */
const readAmounts = () =>
  updateWorld((tx) => {
    const userId = Number(safeLocalStorage.read('userId'))
    const orders = tx.orders.findMany((q) => q.where({ userId }))
    return orders.map(({ orderId, totalAmount }) => [orderId, won(totalAmount)] as const)
  })
