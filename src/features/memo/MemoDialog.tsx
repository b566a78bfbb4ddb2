import { useId } from 'react'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { toCommunity } from '../../config/paths.ts'
import { langOf } from '../../lib/langOf.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { MEMO_MAX_LENGTH, MEMO_WARNING_OVER } from '../../contract/limits.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Counter } from '../../ui/controls/Counter.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { LockContext } from '../../ui/controls/fieldContext.ts'
import { LimitedTextArea } from '../../ui/controls/LimitedTextArea.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useMemoPreviewQuery } from '../pick/api.ts'
import css from './Memo.module.css'
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

/** The other pickers' memos, or the error. */
function OtherMemos({ episodeId, onMore }: { episodeId: number; onMore: (() => void) | undefined }) {
  const texts = useTexts(memoTexts)
  const { more } = useTexts(commonTexts)
  const query = useMemoPreviewQuery(episodeId, { refetchOnMountOrArgChange: true })
  return (
    <section className={`${css.others} ruled`}>
      <header className={css.head}>
        <h3>{texts.others}</h3>
        <ButtonLink variant="quiet" to={toCommunity(episodeId)} onClick={onMore}>
          {more}
        </ButtonLink>
      </header>
      <QueryView
        query={query}
        call="memoPreview"
        loading={<Spinner size="small" />}
        empty={<p className={css.invitation}>{texts.none}</p>}
      >
        {({ items, unreadable }) => (
          <>
            <ul className={css.list}>
              {items.map((memo, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the server sends texts without ids, and two may be equal
                <li key={index} className={css.memo} lang={langOf(memo)}>
                  {memo}
                </li>
              ))}
            </ul>
            <NotShown count={unreadable.length} />
          </>
        )}
      </QueryView>
    </section>
  )
}
