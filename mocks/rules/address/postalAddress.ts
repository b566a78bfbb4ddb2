import type { AddressRow, Notation } from '../../db/seed/addresses.ts'
import { randomFrom } from '../../db/ids.ts'

/** Provinces and large cities by their short names: full name, the first digits of their codes. */
const regions: Readonly<Record<string, readonly [full: string, code: string]>> = {
  서울: ['서울특별시', '11'],
  부산: ['부산광역시', '26'],
  대구: ['대구광역시', '27'],
  인천: ['인천광역시', '28'],
  광주: ['광주광역시', '29'],
  대전: ['대전광역시', '30'],
  울산: ['울산광역시', '31'],
  세종특별자치시: ['세종특별자치시', '36'],
  경기: ['경기도', '41'],
  충북: ['충청북도', '43'],
  충남: ['충청남도', '44'],
  전남: ['전라남도', '46'],
  경북: ['경상북도', '47'],
  경남: ['경상남도', '48'],
  제주특별자치도: ['제주특별자치도', '50'],
  강원특별자치도: ['강원특별자치도', '51'],
  전북특별자치도: ['전북특별자치도', '52'],
}

/** An address in one notation, and the fields of the result that belong to it. */
export type AddressForm = {
  readonly address: string
  readonly english: string
  readonly fields: Readonly<Record<string, string>>
}

type Parts = { readonly region: string; readonly district: readonly string[]; readonly rest: readonly string[] }

const isDistrict = (word: string) => /[시군구]$/.test(word)

/** Splits `경기 성남시 분당구 판교역로 235` into region, cities and districts, road and number. */
function splitAddress(address: string): Parts {
  const [region = '', ...words] = address.split(' ')
  const end = words.findIndex((word) => !isDistrict(word))
  return { region, district: words.slice(0, end), rest: words.slice(end) }
}

/** Codes are made up, but constant for the same place. */
function digits(of: string, length: number): string {
  const random = randomFrom(of)
  return Array.from({ length }, (_, at) => String(Math.floor(random() * (at === 0 ? 9 : 10)) + (at === 0 ? 1 : 0))).join('')
}

/** The common fields of the roads and lots of a place: province, city, postal code. */
export function commonFields({ zonecode, roads, building, isApartment, areaEnglish }: AddressRow, isShort: boolean) {
  const road = roads[0]?.korean ?? ''
  const { region, district } = splitAddress(road)
  const districtsEnglish = areaEnglish.split(', ')
  return {
    zonecode,
    buildingName: building,
    apartment: isApartment,
    sido: isShort ? region : (regions[region]?.[0] ?? region),
    sidoEnglish: districtsEnglish.pop() ?? '',
    sigungu: district.join(' '),
    sigunguEnglish: districtsEnglish.join(', '),
    sigunguCode: districtCode(road),
  }
}

function districtCode(address: string): string {
  const { region, district } = splitAddress(address)
  return `${regions[region]?.[1] ?? '99'}${digits(`district:${region} ${district.join(' ')}`, 3)}`
}

export function roadAddress({ korean: road, english }: Notation, area: string, isShort: boolean): AddressForm {
  const { rest } = splitAddress(road)
  const roadname = rest.find((word) => /[로길]$/.test(word)) ?? ''
  const fields = {
    roadname,
    roadnameEnglish: english.split(', ')[0] ?? '',
    roadnameCode: digits(`road:${road.split(' ').slice(0, -1).join(' ')}`, 7),
  }
  return { address: withRegion(road, isShort), english: inEnglish(road, english, area), fields }
}

export function lotAddress({ korean: lot, english }: Notation, area: string, isShort: boolean): AddressForm {
  const { rest } = splitAddress(lot)
  const names = rest.filter((word) => /[동가로리읍면]$/.test(word))
  const bname = names.at(-1) ?? ''
  const bname1 = names.length > 1 ? (names[0] ?? '') : ''
  const [bnameEnglish = '', bname1English = ''] = english.split(', ')
  const bcode = `${districtCode(lot)}${digits(`town:${names.join(' ')}`, 3)}00`
  const fields = {
    bname,
    bnameEnglish,
    bname1,
    bname1English,
    bname2: bname,
    bname2English: bnameEnglish,
    bcode,
    buildingCode: buildingCode(bcode, rest),
  }
  return { address: withRegion(lot, isShort), english: inEnglish(lot, english, area), fields }
}

/** Town, 1 or 2 for a hill, the two numbers of the lot, and the building's index. */
function buildingCode(bcode: string, rest: readonly string[]): string {
  const [main = '0', sub = '0'] = (rest.at(-1) ?? '').split('-')
  return `${bcode}${rest.includes('산') ? 2 : 1}${main.padStart(4, '0')}${sub.padStart(4, '0')}000001`
}

function withRegion(address: string, isShort: boolean): string {
  const { region } = splitAddress(address)
  return isShort ? address : address.replace(region, regions[region]?.[0] ?? region)
}

/** In English order: `235, Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Korea`. */
function inEnglish(address: string, names: string, area: string): string {
  const [number = ''] = /(산 )?[\d-]+$/.exec(address) ?? []
  return `${number.replace('산', 'San')}, ${names}, ${area}, Korea`
}
