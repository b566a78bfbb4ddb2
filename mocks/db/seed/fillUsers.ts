import { nextId, randomFrom } from '../ids.ts'
import { koreanYear } from '../koreanTime.ts'
import type { WriteTx } from '../collections.ts'
import type { User } from '../collections/users.ts'
import { personaNames, personas } from './personas.ts'
import type { Place, SeedTexts } from './textShape.ts'
import { textsOf } from './inLanguage.ts'

const PICKER_COUNT = 400
const MIN_AGE = 15
/** Shares of the age ranges: the rest of the teens, then ten years each. */
const AGE_SHARES = [0.18, 0.36, 0.24, 0.13, 0.09]

/** Adds the personas with their addresses, and the pickers of all episodes. `start` in ms. */
export function fillUsers(tx: WriteTx, start: number): void {
  const texts = textsOf(tx)
  for (const persona of personaNames) {
    const { name, nickName } = texts.personas[persona]
    tx.users.create({ ...personas[persona], id: nextId(tx.counters, 'users'), name, nickName })
  }
  fillAddresses(tx, texts)
  const random = randomFrom('pickers')
  for (let no = 1; no <= PICKER_COUNT; no++)
    tx.users.create(createPicker(nextId(tx.counters, 'users'), no, koreanYear(start), random, texts))
}

function createPicker(id: number, no: number, year: number, random: () => number, texts: SeedTexts): User {
  const { names, nickNames } = texts
  const [providerDraw, informationDraw, genderDraw, range, within] = [random(), random(), random(), random(), random()]
  const provider = providerDraw < 0.42 ? 'google' : providerDraw < 0.78 ? 'naver' : 'guest'
  const hasInformation = informationDraw < (provider === 'guest' ? 0.55 : 0.94)
  return {
    id,
    provider,
    guestId: provider === 'guest' ? `picker-${no}` : null,
    name: names[no % names.length] ?? '',
    nickName: provider === 'guest' ? texts.guest : `${nickNames[no % nickNames.length]}${no < nickNames.length ? '' : no}`,
    email: provider === 'guest' ? null : `picker${no}@example.com`,
    phoneNumber: null,
    birthYear: hasInformation ? year - drawAge(range, within) : null,
    gender: hasInformation ? (genderDraw < 0.58 ? 'W' : 'M') : null,
    isOwner: false,
  }
}

function drawAge(range: number, within: number): number {
  let [youngest, rest] = [MIN_AGE, range]
  for (const share of AGE_SHARES) {
    if (rest < share) break
    rest -= share
    youngest = Math.floor(youngest / 10) * 10 + 10
  }
  const span = youngest === MIN_AGE ? 5 : 10
  return Math.min(youngest, 50) + Math.floor(within * span)
}

function fillAddresses(tx: WriteTx, { places, ...texts }: SeedTexts): void {
  const add = (persona: 'minseo' | 'guestOrdered', postalCode: string, place: Place) => {
    const { id: userId, phoneNumber } = personas[persona]
    const receiver = texts.personas[persona].name
    tx.addresses.create({ id: nextId(tx.counters, 'addresses'), userId, receiver, phoneNumber, postalCode, ...place })
  }
  add('minseo', '03045', places.home)
  add('minseo', '04524', places.office)
  add('guestOrdered', '04383', places.museum)
}
