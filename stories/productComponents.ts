/** Components outside `src/ui` that have a page in Storybook, too: their files below `src`, and their stories below `stories`. */
export const productComponents: readonly string[] = [
  'api/QueryView',
  'features/address/AddressCard',
  'features/cart/CartLine',
  'features/cart/PurchaseSummary',
  'features/catalogue/PriceTag',
  'features/catalogue/ProductCard',
  'features/catalogue/ProductRow',
  'features/checkout/PaymentMethods',
  'features/episode/StyleCard',
  'features/reviews/ReviewCard',
]

/** The id of a component's stories. */
export const storiesId = (component: string): string => component.toLowerCase().replaceAll('/', '-')
