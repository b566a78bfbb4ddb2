import { searchText } from '../../../src/contract/writtenText.ts'
import { addresses, type AddressRow } from '../../db/seed/addresses.ts'
import { commonFields, lotAddress, roadAddress, type AddressForm } from './postalAddress.ts'

/** A found place. `type` is the notation that matched the search: road or lot (jibun). */
export type Place = {
  readonly type: 'R' | 'J'
  readonly common: Readonly<Record<string, string>>
  readonly roads: AddressForm[]
  readonly lots: AddressForm[]
}

const PLACES_PER_PAGE = 10
const NOWHERE: AddressRow = ['', '', '', '', 'N']

type PostcodeQuery = { readonly q: string; readonly page: number; readonly isShort: boolean }

/**
 * Searches by road, lot, building or postal code; `count` is the number of all results, `places` one page of them (the first
 * is 1).
 */
export function searchPlaces({ q, page, isShort }: PostcodeQuery): { count: number; places: Place[] } {
  const words = splitWords(q)
  const found = words.length > 0 ? groups.filter((rows) => rows.some((row) => matches(textsOf(row), words))) : []
  const shown = found.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE)
  return { count: found.length, places: shown.map((rows) => toPlace(rows, words, isShort)) }
}

/** Rows of the same building are one place with several roads or lots. */
const groups: readonly (readonly AddressRow[])[] = [...byBuilding().values()]

function byBuilding(): Map<string, AddressRow[]> {
  const places = new Map<string, AddressRow[]>()
  for (const row of addresses) {
    const [zonecode, road, , building] = row
    const key = `${zonecode} ${building || road}`
    places.set(key, [...(places.get(key) ?? []), row])
  }
  return places
}

function toPlace(rows: readonly AddressRow[], words: readonly string[], isShort: boolean): Place {
  const [first = NOWHERE] = rows
  const isByLot =
    !rows.some((row) => matches(textsOf(row, 'road'), words)) && rows.some((row) => matches(textsOf(row, 'lot'), words))
  return {
    type: isByLot ? 'J' : 'R',
    common: commonFields(first, isShort),
    roads: [...new Set(rows.map(([, road]) => road))].map((road) => roadAddress(road, isShort)),
    lots: [...new Set(rows.map(([, , lot]) => lot))].map((lot) => lotAddress(lot, isShort)),
  }
}

const splitWords = (q: string) => searchText(q).split(/\s+/).filter(Boolean)

function textsOf([zonecode, road, lot, building]: AddressRow, only?: 'road' | 'lot'): readonly string[] {
  const byRoad = [zonecode, road, building, roadAddress(road, true).english]
  const byLot = [lot, lotAddress(lot, true).english]
  if (only !== undefined) return only === 'road' ? byRoad : byLot
  return [...byRoad, ...byLot]
}

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
