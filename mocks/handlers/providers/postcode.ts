import * as v from 'valibot'
import { searchPlaces } from '../../rules/address/postcode.ts'
import { providerCall } from './call.ts'
import { placesShape } from './calls.ts'

/** The call of the address search. */
export const searchPostcode = providerCall(v.undefined(), placesShape, ({ query }) => {
  const { q = '', page = '1', shorthand = 'Y' } = query
  const { count, places } = searchPlaces({
    q: q.slice(0, 100),
    page: Math.max(1, Number.parseInt(page, 10) || 1),
    isShort: shorthand !== 'N',
  })
  return { count, places }
})
