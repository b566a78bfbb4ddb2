import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Ringed } from '../../ui/PickRing.tsx'
import css from './PickRecordedDialog.module.css'
import { pickTexts } from './texts.ts'

type Props = { onClose: () => void; onMemo: () => void; onTrend: () => void }

/** Confirms the recorded pick. Closing navigates home; two buttons open the memo and the statistics. */
export function PickRecordedDialog({ onClose, onMemo, onTrend }: Props) {
  const pick = useTexts(pickTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={
        <span className={css.title}>
          <Ringed variant={2} isEntering>
            {pick.doneTitle}
          </Ringed>
        </span>
      }
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <div className={css.ways}>
          <Button isWide onClick={onMemo}>
            {pick.toMemo}
          </Button>
          <Button variant="outline" isWide onClick={onTrend}>
            {pick.toTrend}
          </Button>
        </div>
      }
    >
      <p className={css.text}>{pick.doneText}</p>
    </Dialog>
  )
}
