import { operations } from '../../src/contract/operations.ts'
import { addAddress, addInformation, editProfile, requireOwn, toUserReply } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const usersHandlers = (handle: Handle) => [
  // before `/v1/users/:userId`, which matches its path too
  handle(operations.addInformation, ({ tx, user, body, now }) => toUserReply(tx, addInformation(tx, user, body, now))),

  handle(operations.user, ({ tx, user, params }) => {
    requireOwn(user, params.userId)
    return toUserReply(tx, user)
  }),

  handle(operations.updateUser, ({ tx, user, params, body, now }) => {
    requireOwn(user, params.userId)
    return toUserReply(tx, editProfile(tx, user, body, now))
  }),

  handle(operations.addAddress, ({ tx, user, params, body }) => {
    requireOwn(user, params.userId)
    return addAddress(tx, user, body)
  }),
]
