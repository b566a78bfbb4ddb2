import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './TrendSection.module.css'
import { langOf } from '../../lib/langOf.ts'

type Props = {
  number: number
  title: string
  /** The chart's conclusion; absent without one, null while loading. */
  finding?: ReactNode
  /** The chart; absent while loading, a string if it cannot be shown. */
  children?: ReactNode
}

/** A numbered section: a conclusion and the chart that proves it. */
export function TrendSection({ number, title, finding, children }: Props) {
  return (
    <section className={`${css.section} ruled`}>
      <figure className={css.figure}>
        <figcaption>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <h2 className={css.title}>{title}</h2>
          {finding !== undefined && <p className={css.finding}>{finding}</p>}
        </figcaption>
        <div className={css.content}>{content(children, number)}</div>
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

function content(children: ReactNode, number: number) {
  if (children === undefined) return <Skeleton {...awaited[number - 1]} />
  return typeof children === 'string' ? <p>{children}</p> : children
}

/** A text with names of styles, which have their own language; `{0}` is the first name. */
export function Sentence({ text, names }: { text: string; names: readonly string[] }) {
  return text.split(/(\{\d\})/).map((part, at) => {
    const index = /^\{(\d)\}$/.exec(part)?.[1]
    const name = index === undefined ? undefined : names[Number(index)]
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
      <span key={at} lang={name === undefined ? undefined : langOf(name)}>
        {name ?? part}
      </span>
    )
  })
}
