import type { Summary } from '../../contract/picks.ts'
import { percent } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { type Crop, paperColors } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { InsightCard } from './InsightCard.tsx'
import css from './InsightCards.module.css'
import { insightTexts } from './insightTexts.ts'

const SIZES = '(width > 48em) 25vw, 50vw'
/** Crops for the repetitions of a style on several cards, from the whole picture to details. */
const crops: readonly Crop[] = ['upper', 'torso', 'hips', 'middle']

/** A large card for the overall favourite, small ones for women, men and the editors. */
export function InsightCards({ summary }: { summary: Summary }) {
  const texts = useTexts(insightTexts)
  const [hot] = summary.hotPicks
  const others = [
    { eyebrow: texts.womanPick, pick: summary.womanPick },
    { eyebrow: texts.manPick, pick: summary.manPick },
    { eyebrow: texts.pickersPick, pick: summary.pickersPick },
  ]
  const pictures = [hot, ...others.map(({ pick }) => pick)].map((pick) => pick?.imageUrl)
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
          <span>{`${texts.hotSentence} `}</span>
          <span lang={langOf(hot.name)}>{hot.name}</span>
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
              crop={crops[earlier(pictures, index + 1)] ?? 'upper'}
            >
              <span lang={langOf(pick.name)}>{pick.name}</span>
            </InsightCard>
          ),
      )}
    </div>
  )
}

export function InsightCardsSkeleton({ label }: { label: string }) {
  return <Skeleton label={label} layout={css.skeleton} />
}

/** The number of preceding cards with the same picture. */
const earlier = (pictures: readonly (string | undefined)[], at: number) =>
  pictures.slice(0, at).filter((picture) => picture === pictures[at]).length

/** The server's share, else the rank; a missing share is never estimated. */
function numeralOf(ratio: number | null, rank: string) {
  return ratio === null ? { value: '1', unit: rank } : { value: percent(ratio).replace('%', ''), unit: '%' }
}
