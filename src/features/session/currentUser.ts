import { skipToken } from '@reduxjs/toolkit/query'
import { useUserQuery } from './users.ts'
import type { User } from '../../contract/users.ts'
import { useAppSelector } from '../../hooks.ts'

/** The signed-in user; no request for a visitor. */
export function useCurrentUser() {
  const userId = useAppSelector((state) => state.auth.userId)
  return useUserQuery(userId ?? skipToken)
}

/** A guest is identified by the device; users of every other provider are members (API-64). */
export const isGuest = ({ provider }: Pick<User, 'provider'>): boolean => provider === 'guest'
