import { errorText } from '../../api/errorText.ts'
import { useMemoPreviewQuery } from '../../api/picks.ts'
import { toCommunity } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import css from './Memo.module.css'
import { memoTexts } from './texts.ts'

/** What other pickers wrote, or why it cannot be shown (MEMO-07). */
export function OtherMemos({ episodeId }: { episodeId: number }) {
  const texts = useTexts(memoTexts)
  return (
    <section className={css.others}>
      <header className={css.head}>
        <h3>{texts.others}</h3>
        <ButtonLink look="quiet" to={toCommunity(episodeId)}>
          {texts.more}
        </ButtonLink>
      </header>
      <List episodeId={episodeId} />
    </section>
  )
}

function List({ episodeId }: { episodeId: number }) {
  const texts = useTexts(memoTexts)
  const common = useTexts(commonTexts)
  const errors = useTexts(errorTexts)
  const { data: memos, error, refetch } = useMemoPreviewQuery(episodeId, { refetchOnMountOrArgChange: true })
  const words = error && errorText(error, errors, 'memoPreview')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
  if (!memos) return <Spinner label={common.loading} size="small" />
  if (memos.length === 0) return <p className={css.invitation}>{texts.none}</p>
  return (
    <ul className={css.list} lang="ko">
      {memos.map((memo, index) => (
        // The server sends words alone, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={css.memo}>
          {memo}
        </li>
      ))}
    </ul>
  )
}
