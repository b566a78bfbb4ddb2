import { langOf } from '../../lib/langOf.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { useMemoPreviewQuery } from '../pick/api.ts'
import { toCommunity } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import css from './Memo.module.css'
import { memoTexts } from './texts.ts'

/** The other pickers' memos, or the error. */
export function OtherMemos({ episodeId, onMore }: { episodeId: number; onMore: (() => void) | undefined }) {
  const texts = useTexts(memoTexts)
  return (
    <section className={css.others}>
      <header className={css.head}>
        <h3>{texts.others}</h3>
        <ButtonLink variant="quiet" to={toCommunity(episodeId)} onClick={onMore}>
          {texts.more}
        </ButtonLink>
      </header>
      <List episodeId={episodeId} />
    </section>
  )
}

function List({ episodeId }: { episodeId: number }) {
  const texts = useTexts(memoTexts)
  const query = useMemoPreviewQuery(episodeId, { refetchOnMountOrArgChange: true })
  return (
    <QueryView
      query={query}
      call="memoPreview"
      loading={<Spinner size="small" />}
      empty={<p className={css.invitation}>{texts.none}</p>}
    >
      {(memos) => (
        <ul className={css.list}>
          {memos.map((memo, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the server sends texts without ids, and two may be equal
            <li key={index} className={css.memo} lang={langOf(memo)}>
              {memo}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
