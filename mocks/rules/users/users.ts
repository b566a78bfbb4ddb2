import { ADDRESSES_MAX } from '../../../src/contract/limits.ts'
import { TakenKeyError } from '../../db/record.ts'
import { nextId } from '../../db/ids.ts'
import { koreanYear } from '../../db/koreanTime.ts'
import type { Address, User } from '../../db/collections/users.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { messages } from '../messages.ts'
import { findPick } from '../picks/participation.ts'
import { refuse, refuseField } from '../refusal.ts'

type Profile = Pick<User, 'nickName' | 'gender'> & { email: string; phoneNumber: string; age: number }

/** Refuses FORBIDDEN where the path names another user (API-06). */
export function requireSelf(user: User, userId: number): void {
  if (user.id !== userId) refuse('FORBIDDEN')
}

/** The reply for a user (API-40). */
export function toUserReply(tx: ReadTx, { id, birthYear, email, gender, nickName, phoneNumber, provider }: User) {
  const addresses = tx.addresses.findMany((q) => q.where({ userId: id })).map(toAddressReply)
  return { id, age: birthYear, email, gender, nickName, phoneNumber, provider, addresses }
}

/** The edited profile of a member (API-41). Refuses a birth year in the future, and EMAIL_TAKEN. */
export function editProfile(tx: WriteTx, user: User, { age, ...profile }: Profile, now: number): Readonly<User> {
  requirePastBirthYear(age, now)
  try {
    return saveUser(tx, user, { ...profile, birthYear: age })
  } catch (error) {
    if (error instanceof TakenKeyError) refuse('EMAIL_TAKEN')
    throw error
  }
}

/** Adds birth year and gender after the first sign-in (API-42). */
export function addInformation(
  tx: WriteTx,
  user: User,
  { age, gender }: { age: number; gender: 'M' | 'W' },
  now: number,
): Readonly<User> {
  requirePastBirthYear(age, now)
  return saveUser(tx, user, { birthYear: age, gender })
}

/** Adds an address. Refuses more than twenty (API-44). */
export function addAddress(tx: WriteTx, { id: userId }: User, address: Omit<Address, 'id' | 'userId'>) {
  if (tx.addresses.findMany((q) => q.where({ userId })).length >= ADDRESSES_MAX) refuse('TOO_MANY_ADDRESSES')
  return toAddressReply(tx.addresses.create({ id: nextId(tx.counters, 'addresses'), userId, ...address }))
}

function requirePastBirthYear(birthYear: number, now: number): void {
  if (birthYear > koreanYear(now)) refuseField('age', messages.birthYear)
}

/** Copies gender and birth year to the user's picks: the statistics use the current ones. */
function saveUser(tx: WriteTx, user: User, changes: Partial<User>): User {
  const saved = tx.users.update(user, { data: (draft) => Object.assign(draft, changes), strict: true })
  const { gender, birthYear } = saved
  for (const { id: episodeId } of tx.episodes.all()) {
    const pick = findPick(tx, user.id, episodeId)
    if (pick && (pick.gender !== gender || pick.birthYear !== birthYear))
      tx.picks.update(pick, { data: (draft) => Object.assign(draft, { gender, birthYear }) })
  }
  return saved
}

function toAddressReply({ id, name, receiver, phoneNumber, address, addressDetail, postalCode }: Address) {
  return { id, name, receiver, phoneNumber, address, addressDetail, postalCode }
}
