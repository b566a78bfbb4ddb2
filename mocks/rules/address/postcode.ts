import { addresses, type AddressRow } from '../../db/seed/addresses.ts'
import { commonFields, lotAddress, roadAddress, type AddressForm } from './postalAddress.ts'

/** A place the search found. `type` says which of its addresses the search met: road or lot (jibun). */
export type Place = {
  readonly type: 'R' | 'J'
  readonly common: Readonly<Record<string, string>>
  readonly roads: AddressForm[]
  readonly lots: AddressForm[]
}

const PLACES_PER_PAGE = 10
const NOWHERE: AddressRow = ['', '', '', '', 'N']

type PostcodeQuery = { readonly q: string; readonly page: number; readonly isShort: boolean }

/** Places by road, lot, building or postal code; `count` is all of them, `places` those of one page (the first is 1). */
export function searchPlaces({ q, page, isShort }: PostcodeQuery): { count: number; places: Place[] } {
  const words = splitWords(q)
  const found = words.length > 0 ? groups.filter((rows) => rows.some((row) => matches(textsOf(row), words))) : []
  const shown = found.slice((page - 1) * PLACES_PER_PAGE, page * PLACES_PER_PAGE)
  return { count: found.length, places: shown.map((rows) => toPlace(rows, words, isShort)) }
}

/** Rows of one building are one place, with several roads or several lots. */
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

const splitWords = (q: string) => q.trim().toLowerCase().split(/\s+/).filter(Boolean)

function textsOf([zonecode, road, lot, building]: AddressRow, only?: 'road' | 'lot'): readonly string[] {
  const byRoad = [zonecode, road, building, roadAddress(road, true).english]
  if (only !== undefined) return only === 'road' ? byRoad : [lot]
  return [...byRoad, lot]
}

/** Every word must be met by one text, a word alone by the text without its spaces: 판교역로235 is 판교역로 235. */
function matches(texts: readonly string[], words: readonly string[]): boolean {
  const [only = ''] = words
  return texts.some((text) => {
    const small = text.toLowerCase()
    if (words.length === 1 && /\D/.test(only) && small.replaceAll(' ', '').includes(only)) return true
    const parts = small.split(/[\s,]+/)
    return words.every((word) => (/^\d[\d-]*$/.test(word) ? hasNumber(parts, word) : small.includes(word)))
  })
}

/** 12 is no 112, but 101 means 101-2 as well. */
const hasNumber = (parts: readonly string[], number: string) =>
  parts.some((part) => part === number || part.startsWith(`${number}-`))
