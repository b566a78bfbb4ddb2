import { listedProducts, useProductsInfiniteQuery } from '../catalogue/api.ts'
import { ProductList } from '../catalogue/ProductList.tsx'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import css from './EmptyCart.module.css'
import { cartTexts } from './texts.ts'

const SHOWN = 6

/** What is missing, the way to the shop, and its newest products. */
export function EmptyCart() {
  const texts = useTexts(cartTexts)
  const { data, isLoading } = useProductsInfiniteQuery(undefined)
  const newest = listedProducts(data)
    .filter(({ isSoldOut }) => isSoldOut !== true)
    .slice(0, SHOWN)
  return (
    <>
      <div className={css.text}>
        <p>{texts.empty}</p>
        <ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>
      </div>
      {(isLoading || newest.length > 0) && (
        <Section title={texts.newest}>
          {isLoading ? (
            <Skeleton count={SHOWN} shape="4:5" layout={css.goods} />
          ) : (
            <ProductList products={newest} sizes="(width > 48em) 17rem, (width >= 43.75em) 33vw, 50vw" layout={css.goods} />
          )}
        </Section>
      )}
    </>
  )
}
