import { useRef, useState } from 'react'
import { NotShown } from '../../api/QueryView.tsx'
import { useEpisodes } from '../episode/api.ts'
import { ALL, filters, matching, type ShopFilter, useListOptions } from './listOptions.ts'
import { ShopControls } from './ShopControls.tsx'
import { ShopList } from './ShopList.tsx'
import { StickyFilters } from './StickyFilters.tsx'
import { useShop } from './useShop.ts'
import { shopTexts } from './texts.ts'
import { EpisodeDialog } from '../episode/EpisodeDialog.tsx'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { FilterBar } from '../../ui/controls/FilterBar.tsx'
import { Page, PageTitle } from '../../ui/layout/Page.tsx'

/** The shop: category, episode and order in the address, and pages of products on demand. */
export function ShopPage() {
  const title = usePage()
  const texts = useTexts(shopTexts)
  const head = useRef<HTMLDivElement>(null)
  const options = useListOptions()
  const { sort, episodeId } = options
  const shop = useShop({ episodeId, needsAll: sort !== 'newest' })
  const { data: episodes } = useEpisodes()
  const episode = episodes?.items.find(({ id }) => id === episodeId)
  const [isChoosing, setChoosing] = useState(false)

  /** The filters stay in view; the list starts below them. */
  const showListFromTop = () =>
    scrollBy({ top: Math.min(head.current?.getBoundingClientRect().bottom ?? 0, 0), behavior: 'instant' })
  const choose: typeof options.choose = (change) => {
    options.choose(change)
    showListFromTop()
  }
  return (
    <>
      <div ref={head}>
        <Page>
          <PageTitle size="display" lead={texts.lead}>
            {title}
          </PageTitle>
        </Page>
      </div>
      <Filters
        shop={shop}
        options={options}
        episodeTitle={episode?.title}
        onChoose={choose}
        onChooseEpisode={() => setChoosing(true)}
      />
      <Page>
        <ShopList
          shop={shop}
          options={options}
          isUnknownEpisode={episodes?.unreadable.length === 0 && episodeId !== undefined && !episode}
          onShowAll={() => choose({ filter: ALL })}
          onShowAllEpisodes={() => choose({ episodeId: undefined })}
        />
        <NotShown count={shop.error ? 0 : shop.unreadable} />
      </Page>
      {isChoosing && episodes && (
        <EpisodeDialog
          episodes={episodes}
          chosenId={episodeId}
          toEpisode={options.toEpisode}
          all={{ to: options.toEpisode(), label: texts.allEpisodes }}
          onChoose={showListFromTop}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

type Options = ReturnType<typeof useListOptions>

type FiltersProps = {
  shop: ReturnType<typeof useShop>
  options: Options
  /** Undefined until it is known. */
  episodeTitle: string | undefined
  onChoose: Options['choose']
  onChooseEpisode: () => void
}

function Filters({ shop, options: { filter, sort, episodeId }, episodeTitle, onChoose, onChooseEpisode }: FiltersProps) {
  const texts = useTexts(shopTexts)
  return (
    <StickyFilters>
      <FilterBar
        label={texts.filter}
        value={filter}
        onChoose={(next) => onChoose({ filter: filters.find((one) => one === next) ?? ALL })}
        filters={countedFilters(shop, texts.categories)}
      >
        <ShopControls
          episodeId={episodeId}
          episodeTitle={episodeTitle}
          onChooseEpisode={onChooseEpisode}
          sort={sort}
          onSort={(next) => onChoose({ sort: next })}
        />
      </FilterBar>
    </StickyFilters>
  )
}

/** With counts once all products are loaded. */
function countedFilters({ products = [], isComplete }: ReturnType<typeof useShop>, labels: Record<ShopFilter, string>) {
  return filters.map((value) => ({
    value,
    label: labels[value],
    count: isComplete ? matching(products, value).length : null,
  }))
}
