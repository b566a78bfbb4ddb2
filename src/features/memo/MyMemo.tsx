import type { CurrentEpisode } from '../../contract/episodes.ts'
import { isoDate } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { useOwnPick } from '../pick/useOwnPick.ts'
import css from './Memo.module.css'
import { memoTexts } from './texts.ts'

/** The user's memo on ruled paper with the pick's date, or the invitation to write one. */
export function MyMemo({ episode, onWrite }: { episode: CurrentEpisode; onWrite: () => void }) {
  const texts = useTexts(memoTexts)
  const { data: mine } = useOwnPick(episode.detail.id)
  const { pickMemo: memo } = episode
  return (
    <Section variant="split" title={texts.label}>
      <div className={css.paper}>
        {memo === null ? (
          <p>{texts.memoInvitation}</p>
        ) : (
          <>
            <p className="caption">{mine ? isoDate(mine.pickedAt) : '\u00A0'}</p>
            <p className={`${css.note} note`} lang={langOf(memo)} dir="auto">
              {memo}
            </p>
          </>
        )}
        <Button variant="quiet" onClick={onWrite}>
          {memo === null ? texts.writeMemo : texts.editMemo}
        </Button>
      </div>
    </Section>
  )
}
