import * as v from 'valibot'
import { errorText } from '../../api/errorText.ts'
import { useSaveMemoMutation } from '../../api/picks.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { MEMO_MAX_LENGTH, MEMO_WARNING_OVER } from '../../contract/limits.ts'
import { memoText } from '../../contract/picks.ts'
import { warn } from '../../lib/log.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { commonTexts } from '../../texts/common.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Counter } from '../../ui/Counter.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { scrollIntoView } from '../../ui/scrollIntoView.ts'
import { LimitedTextArea } from '../../ui/LimitedTextArea.tsx'
import { OtherMemos } from './OtherMemos.tsx'
import { memoTexts } from './texts.ts'

const draftSchema = v.object({ text: v.string() })

type Props = {
  episode: CurrentEpisode
  onClose: () => void
  /** Called as the link to all memos is followed. */
  onMore?: (() => void) | undefined
}

/** Pickers' Notes: one's own memo and what others wrote (MEMO-01…07, MEMO-10). */
export function MemoDialog({ episode, onClose, onMore }: Props) {
  const texts = useTexts(memoTexts)
  const common = useTexts(commonTexts)
  const errors = useTexts(errorTexts)
  const userId = useAppSelector((state) => state.auth.userId) ?? ''
  const drafts = useDrafts(draftSchema)
  const form = `memo/${episode.detail.id}`
  const text = drafts.get(form)?.text ?? episode.pickMemo ?? ''
  const [save, { isLoading, error }] = useSaveMemoMutation()
  const failure = error && errorText(error, errors, 'saveMemo')
  const { id, title } = episode.detail

  const submit = async () => {
    const reply = await save({ userId, episodeId: id, memo: text.trim() })
    if (reply.error) return warn('The memo was not saved', reply.error)
    drafts.remove(form)
    return onClose()
  }

  return (
    <Dialog
      title={texts.title}
      eyebrow={<span lang="ko">{common.episode(id, title)}</span>}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button look="accent" disabled={!v.is(memoText, text)} isBusy={isLoading} onClick={() => void submit()}>
            {common.save}
          </Button>
        </>
      }
    >
      <Field
        label={texts.label}
        error={
          failure && (
            // Scrolled into view: the dialog may be scrolled down to the other memos.
            <span ref={scrollIntoView} role="alert" lang={failure.lang}>
              {failure.text}
            </span>
          )
        }
      >
        <LimitedTextArea
          look="ruled"
          lang="ko"
          value={text}
          limit={MEMO_MAX_LENGTH}
          onText={(typed) => drafts.save(form, { text: typed })}
        />
      </Field>
      <Counter used={text.length} limit={MEMO_MAX_LENGTH} warnOver={MEMO_WARNING_OVER} remainingText={texts.remaining} />
      <OtherMemos episodeId={id} onMore={onMore} />
    </Dialog>
  )
}
