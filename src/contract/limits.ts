/** The constants of the business (CONST-01). Won, characters (UTF-16 units), bytes, pixels and counts as named. */
export const MEMO_MAX_LENGTH = 150
export const MEMO_WARNING_OVER = 135
export const CANCEL_REASON_MAX_LENGTH = 100
/** From here on the counter is highlighted (ORD-06). */
export const CANCEL_REASON_WARNING_FROM = 90
export const REFUND_ACCOUNT_MAX_DIGITS = 20
export const REFUND_HOLDER_MAX_LENGTH = 100
export const REVIEW_MIN_LENGTH = 10
export const REVIEW_MAX_LENGTH = 500
export const REVIEW_PHOTOS_MAX = 3
export const REVIEW_PHOTO_MAX_BYTES = 10 * 1024 * 1024
/** A larger photo is resized before it is sent. */
export const REVIEW_PHOTO_UNCHANGED_BYTES = 3 * 1024 * 1024
export const REVIEW_PHOTO_SIDE_PX = 1920
export const REVIEW_PHOTO_JPEG_QUALITY = 0.85
export const REVIEW_WARNING_OVER = 450
export const RATING_MIN = 1
export const RATING_MAX = 5
export const NICKNAME_MAX_LENGTH = 20
export const ADDRESSES_MAX = 20
export const ADDRESS_FIELD_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const ORDER_ID_MAX_LENGTH = 64
export const GUEST_ID_MAX_LENGTH = 64
export const PRODUCTS_PER_PAGE = 60
export const MEMO_PREVIEWS = 10
export const REVIEW_PREVIEWS = 10
export const PRODUCT_REVIEW_PREVIEWS = 4
export const RELATED_PRODUCTS_MAX = 8
export const SHIPPING_FEE_WON = 2500
/** 0 makes shipping always free: the two readings of the specification differ only in this number (OPEN-01). */
export const FREE_SHIPPING_FROM_WON = 50_000
/** How many days a delivery takes on average. */
export const DELIVERY_DAYS_MIN = 2
export const DELIVERY_DAYS_MAX = 5
export const BIRTH_YEAR_MIN = 1900
export const REQUEST_MAX_BYTES = 35 * 1024 * 1024
