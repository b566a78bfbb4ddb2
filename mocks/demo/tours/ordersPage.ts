import { written } from '../../../src/contract/writtenText.ts'
import { isAt, named, openDialog, visible } from './tour.ts'

const REVIEW_MIN_LENGTH = 10

/** The cards of the page, the newest first: in the tour's world one order paid by card, then one with a pending deposit. */
const cards = () => (isAt('account/orders') && !openDialog() ? visible('main article') : [])
const newest = () => cards().slice(0, 2)

const hasStatus = (name: RegExp) => (card: Element) =>
  name.test(card.querySelector('header')?.lastElementChild?.textContent ?? '')
const awaitsDeposit = hasStatus(/^(입금대기|Awaiting deposit)/)
const isPaid = hasStatus(/^(결제완료|Payment complete)/)
const isDelivered = hasStatus(/^(배송완료|Delivered)/)

const isNoneAwaited = () => cards().length > 0 && !cards().some(awaitsDeposit)

const buttonsOf = (card: Element | undefined) => [...(card?.querySelectorAll('button') ?? [])]
/** A button of an order's line by its short visible label. */
const lineButton = (card: Element | undefined, label: RegExp) =>
  buttonsOf(card).find((button) => label.test(button.querySelector('[aria-hidden]')?.textContent ?? ''))

/** For the details of the order with a pending deposit. */
export const detailButton = () =>
  buttonsOf(cards().find(awaitsDeposit)).find(({ textContent }) => /^(주문 상세|Order detail)$/.test(textContent))

/** For one item, while none of the two paid orders has a cancelled one. */
export function cancelButton() {
  const paid = isNoneAwaited() ? newest().filter(isPaid) : []
  return paid.length === 2 ? lineButton(paid[0], /^(취소|Cancel)$/) : undefined
}

/** The steps of a delivery that time alone moves on, once an item is cancelled. */
export function movingProgress() {
  const isCanceled = isNoneAwaited() && newest().filter(isPaid).length < 2
  const isMoving = isCanceled && !newest().some(isDelivered)
  return isMoving ? newest().flatMap((card) => card.querySelector('ol:has([data-state])') ?? [])[0] : undefined
}

/** For a delivered item. */
export const reviewButton = () => newest().flatMap((card) => lineButton(card, /^(리뷰 쓰기|Write review)$/) ?? [])[0]

/** Whether a delivered item has its review: it is not cancelled, and has no button for one. */
export const isReviewed = () =>
  newest().some(
    (card) =>
      isDelivered(card) &&
      [...card.querySelectorAll('ul li')].some(
        ({ textContent }) => !/취소완료|Cancel completed|리뷰 쓰기|Write review/.test(textContent),
      ),
  )

const dialogOf = (title: RegExp) => {
  const dialog = openDialog()
  return dialog && title.test(dialog.querySelector('h2')?.textContent ?? '') ? dialog : undefined
}
const details = () => dialogOf(/^(주문 상세|Order detail)$/)

/** In the details of an order whose deposit is pending. */
export const depositAccount = () =>
  (details() ? named('h3', '입금할 계좌', 'Where to pay')?.parentElement : undefined) ?? undefined

/** The steps of the order in its details, once its deposit has arrived. */
function paidProgress() {
  const isArrived = /결제완료|Payment complete/.test(details()?.textContent ?? '') && named('dd', '가상계좌', 'Virtual account')
  return isArrived ? visible('ol:has([data-state])')[0] : undefined
}

/** Closes the details of an order whose deposit has arrived. */
export const closeButton = () => (paidProgress() ? named('button', '닫기', 'Close') : undefined)

export const cancelReason = () => dialogOf(/취소할까요|^Cancel /)?.querySelector('textarea') ?? undefined
/** The button of the dialog that says what comes back. */
export const cancellation = () => (dialogOf(/취소가 완료됐어요$|cancel completed$/) ? named('button', '확인', 'OK') : undefined)

const reviewForm = () => dialogOf(/^(어떠셨어요|How was it)/)
export const reviewText = () => reviewForm()?.querySelector('textarea') ?? undefined
export const isReviewWritten = () => written(reviewText()?.value ?? '').length >= REVIEW_MIN_LENGTH
export const reviewPhotos = () => reviewForm()?.querySelector('fieldset:has([type="file"])') ?? undefined
