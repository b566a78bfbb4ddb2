import { describe, expect, test } from 'vitest'
import { placesShape } from '../../../mocks/handlers/providers/calls.ts'
import { postcodeTexts } from '../../../mocks/providers/postcode/texts.ts'
import { Shop } from '../client.ts'
import { callProvider } from './provider.ts'

const shop = new Shop()
const search = (query: Record<string, string>) =>
  callProvider(shop, placesShape, `postcode?${new URLSearchParams(query).toString()}`)

describe('[ACCT-06] the address search', () => {
  test.each([
    ['road', '판교역로 235', 'R'],
    ['road without a space', '판교역로235', 'R'],
    ['lot', '삼평동 681', 'J'],
    ['decomposed Hangul', '에이치스퀘어'.normalize('NFD'), 'R'],
    ['building', '에이치스퀘어', 'R'],
    ['postal code', '13494', 'R'],
    ['English', 'pangyoyeok-ro', 'R'],
    ['English lot', 'Sampyeong-dong 681', 'J'],
  ])('finds one place by %s', async (_, q, type) => {
    const { count, places } = await search({ q })
    expect(count).toBe(1)
    expect(places[0]).toMatchObject({ type, common: { zonecode: '13494', buildingName: '에이치스퀘어 엔동', apartment: 'N' } })
  })

  test('a house number is no part of another, but of its own lot', async () => {
    expect((await search({ q: '은단추로 1' })).count).toBe(0)
    expect((await search({ q: '결담동 101' })).places[0]?.common['zonecode']).toBe('06035')
  })

  test('finds nothing for nothing, and for what is nowhere', async () => {
    for (const q of ['', '   ', '없는주소', '<script>', '%', 'x'.repeat(500)]) {
      expect(await search({ q })).toEqual({ count: 0, places: [] })
    }
  })

  test.each(['ko', 'en'] as const)('finds all %s examples of its page but the last', async (language) => {
    const found = await Promise.all(postcodeTexts[language].examples.map(async (q) => (await search({ q })).count > 0))
    expect(found).toEqual([true, true, true, true, false])
  })

  test('shows ten at a time, each place once', async () => {
    const first = await search({ q: '서울' })
    const all = []
    for (let page = 1; page <= Math.ceil(first.count / 10); page++)
      all.push(...(await search({ q: '서울', page: String(page) })).places)
    expect(first.places).toHaveLength(10)
    expect(all).toHaveLength(first.count)
    expect(new Set(all.map(({ roads }) => roads[0]?.address)).size).toBe(first.count)
    expect((await search({ q: '서울', page: '-3' })).places).toEqual(first.places)
    expect((await search({ q: '서울', page: '99' })).places).toEqual([])
  })

  test('tells a lot on two roads and a road number on two lots', async () => {
    const [roads, lots] = [await search({ q: '옷장동 30-2' }), await search({ q: '가봉로8길 20' })]
    expect(roads.places.map((place) => [place.roads.length, place.lots.length])).toEqual([[2, 1]])
    expect(lots.places.map((place) => [place.roads.length, place.lots.length])).toEqual([[1, 2]])
  })

  test('has every field of the real result, of the right shape', async () => {
    const [place] = (await search({ q: '삼향읍' })).places
    expect(place?.common).toMatchObject({
      sido: '전남',
      sidoEnglish: 'Jeollanam-do',
      sigungu: '무안군',
      sigunguEnglish: 'Muan-gun',
    })
    expect(place?.common['sigunguCode']).toMatch(/^46\d{3}$/)
    expect(place?.roads[0]).toMatchObject({
      address: '전남 무안군 삼향읍 오룡길 1',
      english: '1, Oryong-gil, Samhyang-eup, Muan-gun, Jeollanam-do, Korea',
      fields: { roadname: '오룡길', roadnameEnglish: 'Oryong-gil' },
    })
    expect(place?.roads[0]?.fields['roadnameCode']).toMatch(/^\d{7}$/)
    const lot = place?.lots[0]?.fields
    expect(lot).toMatchObject({ bname: '남악리', bname1: '삼향읍', bname1English: 'Samhyang-eup', bname2: '남악리' })
    expect(lot?.['bcode']).toMatch(/^46\d{8}$/)
    expect(lot?.['buildingCode']).toMatch(/^46\d{23}$/)
    expect((await search({ q: '삼향읍', shorthand: 'N' })).places[0]?.roads[0]?.address).toBe('전라남도 무안군 삼향읍 오룡길 1')
  })
})
