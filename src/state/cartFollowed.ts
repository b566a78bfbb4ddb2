import { createAction } from '@reduxjs/toolkit'

/** Another window changed the cart; the text it stored. Apart from the slice, which a first view does without. */
export const cartFollowed = createAction<string | null>('cart/followed')
