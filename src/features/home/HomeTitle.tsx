import { useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { homeTexts } from './texts.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The page's heading when no episode provides one. */
export function HomeTitle() {
  const { title } = useTexts(homeTexts)
  return (
    <VisuallyHidden>
      <PageHeading>{title}</PageHeading>
    </VisuallyHidden>
  )
}
