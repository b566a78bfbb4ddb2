import { Landing } from './Landing.tsx'
import { landingTexts } from './texts.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `onReveal` is called when the circle opens over the pictures. */
export function LandingPage({ onReveal }: { onReveal?: () => void }) {
  useDocumentTitle(useTexts(landingTexts).title)
  return <Landing {...(onReveal && { onReveal })} />
}
