import { shown, type Guide } from './guide.ts'

/** Product components, by their stories' ids. */
export const productGuides: Readonly<Record<string, Guide>> = {
  'features-address-addresscard': {
    use: 'For a delivery address: with a choice at the checkout, without one in the profile. ChoiceTile is its surface.',
    keyboard: 'A radio button: arrow keys choose the address.',
    screenReader: 'A radio button named by label, name, phone number and address.',
  },
  'features-cart-cartline': {
    use: 'For one product and size in the cart.',
    keyboard: 'Tab reaches the stepper and the button that removes it.',
    screenReader: 'The remove button names its product. Removing can be undone by the toast.',
  },
  'features-catalogue-productrow': shown(
    'For one product of an order or of the checkout; struck through where it is cancelled.',
    'Its status is words, not the line through it.',
  ),
  'features-cart-purchasesummary': shown(
    'Beside a cart or a checkout. Its bar says how much is missing for free shipping.',
    'A list of terms and amounts. The bar is hidden: its sentence says the same.',
  ),
  'features-checkout-paymentmethods': {
    use: 'At the checkout, for the four payment methods.',
    keyboard: 'A radio group: arrow keys choose.',
    screenReader: 'A group named by its legend; icons are hidden.',
    dont: 'Never logos of card companies.',
  },
  'ui-pickring': shown(
    'Around what a person chose. Ringed circles words. Its variant is the id, so neighbours differ and one style keeps its own.',
    'Hidden: the circled element says in its own words that it is picked.',
    {
      do: 'Red means that a person chose this.',
      dont: 'Never around prices, products or errors, never the same variant twice in a row.',
    },
  ),
  'features-catalogue-pricetag': shown(
    'For a price with its discount and list price.',
    'The list price is preceded by a hidden 정가, so that it is not taken for the price.',
    { dont: 'Never red: a discount is ink.' },
  ),
  'features-catalogue-productcard': {
    use: 'For a product in a list. SharedPicture lets its picture grow into the product’s page.',
    keyboard: 'One link for the whole card: Tab, then Enter.',
    screenReader: 'A heading with a link; the picture is hidden, since the name says it.',
    dont: 'Never red.',
  },
  'api-queryview': {
    use: 'Around data that a request brings: what loads before it comes, why it failed, or the data, with an error above it if it is old.',
    keyboard: 'Tab to the button that tries again.',
    screenReader: 'An alert on failure; before, whatever the loading state says.',
  },
  'features-reviews-reviewcard': {
    use: 'For a review in a list. Its own width sets the photo: above the text, from 384 px on beside it. Its variant follows its id; text is cut at 120 letters, at 70 without a picture.',
    keyboard: 'Tab reaches the product’s link and the button that opens the review.',
    screenReader: 'An article with a quotation in its own language; the button has its words also where it is not visible.',
  },
  'features-episode-stylecard': {
    use: 'StyleCard to choose a style, StyleImage to show one. Caption is the number of a picture.',
    keyboard: 'A toggle button: Tab, then Enter or Space.',
    screenReader: 'A button that says whether it is pressed; numbers are hidden.',
    dont: 'Never dim the styles that are not picked.',
  },
  'ui-wordmark': shown('In navigation and footer, and nowhere twice.', 'Read as Pickers; it is not translated.'),
}
