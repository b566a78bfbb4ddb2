import { memoOpened } from '../../state/memo.ts'
import { useAppDispatch } from '../../state/store.ts'
import { useTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Page.tsx'
import css from './Memo.module.css'

/** One's own memo, or the invitation to write one (HOME-10). */
export function MyMemo({ memo }: { memo: string | null }) {
  const { home } = useTexts()
  const dispatch = useAppDispatch()
  return (
    <Section
      title={home.myMemo}
      aside={
        <Button look="quiet" onClick={() => dispatch(memoOpened())}>
          {memo === null ? home.writeMemo : home.editMemo}
        </Button>
      }
    >
      {memo === null ? (
        <p className={css.invitation}>{home.memoInvitation}</p>
      ) : (
        <p className={css.paper} lang="ko" dir="auto">
          {memo}
        </p>
      )}
    </Section>
  )
}
