import { useTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export function PickDone({ onClose }: { onClose: () => void }) {
  const { pick, common } = useTexts()
  return (
    <Dialog
      title={pick.doneTitle}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      <p>{pick.doneText}</p>
    </Dialog>
  )
}
