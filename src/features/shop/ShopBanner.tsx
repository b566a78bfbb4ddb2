import { skipToken } from '@reduxjs/toolkit/query'
import { useProductsInfiniteQuery } from '../catalogue/api.ts'
import { patterns } from '../../config/paths.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Image } from '../../ui/Image.tsx'
import css from './ShopBanner.module.css'
import { bannerTexts } from './texts.ts'

const PICTURES = 3
const awaited = Array.from({ length: PICTURES }, (_, at) => at)

/** The link to the shop with its newest products; without a reply, or where the page shows them above, only the texts. */
export function ShopBanner({ hasPictures = true }: { hasPictures?: boolean }) {
  const texts = useTexts(bannerTexts)
  const { data, isError } = useProductsInfiniteQuery(hasPictures ? undefined : skipToken)
  const products = data?.pages[0]?.items ?? []
  return (
    <section className={css.band} data-theme="light">
      <div className={css.content}>
        <p className={css.eyebrow}>{texts.eyebrow}</p>
        <h2 className={css.title}>{texts.title}</h2>
        <ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>
      </div>
      {hasPictures && (
        <div className={css.pictures} aria-hidden="true">
          {products.slice(0, PICTURES).map(({ id, imageUrl }) => (
            <Image key={id} picture={{ ...imageAttributes(imageUrl), sizes: '14rem' }} ratio="4:5" paperColor="mustard" />
          ))}
          {!data && !isError && awaited.map((at) => <span key={at} className={css.awaited} />)}
        </div>
      )}
    </section>
  )
}
