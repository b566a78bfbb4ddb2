import type { Summary } from '../../contract/picks.ts'
import { percent } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { paperColors } from '../../ui/ImageFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { InsightCard } from './InsightCard.tsx'
import css from './InsightCards.module.css'
import { insightTexts } from './insightTexts.ts'

const SIZES = '(min-width: 48.0625em) 25vw, 50vw'

/** One large card for the pick of all, small ones for women, men and the house. */
export function InsightCards({ summary }: { summary: Summary }) {
  const texts = useTexts(insightTexts)
  const [hot] = summary.hotPicks
  const others = [
    { eyebrow: texts.womanPick, pick: summary.womanPick },
    { eyebrow: texts.manPick, pick: summary.manPick },
    { eyebrow: texts.pickersPick, pick: summary.pickersPick },
  ]
  return (
    <div className={css.cards}>
      {hot && (
        <InsightCard
          isLead
          paperColor="apricot"
          eyebrow={texts.hotPick}
          picture={{ ...imageAttributes(hot.imageUrl), sizes: SIZES }}
          numeral={numeralOf(hot.share, texts.rank)}
        >
          {texts.hotSentence} <span lang="ko">{hot.name}</span>
        </InsightCard>
      )}
      {others.map(
        ({ eyebrow, pick }, index) =>
          pick && (
            <InsightCard
              key={eyebrow}
              paperColor={paperColors[index + 2] ?? 'sky'}
              eyebrow={eyebrow}
              picture={{ ...imageAttributes(pick.imageUrl), sizes: SIZES }}
            >
              <span lang="ko">{pick.name}</span>
            </InsightCard>
          ),
      )}
    </div>
  )
}

export function InsightCardsSkeleton({ label }: { label: string }) {
  return <Skeleton label={label} layout={css.skeleton} />
}

/** A share where the server sends one; else the rank, never an invented number. */
function numeralOf(ratio: number | null, rank: string) {
  return ratio === null ? { value: '1', unit: rank } : { value: percent(ratio).replace('%', ''), unit: '%' }
}
