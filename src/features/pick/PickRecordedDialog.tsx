import type { Style } from '../../contract/episodes.ts'
import type { Summary } from '../../contract/picks.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { PickRing, Ringed } from '../../ui/PickRing.tsx'
import { useStatisticsSummaryQuery } from './api.ts'
import { movedRank } from './movedRank.ts'
import css from './PickRecordedDialog.module.css'
import { pickTexts } from './texts.ts'

/** As many as stand in one row; the others are on home's strip. */
const SHOWN = 6

type Props = {
  styles: readonly Style[]
  /** The statistics before the pick, if home has loaded them. */
  before: Summary | undefined
  onClose: () => void
  onMemo: () => void
  onTrend: () => void
}

/** Confirms the recorded pick. Closing navigates home; two buttons open the memo and the statistics. */
export function PickRecordedDialog({ styles, before, onClose, onMemo, onTrend }: Props) {
  const pick = useTexts(pickTexts)
  return (
    <Dialog
      title={
        <span className={css.title}>
          <span className={css.styles} aria-hidden="true">
            {styles.slice(0, SHOWN).map(({ id, imageUrl }) => (
              <Image
                key={id}
                picture={{ ...imageAttributes(imageUrl), sizes: '(width > 48em) 7rem, 4rem' }}
                paperColor={id}
                crop="upper"
              >
                <PickRing variant={id} />
              </Image>
            ))}
          </span>
          <Ringed variant={2} isEntering>
            {pick.doneTitle}
          </Ringed>
        </span>
      }
      onClose={onClose}
      actions={
        <div className={css.ways}>
          <Button isWide onClick={onMemo}>
            {pick.toMemo}
          </Button>
          <Button variant="outline" isWide onClick={onTrend}>
            {pick.toTrend}
          </Button>
        </div>
      }
    >
      <div className={css.text}>
        <p>{pick.doneText}</p>
        {before && <Moved styles={styles} before={before} />}
      </div>
    </Dialog>
  )
}

/** What the pick has moved; home shows the same reply next. */
function Moved({ styles, before }: { styles: readonly Style[]; before: Summary }) {
  const pick = useTexts(pickTexts)
  const { data: after } = useStatisticsSummaryQuery(undefined, { refetchOnMountOrArgChange: true })
  const moved =
    after &&
    movedRank(
      before,
      after,
      styles.map(({ id }) => id),
    )
  return (
    <output className={css.moved}>
      {moved && (
        <>
          <span lang={langOf(moved.name)}>{moved.name}</span>
          <span>{pick.moved(moved.from, moved.to)}</span>
        </>
      )}
    </output>
  )
}
