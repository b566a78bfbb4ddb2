import { mockSessionStorage } from '../../page/storage.ts'
import { PRESENT_KEY } from './presentKey.ts'

/** How long the button that ends presenting stays after a tap (ms). */
const OFFER_MS = 4000

const { dataset } = document.documentElement

/** Hides ribbon and handle, in this tab, until `Esc` is pressed where no dialog is open, or the button that a tap shows. */
export function present(): void {
  mockSessionStorage.write(PRESENT_KEY, 'on')
  dataset['presenting'] = ''
}

export function endPresenting(): void {
  mockSessionStorage.remove(PRESENT_KEY)
  delete dataset['presenting']
}

/** Lets `Esc`, or a tap where nothing is to press, bring ribbon and handle back; also after the load of another page. */
export function followReturn(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dataset['presenting'] !== undefined && !document.querySelector('dialog:modal')) endPresenting()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('pointerup', ({ pointerType, target }) => {
    const isPressable = target instanceof Element && target.closest('a, button, input, select, textarea, label, summary, dialog')
    if (dataset['presenting'] === undefined || pointerType === 'mouse' || isPressable) return
    dataset['presenting'] = 'tapped'
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (dataset['presenting'] !== undefined) dataset['presenting'] = ''
    }, OFFER_MS)
  })
}
