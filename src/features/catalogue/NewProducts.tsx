import { useTexts } from '../../texts/useTexts.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { listedProducts, useProductsInfiniteQuery } from './api.ts'
import css from './NewProducts.module.css'
import { ProductList } from './ProductList.tsx'
import { catalogueTexts } from './texts.ts'

const SHOWN = 6

/**
 * Of a picture: in three columns, and in six. In a phone's two it is wider than said, by less than a tenth: so phones with two pixels
 * a point fetch the small file.
 */
const SIZES = {
  columns: '(width > 48em) 17rem, (width >= 43.75em) 33vw, 10rem',
  row: '(width >= 64em) 13rem, (width >= 43.75em) 33vw, 10rem',
}

/** The newest products of the shop; nothing if they cannot be loaded. `row` stands in one line on desktops. */
export function NewProducts({ variant = 'row' }: { variant?: 'columns' | 'row' }) {
  const { newest } = useTexts(catalogueTexts)
  const { data, isLoading } = useProductsInfiniteQuery(undefined)
  const products = listedProducts(data)
    .filter(({ isSoldOut }) => isSoldOut !== true)
    .slice(0, SHOWN)
  if (!isLoading && products.length === 0) return null
  return (
    <Section title={newest}>
      {isLoading ? (
        <Skeleton count={SHOWN} shape="4:5" layout={css[variant]} />
      ) : (
        <ProductList products={products} sizes={SIZES[variant]} layout={css[variant]} />
      )}
    </Section>
  )
}
