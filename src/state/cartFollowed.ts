import { event } from '../lib/event.ts'

/** Another window changed the cart; the text it stored. Apart from the slice, which a first view does without. */
export const cartFollowed = event<string | null>('cart/followed')
