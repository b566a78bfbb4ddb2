import { nextId, randomFrom } from '../ids.ts'
import { koreanYear } from '../koreanTime.ts'
import type { WriteTx } from '../tables.ts'
import type { User } from '../tables/users.ts'
import { names, nickNames } from './people.ts'
import { personas } from './personas.ts'

const PICKER_COUNT = 400
const MIN_AGE = 15
/** Shares of the age ranges: the rest of the teens, then ten years each. */
const AGE_SHARES = [0.18, 0.36, 0.24, 0.13, 0.09]

/** Adds the personas with their addresses, and the pickers of all episodes. `start` in ms. */
export function fillUsers(tx: WriteTx, start: number): void {
  for (const user of Object.values<User>(personas)) tx.users.put({ ...user, id: nextId(tx.counters, 'users') })
  fillAddresses(tx)
  const random = randomFrom('pickers')
  for (let no = 1; no <= PICKER_COUNT; no++)
    tx.users.put(createPicker(nextId(tx.counters, 'users'), no, koreanYear(start), random))
}

function createPicker(id: number, no: number, year: number, random: () => number): User {
  const [providerDraw, informationDraw, genderDraw, range, within] = [random(), random(), random(), random(), random()]
  const provider = providerDraw < 0.42 ? 'google' : providerDraw < 0.78 ? 'naver' : 'guest'
  const hasInformation = informationDraw < (provider === 'guest' ? 0.55 : 0.94)
  return {
    id,
    provider,
    guestId: provider === 'guest' ? `picker-${no}` : null,
    name: names[no % names.length] ?? '',
    nickName: provider === 'guest' ? '게스트' : `${nickNames[no % nickNames.length]}${no < nickNames.length ? '' : no}`,
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

function fillAddresses(tx: WriteTx): void {
  const add = (
    userId: number,
    name: string,
    receiver: string,
    phoneNumber: string,
    postalCode: string,
    ...lines: [string, string]
  ) =>
    tx.addresses.put({
      id: nextId(tx.counters, 'addresses'),
      userId,
      name,
      receiver,
      phoneNumber,
      address: lines[0],
      addressDetail: lines[1],
      postalCode,
    })
  const { minseo, guestOrdered } = personas
  add(minseo.id, '집', minseo.name, minseo.phoneNumber, '03045', '서울 종로구 사직로 161', '2층')
  add(minseo.id, '회사', minseo.name, minseo.phoneNumber, '04524', '서울 중구 세종대로 110', '본관 5층 디자인팀')
  add(guestOrdered.id, '집', guestOrdered.name, guestOrdered.phoneNumber, '04383', '서울 용산구 서빙고로 137', '1층 안내데스크')
}
