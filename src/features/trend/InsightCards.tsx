import type { ReactNode } from 'react'
import type { InPart } from '../../api/api.ts'
import { callText } from '../../api/errorText.ts'
import type { Summary } from '../../contract/picks.ts'
import { percent } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { type Crop, Image, type PaperColor } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './InsightCards.module.css'
import { insightTexts } from './insightTexts.ts'

const SIZES = '(width > 48em) 25vw, 50vw'
/** Crops for the repetitions of a style on several cards: first a detail, which looks least like the whole. */
const crops: readonly Crop[] = ['upper', 'hips', 'torso', 'middle']

/** A large card for the overall favourite, small ones for women, men and the editors. */
export function InsightCards({ summary }: { summary: InPart<Summary> }) {
  const texts = useTexts(insightTexts)
  const [hot] = summary.hotPicks
  const isUnreadable = (part: keyof Summary) => summary.unreadable.some(({ of }) => of === part)
  const others = [
    { paperColor: 'lilac', eyebrow: texts.womanPick, part: 'womanPick' },
    { paperColor: 'mustard', eyebrow: texts.manPick, part: 'manPick' },
    { paperColor: 'mugwort', eyebrow: texts.pickersPick, part: 'pickersPick' },
  ] as const
  const pictures = [hot, ...others.map(({ part }) => summary[part])].map((pick) => pick?.imageUrl)
  return (
    <div className={css.cards}>
      {hot ? (
        <InsightCard paperColor="apricot" eyebrow={texts.hotPick} pick={hot} lead={numeralOf(hot.share, texts.rank)}>
          <span>{`${texts.hotSentence} `}</span>
        </InsightCard>
      ) : (
        <InsightCard paperColor="apricot" eyebrow={texts.hotPick} pick={null} />
      )}
      {others.map(
        ({ paperColor, eyebrow, part }, index) =>
          (summary[part] || isUnreadable(part)) && (
            <InsightCard
              key={eyebrow}
              paperColor={paperColor}
              eyebrow={eyebrow}
              pick={summary[part]}
              crop={crops[earlier(pictures, index + 1)]}
            />
          ),
      )}
    </div>
  )
}

type CardProps = {
  paperColor: PaperColor
  eyebrow: string
  /** Null if it could not be read. */
  pick: { name: string; imageUrl: string } | null
  crop?: Crop | undefined
  /** The numeral of the first of a row, which is larger. */
  lead?: { value: string; unit: string }
  /** Before the style's name. */
  children?: ReactNode
}

function InsightCard({ paperColor, eyebrow, pick, crop = 'upper', lead, children }: CardProps) {
  const failed = callText(useTexts(errorTexts), 'statisticsSummary')
  return (
    <article className={css.card} data-paper-color={paperColor} data-lead={lead !== undefined}>
      <div className={css.content}>
        <p className={`${css.eyebrow} caption`}>{eyebrow}</p>
        <p className={css.sentence}>
          {children}
          <span lang={pick ? langOf(pick.name) : undefined}>{pick?.name ?? failed}</span>
        </p>
        {lead && (
          <p className={css.numeral}>
            <span>{lead.value}</span>
            <small>{lead.unit}</small>
          </p>
        )}
      </div>
      {pick && (
        <div className={css.picture}>
          <Image picture={{ ...imageAttributes(pick.imageUrl), sizes: SIZES }} paperColor={paperColor} ratio="fill" crop={crop} />
        </div>
      )}
    </article>
  )
}

export const InsightCardsSkeleton = () => <Skeleton layout={css.skeleton} />

/** The number of preceding cards with the same picture. */
const earlier = (pictures: readonly (string | undefined)[], at: number) =>
  pictures.slice(0, at).filter((picture) => picture === pictures[at]).length

/** The server's share, else the rank; a missing share is never estimated. */
function numeralOf(ratio: number | null, rank: string) {
  return ratio === null ? { value: '1', unit: rank } : { value: percent(ratio).replace('%', ''), unit: '%' }
}
