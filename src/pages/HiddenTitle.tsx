import { useTexts } from '../texts/useTexts.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { pageTexts } from './texts.ts'

/** Home's heading where no episode gives it one. */
export function HiddenTitle() {
  const { titles } = useTexts(pageTexts)
  return (
    <VisuallyHidden>
      <h1 tabIndex={-1}>{titles.home}</h1>
    </VisuallyHidden>
  )
}
