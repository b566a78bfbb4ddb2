import { useId } from 'react'
import { langOf } from '../../lib/langOf.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { MEMO_MAX_LENGTH, MEMO_WARNING_OVER } from '../../contract/limits.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Counter } from '../../ui/Counter.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LockContext } from '../../ui/fieldContext.ts'
import { LimitedTextArea } from '../../ui/LimitedTextArea.tsx'
import { OtherMemos } from './OtherMemos.tsx'
import { memoTexts } from './texts.ts'
import { useMemoForm } from './useMemoForm.ts'
import { scrollIntoView } from '../../ui/scroll.ts'

type Props = {
  episode: CurrentEpisode
  onClose: () => void
  /** Called when the link to all memos is followed. */
  onMore?: (() => void) | undefined
}

/** Pickers' Notes: the user's memo and the other pickers' memos. */
export function MemoDialog({ episode, onClose, onMore }: Props) {
  const texts = useTexts(memoTexts)
  const common = useTexts(commonTexts)
  const { values, failure, ...form } = useMemoForm(episode, onClose)
  const formId = useId()
  const { id, title } = episode.detail

  return (
    <Dialog
      title={texts.title}
      eyebrow={<span lang={langOf(title)}>{common.episode(id, title)}</span>}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!form.isValid} isBusy={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <LockContext value={form.isSending}>
          <Field
            label={texts.label}
            error={
              failure && (
                // Scrolled into view: the dialog may be scrolled down to the other memos.
                <span ref={scrollIntoView} role="alert" lang={failure.lang}>
                  <span>{failure.text}</span>
                  {failure.quote !== undefined && (
                    <>
                      <span> </span>
                      <q lang={langOf(failure.quote)}>{failure.quote}</q>
                    </>
                  )}
                </span>
              )
            }
          >
            <LimitedTextArea
              variant="ruled"
              value={values.text}
              limit={MEMO_MAX_LENGTH}
              onText={(text) => form.change({ text })}
            />
          </Field>
          <Counter text={values.text} limit={MEMO_MAX_LENGTH} warnOver={MEMO_WARNING_OVER} />
        </LockContext>
      </form>
      <OtherMemos episodeId={id} onMore={onMore} />
    </Dialog>
  )
}
