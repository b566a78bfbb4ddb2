import { skipToken } from '@reduxjs/toolkit/query'
import { useUserQuery } from '../../api/users.ts'
import type { User } from '../../contract/users.ts'
import { useAppSelector } from '../hooks.ts'

/** Whoever is signed in; nobody is asked for a visitor. */
export function useCurrentUser() {
  const userId = useAppSelector((state) => state.auth.userId)
  return useUserQuery(userId ?? skipToken)
}

/** Identified by a device alone; every other provider is a member's (API-64). */
export const isGuest = ({ provider }: Pick<User, 'provider'>): boolean => provider === 'guest'
