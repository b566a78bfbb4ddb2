import type { Address } from '../../contract/users.ts'

/** An address on one line. In a Korean and in an English road-name address a comma separates the detail. */
export const addressLine = ({ address, addressDetail }: Pick<Address, 'address' | 'addressDetail'>): string =>
  `${address}, ${addressDetail}`
