import { patterns } from '../config/paths.ts'
import css from '../features/cart/Cart.module.css'
import { CartLines } from '../features/cart/CartLines.tsx'
import { CartBar, CartSummary } from '../features/cart/CartSummary.tsx'
import { count } from '../lib/format.ts'
import { useAppSelector } from '../store/hooks.ts'
import { useRefreshedOrderLines } from '../store/cart/refreshedOrderLines.ts'
import { cartTexts } from '../features/cart/texts.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { pageTexts } from './texts.ts'

/** What was chosen so far, at today's prices, and the way to the checkout (CART). */
export function CartPage() {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(cartTexts)
  useDocumentTitle(titles.cart)
  const { items, totalItems } = useAppSelector((state) => state.cart)
  const lines = useRefreshedOrderLines(items)
  return (
    <Page>
      <div className={css.title}>
        <PageTitle>
          {titles.cart} {totalItems > 0 && <span aria-hidden="true">{count(totalItems)}</span>}
        </PageTitle>
        {totalItems > 0 && (
          <VisuallyHidden>
            <p>{texts.count(count(totalItems))}</p>
          </VisuallyHidden>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={texts.empty} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} />
      ) : (
        <>
          <div className={css.cart}>
            <CartLines lines={lines} />
            <div className={css.aside}>
              <CartSummary lines={lines} />
            </div>
          </div>
          <CartBar lines={lines} />
        </>
      )}
    </Page>
  )
}
