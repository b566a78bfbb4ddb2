import { Query } from '@msw/data'
import { searchText } from '../../../src/contract/writtenText.ts'
import { places, type AddressRow } from '../../db/seed/addresses.ts'
import { commonFields, lotAddress, roadAddress, type AddressForm } from './postalAddress.ts'

/** A found place. `type` is the notation that matched the search: road or lot (jibun). */
export type Place = {
  readonly type: 'R' | 'J'
  readonly common: Readonly<Record<string, string>>
  readonly roads: AddressForm[]
  readonly lots: AddressForm[]
}

const PLACES_PER_PAGE = 10

type PostcodeQuery = { readonly q: string; readonly page: number; readonly isShort: boolean }

/**
 * Searches by road, lot, building or postal code; `count` is the number of all results, `places` one page of them (the first
 * is 1).
 */
export function searchPlaces({ q: text, page, isShort }: PostcodeQuery): { count: number; places: Place[] } {
  const words = searchText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { count: 0, places: [] }
  const hasRoad = (place: AddressRow) => matches(roadTexts(place), words)
  const query = new Query<AddressRow>().where(hasRoad).or((place) => matches(lotTexts(place), words))
  const found = places.findMany(query)
  const shown = found.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE)
  return { count: found.length, places: shown.map((place) => toPlace(place, hasRoad(place), isShort)) }
}

const toPlace = (place: AddressRow, isRoad: boolean, isShort: boolean): Place => ({
  type: isRoad ? 'R' : 'J',
  common: commonFields(place, isShort),
  roads: place.roads.map((road) => roadAddress(road, place.areaEnglish, isShort)),
  lots: place.lots.map((lot) => lotAddress(lot, place.areaEnglish, isShort)),
})

const roadTexts = ({ zonecode, building, roads, areaEnglish }: AddressRow) => [
  zonecode,
  building,
  ...roads.flatMap((road) => [road.korean, roadAddress(road, areaEnglish, true).english]),
]
const lotTexts = ({ lots, areaEnglish }: AddressRow) =>
  lots.flatMap((lot) => [lot.korean, lotAddress(lot, areaEnglish, true).english])

/** Every word must match one text; a single word also matches the text without its spaces: 판교역로235 finds 판교역로 235. */
function matches(texts: readonly string[], words: readonly string[]): boolean {
  const [only = ''] = words
  return texts.some((text) => {
    const small = text.toLowerCase()
    if (words.length === 1 && /\D/.test(only) && small.replaceAll(' ', '').includes(only)) return true
    const parts = small.split(/[\s,]+/)
    return words.every((word) => (/^\d[\d-]*$/.test(word) ? hasNumber(parts, word) : small.includes(word)))
  })
}

/** 12 does not match 112, but 101 matches 101-2. */
const hasNumber = (parts: readonly string[], number: string) =>
  parts.some((part) => part === number || part.startsWith(`${number}-`))
