import type { ErrorMessage } from '../../../api/errorText.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { FieldError } from '../../../ui/controls/FieldError.tsx'
import css from './ReviewSubmitError.module.css'
import { reviewFormTexts } from './texts.ts'

type Props = {
  failure: { reason: ErrorMessage | undefined; isAboutPhotos: boolean } | null | undefined
  /** The names of the files that cannot be read or decoded. */
  unreadable: readonly string[]
  /** Files were left out before the upload: by number, type or size. */
  hasProblems: boolean
  isShort: boolean
  onRemoveUnreadable: () => void
  onRemoveAll: () => void
  onSendWithout: () => void
}

/** The error; after every error about photos, the buttons to send without them. */
export function ReviewSubmitError({ failure, unreadable, hasProblems, isShort, ...on }: Props) {
  const texts = useTexts(reviewFormTexts)
  const isUnreadable = unreadable.length > 0
  const isAboutPhotos = isUnreadable || hasProblems || failure?.isAboutPhotos === true
  return (
    <div className={css.trouble} role="alert">
      {isUnreadable && <FieldError>{texts.unreadable(unreadable.join(', '))}</FieldError>}
      {failure && <FieldError>{texts.failed}</FieldError>}
      {failure?.reason && <p lang={failure.reason.lang}>{failure.reason.text}</p>}
      {isAboutPhotos && (
        <div className={css.ways}>
          {isUnreadable && (
            <Button variant="outline" size="compact" onClick={on.onRemoveUnreadable}>
              {texts.removeUnreadable}
            </Button>
          )}
          <Button variant="outline" size="compact" onClick={on.onRemoveAll}>
            {texts.removeAll}
          </Button>
          <Button variant="outline" size="compact" disabled={isShort} onClick={on.onSendWithout}>
            {texts.withoutPhotos}
          </Button>
        </div>
      )}
    </div>
  )
}
