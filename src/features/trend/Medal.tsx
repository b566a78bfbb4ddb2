import css from './Medal.module.css'

/** A rank: gold, silver, bronze, then an outlined disc. The digit does not rely on color. */
export function Medal({ rank }: { rank: number }) {
  return (
    <span className={css.medal} data-rank={rank}>
      {rank}
    </span>
  )
}
