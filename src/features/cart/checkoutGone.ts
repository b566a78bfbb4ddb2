/** Navigation state of the cart after a checkout whose lines were bought or removed in another window. */
export const checkoutGone = { isCheckoutGone: true } as const

export const isCheckoutGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCheckoutGone' in state
