import { operations } from '../../src/contract/operations.ts'
import { addAddress, addInformation, editProfile, requireSelf, toUserReply } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const usersHandlers = (handle: Handle) => [
  // Before `/v1/users/:userId`, which matches its path too.
  handle(operations.addInformation, ({ tx, user, body, now }) => toUserReply(tx, addInformation(tx, user, body, now))),

  handle(operations.user, ({ tx, user, params }) => {
    requireSelf(user, params.userId)
    return toUserReply(tx, user)
  }),

  handle(operations.updateUser, ({ tx, user, params, body, now }) => {
    requireSelf(user, params.userId)
    return toUserReply(tx, editProfile(tx, user, body, now))
  }),

  handle(operations.addAddress, ({ tx, user, params, body }) => {
    requireSelf(user, params.userId)
    return addAddress(tx, user, body)
  }),
]
