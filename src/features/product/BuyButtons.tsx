import { won } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ActionBar } from '../../ui/Page.tsx'
import css from './Product.module.css'
import type { Ordering } from './useOrdering.ts'
import { productTexts } from './texts.ts'

/** The two buttons in the panel on desktops: add to cart, buy now (PROD-06, PROD-07). */
export function BuyButtons({ ordering: { isSoldOut, addToCart, buyNow } }: { ordering: Ordering }) {
  const texts = useTexts(productTexts)
  return (
    <div className={css.buttons}>
      <Button look="outline" size="large" disabled={isSoldOut} onClick={addToCart}>
        {texts.addToCart}
      </Button>
      <Button size="large" disabled={isSoldOut} onClick={buyNow}>
        {isSoldOut ? texts.soldOut : texts.buyNow}
      </Button>
    </div>
  )
}

/** The two buttons fixed at the bottom of the screen on phones, with the amount. */
export function BuyBar({ ordering: { isSoldOut, totalAmount, chosen, addToCart, buyNow } }: { ordering: Ordering }) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  const buy = chosen.length > 0 ? texts.buyFor(won(totalAmount, language)) : texts.buyNow
  return (
    <ActionBar isPhoneOnly>
      <div className={css.bar}>
        <Button look="outline" disabled={isSoldOut} onClick={addToCart}>
          {texts.addShort}
        </Button>
        <Button disabled={isSoldOut} onClick={buyNow}>
          {isSoldOut ? texts.soldOut : buy}
        </Button>
      </div>
    </ActionBar>
  )
}
