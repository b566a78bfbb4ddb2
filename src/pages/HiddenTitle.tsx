import { useTexts } from '../texts/useTexts.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { homeTexts } from './homeTexts.ts'

/** Home's heading where no episode gives it one. */
export function HiddenTitle() {
  const { title } = useTexts(homeTexts)
  return (
    <VisuallyHidden>
      <h1 tabIndex={-1}>{title}</h1>
    </VisuallyHidden>
  )
}
