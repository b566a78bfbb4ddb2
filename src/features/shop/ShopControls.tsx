import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { sorts, type ShopSort } from './listOptions.ts'
import css from './ShopControls.module.css'
import { shopTexts } from './texts.ts'

type Props = {
  episodeId: number | undefined
  /** Undefined until it is known. */
  episodeTitle: string | undefined
  onChooseEpisode: () => void
  sort: ShopSort
  onSort: (sort: ShopSort) => void
}

/** The episode and the order of the list, after the filters. */
export function ShopControls({ episodeId, episodeTitle, onChooseEpisode, sort, onSort }: Props) {
  const shop = useTexts(shopTexts)
  return (
    <div className={css.controls}>
      <button type="button" className={css.control} aria-haspopup="dialog" onClick={onChooseEpisode}>
        {episodeId === undefined ? (
          <span className={css.episode}>{shop.allEpisodes}</span>
        ) : (
          <span className={css.episode}>
            <span className={css.caption}>{`${shop.caption(episodeId)} `}</span>
            <span lang={langOf(episodeTitle)}>{episodeTitle}</span>
          </span>
        )}
        <Icon name="down" />
      </button>
      <span className={css.control}>
        <select
          className={css.select}
          aria-label={shop.sort}
          value={sort}
          onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? sorts[0])}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {shop.sorts[one]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  )
}
