import { screen } from '@testing-library/react'
import { fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { ReviewForm } from '../../src/features/reviews/form/ReviewForm.tsx'
import { reviewFormTexts } from '../../src/features/reviews/form/texts.ts'
import { reviewTexts } from '../../src/features/reviews/texts.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { purchaseTexts } from '../../src/texts/purchase.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { cartItem, storeCart } from '../support/cartPage.tsx'
import { renderApp } from '../support/renderApp.tsx'
import { proveFaults, type Row } from './faultTable.tsx'

const loading = () => screen.getAllByText(commonTexts.ko.loading)[0] ?? document.body
const reviewText = '소매 끝까지 부드럽고 목이 따갑지 않아요'

/** Renders the form next to the app, with the app's store. */
async function submitReview() {
  const shop = await renderApp('/reviews', { as: 'minseo', settle: false })
  const line = { id: 1, productId: 1, productName: '코트', productImageUrl: 'a.avif', size: 'M', quantity: 1 }
  await screen.findAllByRole('article')
  render(
    <TextsProvider initial="ko">
      <Provider store={shop.store}>
        <MemoryRouter>
          <ReviewForm
            orderId="20261121-1"
            line={line}
            photos={{ all: [], change: () => undefined }}
            onSent={() => undefined}
            onDone={() => undefined}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </Provider>
    </TextsProvider>,
  )
  fireEvent.change(await screen.findByRole('textbox', { name: reviewFormTexts.ko.content }), { target: { value: reviewText } })
  await shop.user.click(screen.getByRole('button', { name: reviewFormTexts.ko.submit }))
  return shop
}

/** A stored cart of one line; the page fetches its product. */
async function openCartWithLine() {
  storeCart(cartItem())
  return renderApp('/cart', { as: 'jihoon', settle: false })
}

const rows: Row[] = [
  {
    call: 'products',
    ids: 'SHOP-06',
    open: () => renderApp('/shop', { as: 'jihoon', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'product',
    ids: 'PROD-11',
    open: () => renderApp('/product/7', { as: 'jihoon', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'product',
    ids: 'CART-08',
    context: 'of a line in the cart',
    open: openCartWithLine,
    // The stored price stays, marked as not checked.
    message: purchaseTexts.ko.unchecked,
    pendingElement: () => screen.getByText('헤링본 코트'),
    remainingElement: () => screen.getByText('헤링본 코트'),
  },
  {
    call: 'product',
    ids: 'REV-01',
    context: 'beside its reviews',
    open: () => renderApp('/product/7/reviews', { as: 'jihoon', settle: false }),
    // The reviews are shown without the product's name.
    message: reviewTexts.ko.count('2'),
    pendingElement: () => screen.getByRole('heading', { level: 1 }),
  },
  {
    call: 'productReviews',
    ids: 'REV-01',
    open: () => renderApp('/product/7/reviews', { as: 'jihoon', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'reviews',
    ids: 'REV-02',
    open: () => renderApp('/reviews', { as: 'jihoon', settle: false }),
    pendingElement: loading,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'createReview',
    ids: 'REV-13',
    open: submitReview,
    ownText: reviewFormTexts.ko.failed,
    pendingElement: () => screen.getByRole('button', { name: new RegExp(reviewFormTexts.ko.submit), busy: true }),
    remainingElement: () => screen.getByDisplayValue(reviewText),
  },
]

proveFaults(rows)
