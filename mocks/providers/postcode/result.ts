import type { Place, Side } from '../../handlers/providers/calls.ts'

/**
 * The selected address: a road or a lot of a place, and its counterpart of the other kind; undefined for none of them (선택
 * 안함).
 */
export type Picked = {
  readonly place: Place
  readonly by: 'R' | 'J'
  readonly side: Side
  readonly other: Side | undefined
}

type About = { readonly query: string; readonly isEnglish: boolean; readonly isMapped: boolean }

/** The counterparts to choose from after an address was selected: only if there are several. */
export const othersOf = ({ roads, lots }: Place, by: 'R' | 'J'): readonly Side[] => (by === 'R' ? lots : roads)

/** The result of the real service: every field is a string, empty without a value. */
export function resultOf({ place, by, side, other }: Picked, { query, isEnglish, isMapped }: About): Record<string, string> {
  const [first] = othersOf(place, by)
  const [road, lot] = by === 'R' ? [side, other] : [other, side]
  // Without a choice among several, the first one is a suggestion, in separate fields.
  const [autoRoad, autoLot] = other || !isMapped ? [] : by === 'R' ? [undefined, first] : [first, undefined]
  const base = (place.type === 'R' ? (road ?? place.roads[0]) : (lot ?? place.lots[0])) ?? side
  return {
    zonecode: '',
    ...written('address', base),
    addressType: place.type,
    userSelectedType: by,
    noSelected: other ? 'N' : 'Y',
    userLanguageType: isEnglish ? 'E' : 'K',
    ...written('roadAddress', road),
    ...written('jibunAddress', lot),
    ...written('autoRoadAddress', autoRoad),
    ...written('autoJibunAddress', autoLot),
    ...place.common,
    ...(road ?? place.roads[0])?.fields,
    ...(lot ?? place.lots[0])?.fields,
    hname: '',
    query,
  }
}

const written = (name: string, side: Side | undefined) => ({
  [name]: side?.address ?? '',
  [`${name}English`]: side?.english ?? '',
})

/**
 * A result with the English address in place of the Korean one, which a shop takes from any result of the real service. For
 * the example address of a demo in English, whose other addresses are in English.
 */
export const englishAlone = (result: Record<string, string>): Record<string, string> => ({
  ...result,
  address: result['addressEnglish'] ?? '',
  roadAddress: result['roadAddressEnglish'] ?? '',
  jibunAddress: result['jibunAddressEnglish'] ?? '',
  bname: '',
  buildingName: '',
})
