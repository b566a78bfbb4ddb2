import type { ErrorMessage } from '../../api/errorText.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { guestOrdersTexts } from './texts.ts'
import { sentences } from '../../ui/sentences.tsx'

/** Why the lookup failed; the form behind keeps its values. */
export function LookupErrorDialog({ message, onClose }: { message: ErrorMessage; onClose: () => void }) {
  const texts = useTexts(guestOrdersTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={texts.failedTitle}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      <p lang={message.lang}>{sentences(message.text)}</p>
    </Dialog>
  )
}
