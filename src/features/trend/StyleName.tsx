import { Link } from 'react-router-dom'
import { toShop } from '../../config/paths.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './StyleName.module.css'
import { trendTexts } from './texts.ts'

type Props = {
  name: string
  /** Links to the products of this episode; plain text without it. */
  episodeId?: number | undefined
  isMine: boolean
}

export function StyleName({ name, episodeId, isMine }: Props) {
  const { mine } = useTexts(trendTexts)
  return (
    <span className={css.name}>
      {episodeId === undefined ? (
        <span lang={langOf(name)}>{name}</span>
      ) : (
        <Link className="hover-link" to={toShop(episodeId)} lang={langOf(name)}>
          {name}
        </Link>
      )}
      <span> </span>
      {isMine && <span className={css.mine}>{mine}</span>}
    </span>
  )
}
