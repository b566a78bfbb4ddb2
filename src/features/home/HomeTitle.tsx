import { useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { homeTexts } from './texts.ts'

/** The page's heading when no episode provides one. */
export function HomeTitle() {
  const { title } = useTexts(homeTexts)
  return (
    <VisuallyHidden as="h1" tabIndex={-1}>
      {title}
    </VisuallyHidden>
  )
}
