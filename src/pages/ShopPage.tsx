import { useRef } from 'react'
import { filters, matching, useShopFilter } from '../features/shop/category.ts'
import { ShopShelf } from '../features/shop/ShopShelf.tsx'
import { useShop } from '../features/shop/useShop.ts'
import { shopTexts } from '../features/shop/texts.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { FilterBar } from '../ui/FilterBar.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The shop: a filter in the address, and pages of products on demand (SHOP). */
export function ShopPage() {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(shopTexts)
  useDocumentTitle(titles.shop)
  const head = useRef<HTMLDivElement>(null)
  const shop = useShop()
  const [filter, choose] = useShopFilter()
  const newest = shop.products?.[0]?.episodeId

  const filterBy = (next: string) => {
    choose(next)
    // Keep the filter bar in place; the list starts below it.
    const bottom = head.current?.getBoundingClientRect().bottom ?? 0
    if (bottom < 0) scrollBy({ top: bottom, behavior: 'instant' })
  }
  return (
    <>
      <div ref={head}>
        <Page>
          <PageTitle size="display" eyebrow={newest ? texts.eyebrow(newest) : ' '}>
            {titles.shop}
          </PageTitle>
        </Page>
      </div>
      <FilterBar
        label={texts.filter}
        value={filter}
        onChoose={filterBy}
        filters={filters.map((value) => ({
          value,
          label: texts.categories[value],
          // The count is known once all products are loaded.
          ...(shop.isComplete ? { count: matching(shop.products ?? [], value).length } : {}),
        }))}
      />
      <Page>
        <ShopShelf shop={shop} filter={filter} onShowAll={() => filterBy(filters[0])} />
      </Page>
    </>
  )
}
