import { CartColumns, CartLayout, CartLines, CartTitle, CheckoutGone } from './CartLayout.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FreeShippingGoods } from './FreeShippingGoods.tsx'
import { CartBar, CartSummary } from './CartSummary.tsx'
import { useAppSelector } from '../../hooks.ts'
import { useRefreshedLines } from './refreshedLines.ts'
import { usePage } from '../../texts/usePage.ts'
import { Page } from '../../ui/layout/Page.tsx'

export function CartPage() {
  const title = usePage()
  const { items, totalItems } = useAppSelector((state) => state.cart)
  const lines = useRefreshedLines(items)
  return (
    <Page>
      <CartColumns isEmpty={items.length === 0}>
        <CartTitle totalItems={totalItems}>{title}</CartTitle>
        <CheckoutGone />
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <CartLayout summary={<CartSummary lines={lines} />} more={<FreeShippingGoods lines={lines} />}>
              <CartLines lines={lines} />
            </CartLayout>
            <CartBar lines={lines} />
          </>
        )}
      </CartColumns>
    </Page>
  )
}
