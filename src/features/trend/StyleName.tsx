import { Link } from 'react-router-dom'
import { langOf } from '../../lib/langOf.ts'
import css from './StyleName.module.css'

type Props = {
  name: string
  /** The target of the link to the episode's products; plain text without it. */
  to?: string | undefined
  /** Marks the user's own pick, e.g. `내 Pick`. */
  mineLabel?: string | undefined
}

export function StyleName({ name, to, mineLabel }: Props) {
  return (
    <span className={css.name}>
      {to === undefined ? (
        <span lang={langOf(name)}>{name}</span>
      ) : (
        <Link to={to} lang={langOf(name)}>
          {name}
        </Link>
      )}
      <span> </span>
      {mineLabel !== undefined && <span className={css.mine}>{mineLabel}</span>}
    </span>
  )
}
