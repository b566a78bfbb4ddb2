import { Link } from 'react-router-dom'
import css from './StyleName.module.css'

type Props = {
  name: string
  lang?: string | undefined
  /** A link to the shop of its episode; words alone without one. */
  to?: string | undefined
  /** Marks one's own pick. */
  mineLabel?: string | undefined
}

/** The name under a picture. */
export function StyleName({ name, lang, to, mineLabel }: Props) {
  return (
    <span className={css.name}>
      {to === undefined ? (
        <span lang={lang}>{name}</span>
      ) : (
        <Link to={to} lang={lang}>
          {name}
        </Link>
      )}{' '}
      {mineLabel !== undefined && <span className={css.mine}>{mineLabel}</span>}
    </span>
  )
}
