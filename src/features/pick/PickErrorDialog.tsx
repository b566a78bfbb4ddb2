import { isFinal } from '../../api/errors.ts'
import { isApiError, useErrorText } from '../../api/errorText.ts'
import { commonTexts } from '../../texts/common.ts'
import { causeOf, causeTexts } from '../../texts/causes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { MessageDialog } from '../../ui/feedback/MessageDialog.tsx'
import css from './PickErrorDialog.module.css'
import { pickTexts } from './texts.ts'

/** The error of a pick; the selection is not cleared. */
export function PickErrorDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const pick = useTexts(pickTexts)
  const errorText = useErrorText()
  const causes = useTexts(causeTexts)
  const { close } = useTexts(commonTexts)
  const message = errorText(error, 'recordPick')
  const fromServer = message?.lang === undefined ? undefined : message
  const isNetwork = isApiError(error) && error.kind === 'network'
  // Another try after the server's decision would fail, too. The button only closes: the confirmation below it sends.
  const mayTryAgain = isApiError(error) && !isFinal(error, 'recordPick')
  const title = (
    <>
      <span className={css.sign} aria-hidden="true">
        !
      </span>
      <span>{pick.errorTitle}</span>
    </>
  )
  return (
    <MessageDialog title={title} error={fromServer} label={mayTryAgain ? pick.again : close} onClose={onClose}>
      <p>{isNetwork ? message?.text : causes[pickCause(error)]}</p>
    </MessageDialog>
  )
}

const pickCause = (error: unknown) =>
  causeOf(isApiError(error) && error.kind === 'refused' ? error.code : null, ['episodeEnded', 'alreadyPicked'], 'pickFailed')
