import { placesShape } from './calls.ts'
import { searchPlaces } from '../../rules/address/postcode.ts'
import { get, type ProviderCall } from './call.ts'

/** The calls of the address search. */
export const postcodeCalls: Readonly<Record<string, ProviderCall>> = {
  postcode: get(placesShape, ({ query }) => {
    const { q = '', page = '1', shorthand = 'Y' } = query
    const { count, places } = searchPlaces({
      q: q.slice(0, 100),
      page: Math.max(1, Number.parseInt(page, 10) || 1),
      isShort: shorthand !== 'N',
    })
    return { count, places }
  }),
}
