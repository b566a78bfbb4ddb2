import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import css from './Memo.module.css'
import { memoTexts } from './texts.ts'

/** The user's memo, or the invitation to write one. */
export function MyMemo({ memo, onWrite }: { memo: string | null; onWrite: () => void }) {
  const texts = useTexts(memoTexts)
  return (
    <Section
      variant="split"
      title={texts.label}
      aside={
        <Button variant="quiet" onClick={onWrite}>
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
