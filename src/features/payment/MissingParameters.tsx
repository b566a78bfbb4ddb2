import { useTexts } from '../../texts/useTexts.ts'
import { Failure } from './Failure.tsx'
import { paymentTexts } from './texts.ts'

export function MissingParameters() {
  const texts = useTexts(paymentTexts)
  return <Failure title={texts.missing} message={texts.missingText} />
}
