import { Landing } from '../features/landing/Landing.tsx'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useShellTexts } from '../texts/provider.tsx'

export function LandingPage() {
  useDocumentTitle(useShellTexts().titles.landing)
  return <Landing />
}
