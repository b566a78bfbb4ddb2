import { langOf } from '../../lib/langOf.ts'
import { dialogOpened } from './slice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Page.tsx'
import css from './Memo.module.css'
import { memoTexts } from './texts.ts'

/** The user's memo, or the invitation to write one. */
export function MyMemo({ memo }: { memo: string | null }) {
  const texts = useTexts(memoTexts)
  const dispatch = useAppDispatch()
  return (
    <Section
      variant="split"
      title={texts.label}
      aside={
        <Button variant="quiet" onClick={() => dispatch(dialogOpened('memo'))}>
          {memo === null ? texts.writeMemo : texts.editMemo}
        </Button>
      }
    >
      {memo === null ? (
        <p className={css.invitation}>{texts.memoInvitation}</p>
      ) : (
        <p className={css.paper} lang={langOf(memo)} dir="auto">
          {memo}
        </p>
      )}
    </Section>
  )
}
