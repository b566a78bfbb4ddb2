import { readdirSync, readFileSync } from 'node:fs'
import { productComponents } from './productComponents.ts'
import { kebabCase, screensIn } from './screens.ts'

const read = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.stories.tsx') ? [readFileSync(`${folder}/${file}`, 'utf8')] : []))

const readStories = (path: string) => readFileSync(`stories/${path}.stories.tsx`, 'utf8')

/** Every screen in its main state: the stories of pages with the parameter `screen`. */
export const screens = screensIn(read('stories/pages'))

/** The screens of the overview. */
export const screenEntries = screens.filter(({ group }) => group !== undefined)

/** Two stories of a component; the only one of its kind stands for both. */
type Situations = readonly [first: string, second?: string]

/** The stories of shared components that are photographed instead of the first two of their file. */
const chosen: Readonly<Record<string, Situations>> = {
  ActionBar: ['ui-page--sticky-action-bar'],
  AmountText: ['ui-button--large-and-wide'],
  BackButton: ['ui-iconbutton--goes-back'],
  BlankImage: ['ui-image--blank'],
  Button: ['ui-button--large-and-wide', 'ui-button--disabled'],
  ButtonLink: ['ui-button--as-link', 'ui-emptystate--with-action'],
  Caption: ['ui-image--style-photo'],
  Carousel: ['ui-carousel--five-slides', 'ui-carousel--full-width'],
  CenteredPage: ['ui-spinner--on-its-own-page'],
  CountBadge: ['ui-iconbutton--with-count-badge', 'ui-topnav--large-cart-count'],
  Counter: ['ui-counter--below-limit', 'ui-counter--at-limit'],
  Dialog: ['ui-dialog--with-form', 'ui-dialog--scrolling-content'],
  DigitsInput: ['ui-digitsinput--digits-only', 'ui-digitsinput--paste-over-limit'],
  EmptyState: ['ui-emptystate--with-action', 'ui-emptystate--title-only'],
  ErrorState: ['ui-errorstate--with-retry', 'ui-errorstate--full-page'],
  Eyebrow: ['ui-page--episode-and-sections'],
  Field: ['ui-field--filled', 'ui-field--invalid'],
  FieldError: ['ui-field--error-of-group', 'ui-field--invalid'],
  FilterBar: ['ui-filterbar--one-selected', 'ui-filterbar--all-selected'],
  FooterFacts: ['ui-footer--default'],
  FooterGroup: ['ui-footer--default'],
  Icon: ['foundations-icons--all-icons'],
  IconButton: ['ui-iconbutton--outlined', 'ui-iconbutton--solid'],
  IconLink: ['ui-iconbutton--with-count-badge', 'ui-topnav--large-cart-count'],
  Image: ['ui-image--style-photo', 'ui-image--cropped-to-hips'],
  LimitedTextInput: ['ui-limitedtextarea--single-line'],
  Menu: ['ui-menu--open', 'ui-menu--with-choices'],
  MenuGroup: ['ui-menu--with-choices'],
  Page: ['ui-page--episode-and-sections', 'ui-page--title-in-side-column'],
  PageTitle: ['ui-page--episode-and-sections', 'ui-page--title-in-side-column'],
  PhoneInput: ['ui-phoneinput--formatted', 'ui-phoneinput--empty'],
  Placeholder: ['ui-spinner--while-a-page-loads'],
  PulseDot: ['ui-pulse--with-count', 'ui-pulse--without-count'],
  QuantityStepper: ['ui-quantitystepper--default', 'ui-quantitystepper--at-maximum'],
  RadioGroup: ['ui-radiogroup--selected', 'ui-radiogroup--invalid'],
  Section: ['ui-page--episode-and-sections'],
  Select: ['ui-field--with-select'],
  SharedPicture: ['features-catalogue-productcard--discounted', 'features-catalogue-productcard--sold-out'],
  DarkPanel: ['ui-page--with-dark-panel'],
  Skeleton: ['ui-skeleton--portraits', 'ui-skeleton--lines'],
  SpinningRing: ['ui-spinner--default', 'ui-spinner--small'],
  Split: ['ui-page--title-in-side-column'],
  Stars: ['ui-stars--average', 'ui-stars--no-ratings'],
  StarsInput: ['ui-stars--rating-input'],
  StateBlock: ['ui-errorstate--full-page', 'ui-emptystate--title-only'],
  StatusChip: ['ui-statuschip--waiting-for-deposit', 'ui-statuschip--cancelled'],
  TextArea: ['ui-field--with-text-area', 'ui-field--ruled-text-area'],
  TextInput: ['ui-field--read-only', 'ui-field--disabled'],
  ToastRegion: ['ui-toast--message', 'ui-toast--inside-dialog'],
  TopNav: ['ui-topnav--signed-out', 'ui-topnav--account-menu-open'],
  Viewer: ['ui-viewer--product-photos', 'ui-viewer--one-picture'],
  VisuallyHidden: ['ui-iconbutton--with-count-badge'],
  ZoomableImage: ['ui-viewer--product-photos', 'ui-viewer--one-picture'],
  AddressCard: ['features-address-addresscard--with-actions', 'features-address-addresscard--selected'],
  CartLine: ['features-cart-cartline--price-changed', 'features-cart-cartline--long-name'],
  ChoiceTile: ['features-checkout-paymentmethod--card-selected', 'features-address-addresscard--selected'],
  FreeShippingBar: ['features-orders-ordersummary--below-free-shipping', 'features-orders-ordersummary--free-shipping'],
  LeftOut: ['features-orders-ordersummary--lines-left-out', 'features-orders-ordersummary--long-names-left-out'],
  OrderLine: ['features-orders-orderline--cancellable', 'features-orders-orderline--cancelled'],
  OrderSummary: ['features-orders-ordersummary--below-free-shipping', 'features-orders-ordersummary--in-checkout'],
  PaymentMethod: ['features-checkout-paymentmethod--card-selected', 'features-checkout-paymentmethod--one-disabled'],
  PickRing: ['ui-pickring--on-every-background', 'ui-pickring--around-button'],
  PriceTag: ['features-catalogue-pricetag--discounted', 'features-catalogue-pricetag--large'],
  QueryError: ['api-queryview--failed'],
  ReviewCard: ['features-reviews-reviewcard--four-variants', 'features-reviews-reviewcard--with-product'],
  Ringed: ['ui-pickring--around-words'],
  StyleCard: ['features-episode-stylecard--picked', 'features-episode-stylecard--in-grid'],
  StyleImage: ['features-episode-stylecard--in-grid', 'features-episode-stylecard--read-only'],
}

/** Two stories of every shared component that has a file of stories, and of those that are chosen. */
export const componentSituations: Readonly<Record<string, Situations>> = {
  ...Object.fromEntries([...read('stories/ui'), ...productComponents.map(readStories)].flatMap(firstTwo)),
  ...chosen,
}

/** The first two stories of a file, by the name of its component. */
function firstTwo(text: string): [component: string, Situations][] {
  const [, component] = /\bcomponent: (\w+)/.exec(text) ?? []
  const [, id] = /\bid: '([^']+)'/.exec(text) ?? []
  const [first, second] = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => `${id}--${kebabCase(name)}`)
  return component === undefined || first === undefined ? [] : [[component, second === undefined ? [first] : [first, second]]]
}
