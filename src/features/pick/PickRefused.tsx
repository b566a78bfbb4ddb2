import { errorText, isApiError } from '../../api/errorText.ts'
import { usePickingTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import css from './PickSheet.module.css'

/** What went wrong; the selection is kept (PICK-07). */
export function PickRefused({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { pick, common, errors } = usePickingTexts()
  const isNetwork = isApiError(error) && error.kind === 'network'
  const words = isNetwork ? null : errorText(error, errors, 'recordPick')
  return (
    <Dialog
      title={
        <>
          <span className={css.sign} aria-hidden="true">
            !
          </span>
          {pick.errorTitle}
        </>
      }
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      {words?.lang && <p lang={words.lang}>{words.text}</p>}
      <p>{isNetwork ? pick.network : pick.tryLater}</p>
    </Dialog>
  )
}
