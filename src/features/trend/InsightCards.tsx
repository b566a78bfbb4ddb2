import type { ReactNode } from 'react'
import type { InPart } from '../../api/api.ts'
import { callText } from '../../api/errorText.ts'
import type { Summary } from '../../contract/picks.ts'
import { percent } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image, type PaperColor } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './InsightCards.module.css'
import { insightTexts } from './insightTexts.ts'

const SIZES = '(width > 48em) 25vw, 50vw'

/** A large card for the overall favourite, small ones for women, men and the editors. A picture is shown once. */
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
              hasPicture={!pictures.slice(0, index + 1).includes(summary[part]?.imageUrl)}
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
  hasPicture?: boolean
  /** The numeral of the first of a row, which is larger. */
  lead?: { value: string; unit: string }
  /** Before the style's name. */
  children?: ReactNode
}

function InsightCard({ paperColor, eyebrow, pick, hasPicture = true, lead, children }: CardProps) {
  const failed = callText(useTexts(errorTexts), 'statisticsSummary')
  return (
    <article
      className={css.card}
      data-paper-color={paperColor}
      data-lead={lead !== undefined}
      data-pictured={pick === null || hasPicture}
    >
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
      {pick && hasPicture && (
        <div className={css.picture}>
          <Image
            picture={{ ...imageAttributes(pick.imageUrl), sizes: SIZES }}
            paperColor={paperColor}
            ratio="fill"
            crop="upper"
          />
        </div>
      )}
    </article>
  )
}

export const InsightCardsSkeleton = () => <Skeleton layout={css.skeleton} />

/** The server's share, else the rank; a missing share is never estimated. */
function numeralOf(ratio: number | null, rank: string) {
  return ratio === null ? { value: '1', unit: rank } : { value: percent(ratio).replace('%', ''), unit: '%' }
}
