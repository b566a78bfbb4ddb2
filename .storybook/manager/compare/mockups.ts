/** A mockup of the design in `docs/pictures/mockups`: a screen at a width in px, in Korean. */
export type Mockup = { readonly name: string; readonly width: number; readonly theme: 'light' | 'dark' }

/** The names of mockups, by the id of the stories that show the same, or of the one story that does. */
const byStories: Readonly<Record<string, readonly string[]>> = {
  'pages-landing': ['landing-390', 'landing-1440'],
  'pages-login': ['login-390', 'login-1440'],
  'pages-home': ['home-390', 'home-1440', 'home-dark-390', 'home-picked-390', 'home-finished-390', 'home-finished-1440'],
  'pages-home--picked-with-memo': ['home-picked-390'],
  'pages-home--picked-without-memo': ['home-picked-390'],
  'pages-home--coming-soon': ['home-finished-390', 'home-finished-1440'],
  'pages-home--coming-soon-on-desktop': ['home-finished-1440'],
  'pages-pick': ['pick-390', 'pick-1440', 'pick-confirm-390', 'pick-done-390'],
  'pages-pick--confirmation': ['pick-confirm-390'],
  'pages-pick--participation-complete': ['pick-done-390'],
  'pages-trend': ['trend-390', 'trend-1440', 'trend-ranks-390', 'trend-ranks-1440'],
  'pages-trend--ranks-without-shares': ['trend-ranks-390', 'trend-ranks-1440'],
  'pages-community': ['community-390', 'community-1440'],
  'pages-shop': ['shop-390', 'shop-1440'],
  'pages-product': ['product-390', 'product-1440'],
  'pages-cart': ['cart-390', 'cart-1440'],
  'pages-checkout': ['checkout-390', 'checkout-1440'],
  'pages-paymentresult': ['payment-result-390'],
  'pages-orders': ['orders-390', 'orders-cancel-390', 'orders-cancel-1440'],
  'pages-orders--cancel-with-refund-account': ['orders-cancel-390', 'orders-cancel-1440'],
  'features-orders-cancel-canceldialog': ['orders-cancel-390', 'orders-cancel-1440'],
  'features-memo-memodialog': ['memo-dialog-390'],
  'features-reviews-form-reviewform': ['review-dialog-390'],
  'features-trend-rankedimages': ['trend-ranks-390', 'trend-ranks-1440'],
}

/** The mockups of a story, those of this very situation first. */
export function mockupsOf(storyId: string): readonly Mockup[] {
  const [stories = ''] = storyId.split('--')
  const names = new Set([storyId, stories].flatMap((id) => byStories[id] ?? []))
  return [...names].map((name) => ({
    name,
    width: Number(name.split('-').at(-1)),
    theme: name.includes('-dark-') ? 'dark' : 'light',
  }))
}

export const mockupPicture = (name: string): string => `pictures/mockups/${name}.webp`
