import { pageLanguage } from '../../page/pageLanguage.ts'
import { warn } from '../../handlers/warn.ts'
import { exampleButton } from './exampleButton.ts'

const texts = { ko: '예시 사진 넣기', en: 'Add an example photo' }

/** Adds a button to a review form, for visitors who have no suitable photo or do not want to choose one. */
export function addExamplePhoto(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('[type="file"]')
  const picture = form.querySelector('img')
  if (!input || !picture) return
  const button = exampleButton(texts[pageLanguage()], () => {
    choosePicture(input, picture).catch((error: unknown) => warn(`No example photo: ${String(error)}`))
  })
  input.closest('fieldset')?.append(button)
}

/** The picture of the ordered product. */
async function choosePicture(input: HTMLInputElement, { src }: HTMLImageElement): Promise<void> {
  const response = await fetch(src)
  const chosen = new DataTransfer()
  chosen.items.add(new File([await response.blob()], 'example.avif', { type: 'image/avif' }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
