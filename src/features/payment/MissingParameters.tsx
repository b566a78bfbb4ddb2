import { useAllTexts } from '../../texts/provider.tsx'
import { Failure } from './Failure.tsx'

/** An address that says too little to find a payment by. */
export function MissingParameters() {
  const { payment: texts } = useAllTexts()
  return <Failure title={texts.missing} message={texts.missingText} />
}
