import { Table } from '../table.ts'

export type Provider = 'google' | 'naver' | 'guest'

/** A member who signs in at a provider, or a guest identified by the device's fingerprint. */
export type User = {
  readonly id: number
  readonly provider: Provider
  /** Only for guests. */
  readonly guestId: string | null
  /** For deliveries; the provider has it, the shop's replies do not contain it. */
  readonly name: string
  readonly nickName: string
  readonly email: string | null
  /** Digits. */
  readonly phoneNumber: string | null
  readonly birthYear: number | null
  readonly gender: 'M' | 'W' | null
  /** Whether the user is the curator, whose picks are separate in the statistics. */
  readonly isOwner: boolean
}

export type Address = {
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly receiver: string
  readonly phoneNumber: string
  readonly address: string
  readonly addressDetail: string
  readonly postalCode: string
}

export class Users extends Table<User> {
  email = this.unique((user) => user.email?.toLowerCase())
  guest = this.unique((user) => user.guestId ?? undefined)
  owner = this.index((user) => (user.isOwner ? 'owner' : undefined))
}

export class Addresses extends Table<Address> {
  user = this.index((address) => address.userId)
}
