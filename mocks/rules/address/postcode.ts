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

type PostcodeQuery = { readonly q: string; readonly page: number; readonly isShort: boolean }

/**
 * Searches by road, lot, building or postal code; `count` is the number of all results, `places` one page of them (the first
 * is 1).
 */
export function searchPlaces({ q, page, isShort }: PostcodeQuery): { count: number; places: Place[] } {
  const words = splitWords(q)
  const found =
    words.length > 0 ? groups.filter((rows) => hasMatch(rows, roadTexts, words) || hasMatch(rows, lotTexts, words)) : []
  const shown = found.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE)
  return { count: found.length, places: shown.map((rows) => toPlace(rows, words, isShort)) }
}

type Group = readonly [AddressRow, ...AddressRow[]]

/** Rows of the same building are one place with several roads or lots. */
const groups: readonly Group[] = [...byBuilding().values()]

function byBuilding(): Map<string, Group> {
  const places = new Map<string, Group>()
  for (const row of addresses) {
    const key = `${row.zonecode} ${row.building || row.road}`
    const [first, ...others] = places.get(key) ?? []
    places.set(key, first ? [first, ...others, row] : [row])
  }
  return places
}

function toPlace(rows: Group, words: readonly string[], isShort: boolean): Place {
  return {
    type: !hasMatch(rows, roadTexts, words) && hasMatch(rows, lotTexts, words) ? 'J' : 'R',
    common: commonFields(rows[0], isShort),
    roads: [...new Map(rows.map((row) => [row.road, roadAddress(row, isShort)])).values()],
    lots: [...new Map(rows.map((row) => [row.lot, lotAddress(row, isShort)])).values()],
  }
}

const splitWords = (q: string) => searchText(q).split(/\s+/).filter(Boolean)

const roadTexts = (row: AddressRow) => [row.zonecode, row.road, row.building, roadAddress(row, true).english]
const lotTexts = (row: AddressRow) => [row.lot, lotAddress(row, true).english]

const hasMatch = (rows: Group, textsOf: (row: AddressRow) => readonly string[], words: readonly string[]) =>
  rows.some((row) => matches(textsOf(row), words))

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
