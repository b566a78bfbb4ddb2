import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './TrendSection.module.css'

type Props = {
  number: number
  title: string
  /** What the picture shows, in a sentence; absent while there is nothing to find. */
  finding?: ReactNode
  /** The picture; absent while it is awaited, a string says why there is none. */
  children?: ReactNode
}

/** One numbered finding: the caption says it, the list beside it proves it (TREND-08). */
export function TrendSection({ number, title, finding, children }: Props) {
  const common = useTexts(commonTexts)
  return (
    <section className={css.section}>
      <figure className={css.figure}>
        <figcaption>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <h2 className={css.title}>{title}</h2>
          {finding !== undefined && <p className={css.finding}>{finding}</p>}
        </figcaption>
        <div className={css.matter}>{content(children, common.loading, number)}</div>
      </figure>
    </section>
  )
}

/** What stands in for each section's picture: five bars, two podiums, columns of ages, frames. */
const awaited = [
  { frames: 5, layout: css.bars },
  { frames: 2, layout: css.podiums },
  { frames: 5, layout: css.columns },
  { frames: 3, layout: css.frames },
]

function content(children: ReactNode, loading: string, number: number) {
  if (children === undefined) return <Skeleton label={loading} {...awaited[number - 1]} />
  return typeof children === 'string' ? <EmptyState title={children} /> : children
}
