import { addExampleAddress } from './exampleAddress.ts'
import { EXAMPLE_CLASS } from './exampleButton.ts'
import { addExamplePhoto } from './examplePhoto.ts'

/** Forms for which a demo has an example, by a field of theirs. */
const forms = [
  ['[name="addressDetail"]', addExampleAddress],
  ['[type="file"]', addExamplePhoto],
] as const

/** Adds a button to each form of a demo that asks for what its visitors may not have. */
export function offerExamples(): void {
  addButtons()
  new MutationObserver(addButtons).observe(document.body, { subtree: true, childList: true })
}

function addButtons(): void {
  for (const [field, add] of forms)
    for (const { form } of document.querySelectorAll<HTMLInputElement>(`form ${field}`))
      if (form && !form.querySelector(`.${EXAMPLE_CLASS}`)) add(form)
}
