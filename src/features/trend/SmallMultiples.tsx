import { Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import { ringVariantOf, PickRing } from '../../ui/PickRing.tsx'
import css from './SmallMultiples.module.css'
import { StyleName } from './StyleName.tsx'

type SmallMultiple = {
  title: string
  entries: readonly {
    name: string
    picture: Picture
    paperColor?: PaperColor
    /** Label and bar relative to the longest of all columns; absent if only ranks are known. */
    measure?: { value: string; ratio: number } | undefined
    isMine: boolean
    to?: string
  }[]
}

type Props = {
  columns: readonly SmallMultiple[]
  mineLabel: string
  /** The accessible name of the row. */
  label: string
}

/** A row of small charts on the same scale, for comparison. */
export function SmallMultiples({ columns, mineLabel, label }: Props) {
  return (
    <section className={css.columns} aria-label={label}>
      {columns.map(({ title, entries }) => (
        <div key={title} className={css.column}>
          <h3 className={css.title}>{title}</h3>
          <ol className={css.entries}>
            {entries.map(({ name, picture, paperColor = 'sky', measure, isMine, to }, index) => (
              <li key={picture.src}>
                <Image picture={picture} paperColor={paperColor} crop="upper">
                  {isMine && <PickRing variant={ringVariantOf(index)} />}
                </Image>
                {measure && (
                  <span className={css.measure}>
                    <span className={css.bar} data-mine={isMine} style={{ '--ratio': measure.ratio }} aria-hidden="true" />
                    <span>{measure.value}</span>
                  </span>
                )}
                <StyleName name={name} to={to} mineLabel={isMine ? mineLabel : undefined} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
