/** Mockups of the design, in `docs/pictures/mockups`, by the id of the stories that show the same. */
const byStories: Readonly<Record<string, readonly string[]>> = {
  'pages-landing': ['landing-390', 'landing-1440'],
  'pages-login': ['login-390', 'login-1440'],
  'pages-home': ['home-390', 'home-1440', 'home-dark-390', 'home-picked-390', 'home-finished-390', 'home-finished-1440'],
  'pages-pick': ['pick-390', 'pick-1440', 'pick-confirm-390', 'pick-done-390'],
  'pages-trend': ['trend-390', 'trend-1440', 'trend-ranks-390', 'trend-ranks-1440'],
  'pages-community': ['community-390', 'community-1440'],
  'pages-shop': ['shop-390', 'shop-1440'],
  'pages-product': ['product-390', 'product-1440'],
  'pages-cart': ['cart-390', 'cart-1440'],
  'pages-checkout': ['checkout-390', 'checkout-1440'],
  'pages-paymentresult': ['payment-result-390'],
  'pages-orders': ['orders-390', 'orders-cancel-390', 'orders-cancel-1440'],
  'features-orders-cancel-canceldialog': ['orders-cancel-390', 'orders-cancel-1440'],
  'features-memo-memodialog': ['memo-dialog-390'],
  'features-reviews-form-reviewform': ['review-dialog-390'],
  'features-trend-rankedimages': ['trend-ranks-390', 'trend-ranks-1440'],
}

/** The names of the mockups of a story, e.g. `cart-390`: a screen and its width in px. */
export const mockupsOf = (storyId: string): readonly string[] => byStories[storyId.split('--')[0] ?? ''] ?? []
