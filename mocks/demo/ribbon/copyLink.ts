import type { Language } from '../../../src/texts/defineTexts.ts'
import { ribbonTexts } from './ribbonTexts.ts'

/** Copies a link to the world as this page shows it. Resolves with what became of it, and the link where the browser refuses. */
export async function copyLink(language: Language): Promise<string> {
  const texts = ribbonTexts[language]
  const { link } = await window.__mock.linkToWorld()
  if (link === null) return texts.tooLong
  try {
    await navigator.clipboard.writeText(link)
    return texts.copied
  } catch {
    // Without permission, and on plain http, where there is no clipboard.
    return `${texts.notCopied} ${link}`
  }
}
