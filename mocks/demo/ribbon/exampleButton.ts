import { pageLanguage } from '../../page/pageLanguage.ts'

export const EXAMPLE_CLASS = 'demo-example'

/** A button that fills in an example, in the look of the demo's ribbon. */
export function exampleButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = EXAMPLE_CLASS
  button.lang = pageLanguage()
  button.textContent = label
  button.addEventListener('click', run)
  return button
}
