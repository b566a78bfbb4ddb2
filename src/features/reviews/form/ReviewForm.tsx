import { type SubmitEvent, useId } from 'react'
import { REVIEW_MAX_LENGTH, REVIEW_WARNING_OVER } from '../../../contract/limits.ts'
import type { OrderLine } from '../../../contract/orderShape.ts'
import { count, percent } from '../../../lib/format.ts'
import { imageAttributes } from '../../../lib/image.ts'
import { langOf } from '../../../lib/langOf.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Counter } from '../../../ui/controls/Counter.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { LockContext } from '../../../ui/controls/fieldContext.ts'
import { Image } from '../../../ui/Image.tsx'
import { LimitedTextArea } from '../../../ui/controls/LimitedTextArea.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { StarsInput } from '../../../ui/controls/Stars.tsx'
import type { LinePhotos } from '../photos/usePhotos.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import css from './ReviewForm.module.css'
import { ReviewSubmitError } from './ReviewSubmitError.tsx'
import { type ReviewFormState, useReviewForm } from './useReviewForm.ts'
import { reviewFormTexts } from './texts.ts'

type Props = {
  orderId: string
  line: Pick<OrderLine, 'id' | 'productId' | 'productName' | 'productImageUrl' | 'size' | 'quantity'>
  photos: LinePhotos
  /** Called once the server has the review, even if the dialog was closed meanwhile. */
  onSent: () => void
  onDone: () => void
  onClose: () => void
}

/** The review of a delivered line: rating, text, photos. The draft outlives the dialog. */
export function ReviewForm({ onClose, ...options }: Props) {
  const texts = useTexts(reviewFormTexts)
  const form = useReviewForm(options)
  const { photos, sending } = form
  const formId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isReady) form.send(photos.files)
  }
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} isWide disabled={!form.isReady} isBusy={sending.isSending}>
          {texts.submit}
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit}>
        <LockContext value={sending.isSending}>
          <OrderedProduct line={options.line} />
          <RatingAndText form={form} />
          <PhotoPicker photos={photos} />
          {sending.isSending && <Sending share={sending.share} />}
          <ReviewSubmitError
            failure={sending.failure}
            unreadable={photos.unreadable.map(({ name }) => name)}
            hasProblems={photos.problems.length > 0}
            isShort={form.isShort}
            onRemoveUnreadable={() => photos.unreadable.forEach(({ id }) => photos.remove(id))}
            onRemoveAll={form.removePhotos}
            onSendWithout={() => form.send([])}
          />
        </LockContext>
      </form>
    </Dialog>
  )
}

function RatingAndText({ form: { draft, isShort, type, sending } }: { form: ReviewFormState }) {
  const texts = useTexts(reviewFormTexts)
  return (
    <>
      <StarsInput
        legend={texts.rating}
        value={draft.rating}
        labels={texts.stars}
        isLocked={sending.isSending}
        onRate={(rating) => type({ rating })}
      />
      <Field
        label={texts.content}
        hint={isShort && texts.tooShort}
        aside={<Counter text={draft.content} limit={REVIEW_MAX_LENGTH} warnOver={REVIEW_WARNING_OVER} />}
      >
        <LimitedTextArea
          variant="ruled"
          value={draft.content}
          limit={REVIEW_MAX_LENGTH}
          onText={(content) => type({ content })}
        />
      </Field>
    </>
  )
}

function Sending({ share: sent }: { share: number | undefined }) {
  const texts = useTexts(reviewFormTexts)
  return <ProgressBar label={sent === undefined ? texts.sending : texts.sent(percent(sent))} share={sent} />
}

function OrderedProduct({ line }: Pick<Props, 'line'>) {
  const texts = useTexts(reviewFormTexts)
  return (
    <div className="pictured">
      <Image picture={{ ...imageAttributes(line.productImageUrl), sizes: '3.5rem' }} ratio="4:5" />
      <p>
        <b lang={langOf(line.productName)}>{line.productName}</b>
        <span>{texts.detail(line.size, count(line.quantity))}</span>
      </p>
    </div>
  )
}
