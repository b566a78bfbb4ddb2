import { useTexts } from '../texts/provider.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Home's heading where no episode gives it one. */
export function HiddenTitle() {
  const { titles } = useTexts()
  return (
    <VisuallyHidden>
      <h1 tabIndex={-1}>{titles.home}</h1>
    </VisuallyHidden>
  )
}
