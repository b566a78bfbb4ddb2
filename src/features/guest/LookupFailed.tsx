import type { Words } from '../../api/errorText.ts'
import { useAllTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Why nothing was found; what was typed waits behind it (GUEST-04). */
export function LookupFailed({ words, onClose }: { words: Words; onClose: () => void }) {
  const { guestOrders: texts, common } = useAllTexts()
  return (
    <Dialog
      title={texts.failedTitle}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      <p lang={words.lang}>{words.text}</p>
    </Dialog>
  )
}
