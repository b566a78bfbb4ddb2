import { Landing } from '../features/landing/Landing.tsx'
import { landingTexts } from '../features/landing/texts.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'

export function LandingPage() {
  useDocumentTitle(useTexts(landingTexts).title)
  return <Landing />
}
