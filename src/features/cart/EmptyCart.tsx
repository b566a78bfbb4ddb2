import { NewProducts } from '../catalogue/NewProducts.tsx'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import css from './EmptyCart.module.css'
import { cartTexts } from './texts.ts'

/** What is missing, the way to the shop, and its newest products. */
export function EmptyCart() {
  const texts = useTexts(cartTexts)
  return (
    <>
      <div className={css.text}>
        <p>{texts.empty}</p>
        <ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>
      </div>
      <NewProducts variant="columns" />
    </>
  )
}
