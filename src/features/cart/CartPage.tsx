import { patterns } from '../../config/paths.ts'
import { CartLayout, CartTitle, CheckoutGone } from './CartLayout.tsx'
import { CartLines } from './CartLines.tsx'
import { FreeShippingGoods } from './FreeShippingGoods.tsx'
import { CartBar, CartSummary } from './CartSummary.tsx'
import { useAppSelector } from '../../hooks.ts'
import { useRefreshedOrderLines } from './refreshedOrderLines.ts'
import { cartTexts } from './texts.ts'
import { useDocumentTitle } from '../../texts/useDocumentTitle.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { pageTexts } from '../../texts/pages.ts'

export function CartPage() {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(cartTexts)
  useDocumentTitle(titles.cart)
  const { items, totalItems } = useAppSelector((state) => state.cart)
  const lines = useRefreshedOrderLines(items)
  return (
    <Page>
      <CartTitle totalItems={totalItems}>{titles.cart}</CartTitle>
      <CheckoutGone />
      {items.length === 0 ? (
        <EmptyState title={texts.empty} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} />
      ) : (
        <>
          <CartLayout summary={<CartSummary lines={lines} />} more={<FreeShippingGoods lines={lines} />}>
            <CartLines lines={lines} />
          </CartLayout>
          <CartBar lines={lines} />
        </>
      )}
    </Page>
  )
}
