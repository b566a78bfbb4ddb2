import type { ReactNode } from 'react'
import type { Summary } from '../../contract/picks.ts'
import { percent } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { type Crop, Image, type PaperColor } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './InsightCards.module.css'
import { insightTexts } from './insightTexts.ts'

const SIZES = '(width > 48em) 25vw, 50vw'
/** Crops for the repetitions of a style on several cards: first a detail, which looks least like the whole. */
const crops: readonly Crop[] = ['upper', 'hips', 'torso', 'middle']

/** A large card for the overall favourite, small ones for women, men and the editors. */
export function InsightCards({ summary }: { summary: Summary }) {
  const texts = useTexts(insightTexts)
  const [hot] = summary.hotPicks
  const others = [
    { paperColor: 'lilac', eyebrow: texts.womanPick, pick: summary.womanPick },
    { paperColor: 'mustard', eyebrow: texts.manPick, pick: summary.manPick },
    { paperColor: 'mugwort', eyebrow: texts.pickersPick, pick: summary.pickersPick },
  ] as const
  const pictures = [hot, ...others.map(({ pick }) => pick)].map((pick) => pick?.imageUrl)
  return (
    <div className={css.cards}>
      {hot && (
        <InsightCard paperColor="apricot" eyebrow={texts.hotPick} pick={hot} lead={numeralOf(hot.share, texts.rank)}>
          <span>{`${texts.hotSentence} `}</span>
        </InsightCard>
      )}
      {others.map(
        ({ paperColor, eyebrow, pick }, index) =>
          pick && (
            <InsightCard
              key={eyebrow}
              paperColor={paperColor}
              eyebrow={eyebrow}
              pick={pick}
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
  pick: { name: string; imageUrl: string }
  crop?: Crop | undefined
  /** The numeral of the first of a row, which is larger. */
  lead?: { value: string; unit: string }
  /** Before the style's name. */
  children?: ReactNode
}

function InsightCard({ paperColor, eyebrow, pick: { name, imageUrl }, crop = 'upper', lead, children }: CardProps) {
  return (
    <article className={css.card} data-paper-color={paperColor} data-lead={lead !== undefined}>
      <div className={css.content}>
        <p className={`${css.eyebrow} caption`}>{eyebrow}</p>
        <p className={css.sentence}>
          {children}
          <span lang={langOf(name)}>{name}</span>
        </p>
        {lead && (
          <p className={css.numeral}>
            <span>{lead.value}</span>
            <small>{lead.unit}</small>
          </p>
        )}
      </div>
      <div className={css.picture}>
        <Image picture={{ ...imageAttributes(imageUrl), sizes: SIZES }} paperColor={paperColor} ratio="fill" crop={crop} />
      </div>
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
