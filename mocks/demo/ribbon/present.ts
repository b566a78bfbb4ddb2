import { mockSessionStorage } from '../../page/storage.ts'
import { PRESENT_KEY } from './presentKey.ts'

/** Hides ribbon and handle, in this tab, until `Esc` is pressed where no dialog is open. */
export function present(): void {
  mockSessionStorage.write(PRESENT_KEY, 'on')
  document.documentElement.dataset['presenting'] = ''
}

/** Lets `Esc` bring ribbon and handle back; also after the load of another page. */
export function followEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const { dataset } = document.documentElement
    if (key !== 'Escape' || dataset['presenting'] === undefined || document.querySelector('dialog:modal')) return
    mockSessionStorage.remove(PRESENT_KEY)
    delete dataset['presenting']
  })
}
