import { describe, expect, test } from 'vitest'
import { addresses } from '../../../mocks/db/seed/addresses.ts'
import { placesShape } from '../../../mocks/handlers/providers/calls.ts'
import { postcodeTexts } from '../../../mocks/providers/postcode/texts.ts'
import { Shop } from '../client.ts'
import { callProvider } from './provider.ts'

const shop = new Shop()
const search = (q: string) => callProvider(shop, placesShape, `postcode?${new URLSearchParams({ q }).toString()}`)

// The fields of the real service, in the order of its documents; the page adds `userLanguageType` and `query`.
const fields = `zonecode address addressEnglish addressType userSelectedType noSelected roadAddress
  roadAddressEnglish jibunAddress jibunAddressEnglish autoRoadAddress autoRoadAddressEnglish autoJibunAddress
  autoJibunAddressEnglish buildingCode buildingName apartment sido sidoEnglish sigungu sigunguEnglish sigunguCode
  roadnameCode bcode roadname roadnameEnglish bname bnameEnglish bname1 bname1English bname2 bname2English hname`.split(/\s+/)

describe('[ACCT-06, ACCT-07] the address search', () => {
  test.each([
    ['road', '판교역로 235'],
    ['lot', '삼평동 681'],
    ['decomposed Hangul', '에이치스퀘어'.normalize('NFD')],
    ['postal code', '13494'],
    ['English', 'pangyoyeok-ro'],
    ['English lot', '681, Sampyeong-dong'],
  ])('finds one place by %s', async (_, q) => {
    const found = await search(q)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ zonecode: '13494', buildingName: '에이치스퀘어 엔동', apartment: 'N' })
  })

  test('a house number is no part of another, but of its own lot', async () => {
    expect(await search('은단추로 1')).toEqual([])
    expect((await search('결담동 101'))[0]?.['zonecode']).toBe('06035')
  })

  test('finds nothing for nothing, and for what is nowhere', async () => {
    for (const q of ['', '   ', '없는주소', '<script>', '%', 'x'.repeat(500)]) expect(await search(q)).toEqual([])
  })

  test.each(['ko', 'en'] as const)('finds all %s examples of its page but the last', async (language) => {
    const found = await Promise.all(postcodeTexts[language].examples.map(async (q) => (await search(q)).length > 0))
    expect(found).toEqual([true, true, true, false])
  })

  test('a place has every field of the real result, of the right shape', async () => {
    expect(new Set(addresses.map(({ zonecode }) => zonecode)).size).toBe(40)
    for (const place of addresses) {
      expect(Object.keys(place).toSorted()).toEqual(fields.toSorted())
      expect(Object.values(place).every((value) => typeof value === 'string')).toBe(true)
      const { sigunguCode, roadnameCode, bcode, buildingCode, roadname, bname } = place
      expect([sigunguCode, roadnameCode, bcode, buildingCode].map((code) => code?.length)).toEqual([5, 7, 10, 25])
      expect([roadname, bname]).not.toContain('')
    }
    expect((await search('삼향읍'))[0]).toMatchObject({
      sido: '전남',
      sidoEnglish: 'Jeollanam-do',
      sigungu: '무안군',
      sigunguEnglish: 'Muan-gun',
      roadAddressEnglish: '1, Oryong-gil, Samhyang-eup, Muan-gun, Jeollanam-do, Korea',
      jibunAddressEnglish: '1000, Namak-ri, Samhyang-eup, Muan-gun, Jeollanam-do, Korea',
      bname: '남악리',
      bname1: '삼향읍',
      bname1English: 'Samhyang-eup',
    })
  })
})
