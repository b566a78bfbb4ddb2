import { describe, expect, test } from 'vitest'
import { placesShape, type Place } from '../../../mocks/handlers/providers/calls.ts'
import { englishAlone, resultOf } from '../../../mocks/providers/postcode/result.ts'
import { Shop } from '../client.ts'
import { callProvider } from './provider.ts'

// The fields of the real service, in the order of its documents.
const fields = `zonecode address addressEnglish addressType userSelectedType noSelected userLanguageType roadAddress
  roadAddressEnglish jibunAddress jibunAddressEnglish autoRoadAddress autoRoadAddressEnglish autoJibunAddress
  autoJibunAddressEnglish buildingCode buildingName apartment sido sidoEnglish sigungu sigunguEnglish sigunguCode
  roadnameCode bcode roadname roadnameEnglish bname bnameEnglish bname1 bname1English bname2 bname2English hname query`.split(
  /\s+/,
)

const about = { query: '옷장동 30-2', isEnglish: false, isMapped: true }

async function placeFor(q: string): Promise<Place> {
  const { places } = await callProvider(new Shop(), placesShape, `postcode?${new URLSearchParams({ q }).toString()}`)
  const [place] = places
  if (!place) throw new Error(`nothing for ${q}`)
  return place
}

describe('[ACCT-06, ACCT-07] the result of the address search', () => {
  test('has all fields of the real one, all of them texts', async () => {
    const place = await placeFor('판교역로 235')
    const [side, other] = [place.roads[0], place.lots[0]]
    if (!side || !other) throw new Error('a side is missing')
    const result = resultOf({ place, by: 'R', side, other }, about)
    expect(Object.keys(result).toSorted()).toEqual(fields.toSorted())
    expect(Object.values(result).every((value) => typeof value === 'string')).toBe(true)
    expect(result).toMatchObject({
      userSelectedType: 'R',
      addressType: 'R',
      noSelected: 'N',
      userLanguageType: 'K',
      bname: '삼평동',
    })
    expect(result).toMatchObject({ jibunAddress: '경기 성남시 분당구 삼평동 681', autoJibunAddress: '' })
    expect(englishAlone(result)).toMatchObject({ address: result['addressEnglish'], bname: '' })
  })

  test('a lot on two roads without a choice: empty road, the first suggested', async () => {
    const place = await placeFor('옷장동 30-2')
    const [side] = place.lots
    if (!side) throw new Error('the lot is missing')
    const result = resultOf({ place, by: 'J', side, other: undefined }, about)
    expect(result).toMatchObject({ addressType: 'J', userSelectedType: 'J', noSelected: 'Y', roadAddress: '' })
    expect(result).toMatchObject({ autoRoadAddress: '서울 마포구 달빛옷장길 23', jibunAddress: '서울 마포구 옷장동 30-2' })
    expect(result['autoRoadAddressEnglish']).toContain('Dalbichotjang-gil')
    expect(resultOf({ place, by: 'J', side, other: undefined }, { ...about, isMapped: false })['autoRoadAddress']).toBe('')
    const picked = resultOf({ place, by: 'J', side, other: place.roads[1] }, { ...about, isEnglish: true })
    expect(picked).toMatchObject({
      roadAddress: '서울 마포구 바늘꽃길 2',
      roadname: '바늘꽃길',
      noSelected: 'N',
      userLanguageType: 'E',
    })
  })
})
