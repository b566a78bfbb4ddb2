import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Ringed } from '../../components/PickRing.tsx'
import css from './PickRecordedDialog.module.css'
import { pickTexts } from './texts.ts'

/** Confirms the recorded pick (PICK-06). */
export function PickRecordedDialog({ onClose }: { onClose: () => void }) {
  const pick = useTexts(pickTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={
        <span className={css.title}>
          <Ringed hand={2} isEntering>
            {pick.doneTitle}
          </Ringed>
        </span>
      }
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      <p className={css.text}>{pick.doneText}</p>
    </Dialog>
  )
}
