import { operations } from '../../src/contract/operations.ts'
import { addAddress, addInformation, editProfile, requireOwn, shownUser } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const usersHandlers = (handle: Handle) => [
  // before `/v1/users/:userId`, which matches its path too
  handle(operations.addInformation, ({ tx, user, body, now }) => shownUser(tx, addInformation(tx, user, body, now))),

  handle(operations.user, ({ tx, user, params }) => {
    requireOwn(user, params.userId)
    return shownUser(tx, user)
  }),

  handle(operations.updateUser, ({ tx, user, params, body, now }) => {
    requireOwn(user, params.userId)
    return shownUser(tx, editProfile(tx, user, body, now))
  }),

  handle(operations.addAddress, ({ tx, user, params, body }) => {
    requireOwn(user, params.userId)
    return addAddress(tx, user, body)
  }),
]
