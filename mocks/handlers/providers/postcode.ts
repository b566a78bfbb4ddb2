import * as v from 'valibot'
import { searchText } from '../../../src/contract/writtenText.ts'
import { addresses } from '../../db/seed/addresses.ts'
import { providerCall } from './call.ts'
import { placesShape } from './calls.ts'

/** The call of the address search: the places whose road, lot, building, postal code or English has every word of `q`. */
export const searchPostcode = providerCall(v.undefined(), placesShape, ({ query: { q = '' } }) => {
  const words = searchText(q.slice(0, 100))
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  return addresses.filter((place) => {
    const { zonecode, roadAddress, jibunAddress, buildingName, addressEnglish, jibunAddressEnglish } = place
    const text = [zonecode, roadAddress, jibunAddress, buildingName, addressEnglish, jibunAddressEnglish].join(' ').toLowerCase()
    const parts = text.split(/[\s,]+/)
    // 12 is no part of 112, but 101 finds 101-2.
    const isIn = (word: string) =>
      /^\d/.test(word) ? parts.some((part) => part === word || part.startsWith(`${word}-`)) : text.includes(word)
    return words.every(isIn)
  })
})
