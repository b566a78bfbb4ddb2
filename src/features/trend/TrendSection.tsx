import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './TrendSection.module.css'

type Props = {
  number: number
  title: string
  /** The chart's conclusion; absent without one. */
  finding?: ReactNode
  /** The chart; absent while loading, a string if it cannot be shown. */
  children?: ReactNode
}

/** A numbered section: a conclusion and the chart that proves it (TREND-08). */
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

/** The placeholder of each section: five bars, two podiums, columns of ages, pictures. */
const awaited = [
  { count: 5, layout: css.bars },
  { count: 2, layout: css.podiums },
  { count: 5, layout: css.columns },
  { count: 3, layout: css.images },
]

function content(children: ReactNode, loading: string, number: number) {
  if (children === undefined) return <Skeleton label={loading} {...awaited[number - 1]} />
  return typeof children === 'string' ? <EmptyState title={children} /> : children
}
